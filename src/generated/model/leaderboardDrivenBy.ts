/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * What feeds the ranking. Without missions everything that earns points or credits counts.
 */
export interface LeaderboardDrivenBy {
  /** Ids of the missions of the same account whose rewards count. Missing or empty means all. */
  missions?: string[];
  [key: string]: unknown;
 }
