/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * The required level, with the id and ordinal of the selected level. A player whose level has the same or a higher ordinal fulfils it.
 */
export interface RequirementLevel {
  /** Id of a level of the same account. Empty means none. */
  id?: string;
  /**
     * Ordinal of that level when it was selected.
     * @minimum 0
     */
  ordinal?: number;
  [key: string]: unknown;
 }
