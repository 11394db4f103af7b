/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Maximum number of players in the response. If the response has exactly that many, there can be more; a shorter one is the end of the list. The console requests 100 and loads more with `skip`.
 */
export type PlayersLimitParameter = number;
