/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * A choice a player can pick.
 */
export interface SurveyChoice {
  /** Unique inside its question and never reused, so that players' answers stay with their choice. */
  id?: string;
  /** What the player reads. */
  text?: string;
  /** URL of a picture beside the text, absolute or relative. Missing or empty means no picture. */
  imgUrl?: string;
  [key: string]: unknown;
 }
