/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The level a requirement asks for, with id and ordinal of the level that was picked. A player of a level with the same or a higher ordinal fulfils it.
 */
export interface RequirementLevel {
  /** Id of a level of the same account. Empty means none. */
  id?: string;
  /**
     * Ordinal of that level when it was picked.
     * @minimum 0
     */
  ordinal?: number;
  [key: string]: unknown;
 }
