/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The level of a player, with the name that players see.
 */
export interface PlayerLevel {
  /** Name of the level. */
  name?: string;
  [key: string]: unknown;
 }
