/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * What keeps the streak going.
 */
export interface StreakObjectives {
  /**
     * Id of the mission that must be completed in every period, at most one. Missing or empty means any activity.
     * @maxItems 1
     */
  missions?: string[];
  [key: string]: unknown;
 }
