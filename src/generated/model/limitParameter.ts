/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The most objects the answer may hold. An answer that is exactly as long as its limit may have more behind it; a shorter one is the end of the list. A server that cannot serve so many answers 400 instead of sending fewer.
 */
export type LimitParameter = number;
