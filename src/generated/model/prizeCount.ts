/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * One kind of prize and how many units of it can be won.
 */
export interface PrizeCount {
  /** Id of a prize of the same account. Empty means none. */
  id?: string;
  /**
     * Total units of this prize that can be won.
     * @minimum 0
     */
  count?: number;
  /**
     * Units of this prize that have been won so far. Counted by the server; ignored when sent.
     * @minimum 0
     */
  readonly currentCount?: number;
  [key: string]: unknown;
 }
