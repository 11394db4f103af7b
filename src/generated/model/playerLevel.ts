/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The level of a player, by the name it has for players.
 */
export interface PlayerLevel {
  /** Name of the level. */
  name?: string;
  [key: string]: unknown;
 }
