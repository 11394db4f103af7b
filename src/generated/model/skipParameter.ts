/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Number of objects of the sorted list to skip. Beyond the end of the list the response is an empty array.
 */
export type SkipParameter = number;
