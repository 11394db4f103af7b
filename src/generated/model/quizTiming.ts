/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Time limit of a quiz, in seconds.
 */
export interface QuizTiming {
  /**
     * Seconds from the first question within which the quiz must be completed, 120 by default.
     * @minimum 0
     */
  maxSecondsToComplete?: number;
  [key: string]: unknown;
 }
