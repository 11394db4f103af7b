/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Time limit of a quiz, in seconds.
 */
export interface QuizTiming {
  /**
     * Seconds from the first question in which the quiz must be completed, 120 unless stated.
     * @minimum 0
     */
  maxSecondsToComplete?: number;
  [key: string]: unknown;
 }
