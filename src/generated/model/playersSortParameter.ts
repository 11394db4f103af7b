/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The field of a player by which the server sorts the whole list, before it applies `skip` and `limit`. Players with the same value are sorted by player id; players without a value come last. Returns 400 for an unknown field.
 */
export type PlayersSortParameter = string;
