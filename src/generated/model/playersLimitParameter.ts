/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The most players the answer may hold. An answer that is exactly as long as its limit may have more behind it; a shorter one is the end of the list. The console asks for 100 and loads more with `skip`.
 */
export type PlayersLimitParameter = number;
