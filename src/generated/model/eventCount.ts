/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * One event and how often it must happen.
 */
export interface EventCount {
  /** Id of an event of the same account. Empty means none. */
  id?: string;
  /**
     * How often the event must happen.
     * @minimum 0
     */
  count?: number;
  /**
     * How often it has happened so far. Counted by the server; ignored when sent.
     * @minimum 0
     */
  readonly currentCount?: number;
  [key: string]: unknown;
 }
