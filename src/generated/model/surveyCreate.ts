/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Reward } from './reward.ts';
import type { SurveyQuestion } from './surveyQuestion.ts';

/**
 * Body of POST. Unknown fields are refused. A field that is left out gets its default, or stays without a value if it has none.
 */
export interface SurveyCreate {
  /**
     * Free text, unique among the surveys of its account. It names the survey in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the survey belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name: string;
  /** Tells players what it is about and how long it takes. */
  description?: string;
  /** Whether players can see and answer it. When false it is inactive; answers given are kept. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which surveys are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the survey among its kind. Empty means none. */
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
