/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { QuizQuestion } from './quizQuestion.ts';
import type { QuizTiming } from './quizTiming.ts';
import type { Reward } from './reward.ts';

/**
 * A set of questions with right answers. A player who reaches the pass score passes it and gets its reward.
 */
export interface Quiz {
  /** Free text, unique among the quizzes of its account. It names the quiz in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the quiz belongs to. Cannot be changed after creation. */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name?: string;
  /** Tells players what it is about. */
  description?: string;
  /** Whether players can see and take it. When false it is inactive; results are kept. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which quizzes are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the quiz among its kind. Empty means none. */
  category?: string;
  /** The kind of quiz. Only `basic` is known. */
  type?: string;
  /**
     * Per cent of the highest score that a player needs to pass. 0 lets everybody pass; more than 100 nobody, which the console warns of but saves.
     * @minimum 0
     */
  requiredPassRate?: number;
  /**
     * The highest score. The console has no field for it and sends it back as received.
     * @minimum 0
     */
  maxScore?: number;
  /** What a player reads who has passed. */
  passMessage?: string;
  /** What a player reads who has failed. */
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
  [key: string]: unknown;
 }
