/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { QuestionType } from './questionType.ts';
import type { QuizChoice } from './quizChoice.ts';

/**
 * A question of a quiz.
 */
export interface QuizQuestion {
  /** Unique inside its object and never reused, so that players' answers stay with their question. */
  id?: string;
  type?: QuestionType;
  /** What the player is asked. A value of only whitespace counts as missing. */
  text?: string;
  /** URL of a picture above the question, absolute or relative. Missing or empty means no picture. */
  imgUrl?: string;
  /**
     * How much the question counts in the score, 1 by default; 0 leaves it out of the score.
     * @minimum 0
     */
  weight?: number;
  /** Whether a question with several right choices scores only if all of them, and no wrong one, are picked. If false, each right choice scores its share. */
  strictMode?: boolean;
  /** The choices in the order in which they are shown, unless they are shuffled. */
  choices?: QuizChoice[];
  [key: string]: unknown;
 }
