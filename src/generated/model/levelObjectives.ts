/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * What a player must have to reach the level. All parts that are given must hold.
 */
export interface LevelObjectives {
  /**
     * Points the player must have gathered in all. Missing or 0 asks for none.
     * @minimum 0
     */
  points?: number;
  /**
     * Credits the player must hold; they are not taken away. Missing or 0 asks for none.
     * @minimum 0
     */
  credits?: number;
  /** Ids of achievements of the same account that the player must have unlocked. */
  achievements?: string[];
  [key: string]: unknown;
 }
