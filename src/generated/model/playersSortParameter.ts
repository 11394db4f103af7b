/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The field of a player by which the whole list is sorted, before `skip` and `limit` cut it. Players with the same value are sorted by player id; players without a value come last. An unknown field is answered with 400.
 */
export type PlayersSortParameter = string;
