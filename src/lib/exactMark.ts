/**
 * Stands before the digits of an ExactNumber where JSON has to hold it as a text for a moment. It is random, so that no
 * text of a server begins with it.
 */
export const exactMark = `exact-${[...crypto.getRandomValues(new Uint32Array(4))].join('-')}:`
