/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Time limits of a mission, in seconds. Each applies only while its switch on the mission is true.
 */
export interface MissionTiming {
  /**
     * Seconds from the first progress within which the mission must be completed; see `timeToComplete`.
     * @minimum 0
     */
  maxSecondsToComplete?: number;
  /**
     * Seconds that must pass after a completion before it can be started again; see `timeToRestart`.
     * @minimum 0
     */
  minSecondsToRestart?: number;
  [key: string]: unknown;
 }
