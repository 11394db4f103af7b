/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * A response a player can pick.
 */
export interface SurveyChoice {
  /** Unique inside its question and never used again, so that answers given stay with their choice. */
  id?: string;
  /** What the player reads. */
  text?: string;
  /** Address of a picture beside the text, absolute or relative. Missing or empty means no picture. */
  imgUrl?: string;
  [key: string]: unknown;
 }
