/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * How many objects of the sorted list to leave out before the first one of the answer. Beyond the end of the list the answer is an empty array.
 */
export type SkipParameter = number;
