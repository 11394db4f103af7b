/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { QuizQuestion } from './quizQuestion.ts';
import type { QuizTiming } from './quizTiming.ts';
import type { Reward } from './reward.ts';

/**
 * Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.
 */
export interface QuizCreate {
  /**
     * Free text, unique among the quizzes of its account. It identifies the quiz in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the quiz belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name: string;
  /** Tells players what it is about. */
  description?: string;
  /** Whether players can see and take it. If false, it is inactive; results are kept. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group quizzes; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the quiz. Empty means none. */
  category?: string;
  /** The kind of quiz. Only `basic` is known. */
  type?: string;
  /**
     * Percentage of the highest score that a player needs to pass. With 0 everybody passes; with more than 100 nobody, which the console warns about but saves.
     * @minimum 0
     */
  requiredPassRate?: number;
  /**
     * The highest score. The console has no field for it and sends it back as received.
     * @minimum 0
     */
  maxScore?: number;
  /** The text for a player who has passed. */
  passMessage?: string;
  /** The text for a player who has failed. */
  failMessage?: string;
  /** Whether the questions are shown in random order. */
  isShuffleRequired?: boolean;
  timing?: QuizTiming;
  /** What a player gets on passing it. */
  reward?: Reward;
  /** The questions, in order. */
  questions?: QuizQuestion[];
  /**
     * How many players have completed it. Counted by the server; ignored when sent.
     * @minimum 0
     */
  readonly completed?: number;
}
