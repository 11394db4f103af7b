/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Maximum number of objects in the response. If the response has exactly that many, there can be more; a shorter one is the end of the list. A server that cannot return so many must return 400 instead of fewer.
 */
export type LimitParameter = number;
