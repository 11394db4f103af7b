/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Reward } from './reward.ts';
import type { SurveyQuestion } from './surveyQuestion.ts';

/**
 * Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.
 */
export interface SurveyCreate {
  /**
     * Free text, unique among the surveys of its account. It identifies the survey in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the survey belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name: string;
  /** Tells players what it is about and how long it takes. */
  description?: string;
  /** Whether players can see and answer it. If false, it is inactive; answers given are kept. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group surveys; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the survey. Empty means none. */
  category?: string;
  /** The kind of survey. Only `basic` is known. */
  type?: string;
  /** Whether the questions are shown in random order. */
  isShuffleRequired?: boolean;
  /** What a player gets on answering it. */
  reward?: Reward;
  /** The questions, in order. */
  questions?: SurveyQuestion[];
  /**
     * How many players have answered it. Counted by the server; ignored when sent.
     * @minimum 0
     */
  readonly completed?: number;
}
