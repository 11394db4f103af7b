/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { QuestionType } from './questionType.ts';
import type { SurveyChoice } from './surveyChoice.ts';

/**
 * A question of a survey.
 */
export interface SurveyQuestion {
  /** Unique inside its object and never reused, so that players' answers stay with their question. */
  id?: string;
  type?: QuestionType;
  /** What the player is asked. A value of only whitespace counts as missing. */
  text?: string;
  /** URL of a picture above the question, absolute or relative. Missing or empty means no picture. */
  imgUrl?: string;
  /**
     * How much the question counts in the evaluation, 1 by default.
     * @minimum 0
     */
  weight?: number;
  /** The choices in the order in which they are shown, unless they are shuffled. */
  choices?: SurveyChoice[];
  [key: string]: unknown;
 }
