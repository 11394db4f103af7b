/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Steps towards one achievement.
 */
export interface RewardAchievement {
  /** Id of an achievement of the same account. Empty means none. */
  id?: string;
  /**
     * How many steps are added. The achievement unlocks when its own number of steps is reached.
     * @minimum 0
     */
  steps?: number;
  [key: string]: unknown;
 }
