/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Whether a player can pick one choice (`single`) or several (`multi`).
 */
export type QuestionType = typeof QuestionType[keyof typeof QuestionType];


export const QuestionType = {
  single: 'single',
  multi: 'multi',
} as const;
