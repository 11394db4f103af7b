/*
 * Halves of characters. A character outside of the basic plane, such as an emoji, is two code units, a surrogate pair. Half of
 * one has no UTF-8 form: another program refuses it or replaces it. Texts are cut here, so that the console makes none (rule TEXT-8).
 */

const half = /\p{Surrogate}/u

/** Whether a text contains half of a character. */
export const hasHalf = (text: string): boolean => half.test(text)

/** The start of a text, of at most so many code units. */
export const startOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** The end of a text, of at most so many code units. */
export const endOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(text.length - most).replace(/^[\udc00-\udfff]/, '')
