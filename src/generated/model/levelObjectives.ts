/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * What a player must have to reach the level. All given parts are required.
 */
export interface LevelObjectives {
  /**
     * Points the player must have collected in total. Missing or 0 requires none.
     * @minimum 0
     */
  points?: number;
  /**
     * Credits the player must have; they are not deducted. Missing or 0 requires none.
     * @minimum 0
     */
  credits?: number;
  /** Ids of achievements of the same account that the player must have unlocked. */
  achievements?: string[];
  [key: string]: unknown;
 }
