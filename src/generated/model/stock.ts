/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * How many units are left and how many are taken. Counted by the server; ignored when sent.
 */
export interface Stock {
  /**
     * Units that players can still get. At 0 it is sold out. Counted by the server; ignored when sent.
     * @minimum 0
     */
  readonly available?: number;
  /**
     * Units that players have got so far. Counted by the server; ignored when sent.
     * @minimum 0
     */
  readonly redeemed?: number;
  [key: string]: unknown;
 }
