/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * An option a player can pick.
 */
export interface QuizChoice {
  /** Unique inside its question and never reused, so that players' answers stay with their choice. */
  id?: string;
  /** What the player reads. */
  text?: string;
  /** URL of a picture beside the text, absolute or relative. Missing or empty means no picture. */
  imgUrl?: string;
  /** Whether the option is right. Missing means wrong. */
  correctAnswer?: boolean;
  [key: string]: unknown;
 }
