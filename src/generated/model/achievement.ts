/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Languages } from './languages.ts';
import type { Requirement } from './requirement.ts';
import type { Reward } from './reward.ts';

/**
 * A badge of honour that a player unlocks by gathering steps: rewards of missions, quizzes and other objects add steps, and at the required number it unlocks and gives its own reward.
 */
export interface Achievement {
  /** Free text, unique among the achievements of its account. It names the achievement in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the achievement belongs to. Cannot be changed after creation. */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name?: string;
  /** Tells players what to do to unlock it. */
  description?: string;
  /** Whether players can see and unlock it. When false it is inactive; what players have unlocked stays theirs. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which achievements are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the achievement among its kind. Empty means none. */
  category?: string;
  /**
     * How many steps unlock it. 1 unlocks at the first step; there is no achievement of less than 1 step.
     * @minimum 0
     */
  steps?: number;
  /** What a player needs before steps count. */
  requirement?: Requirement;
  languages?: Languages;
  /** What a player gets on unlocking it. */
  reward?: Reward;
  [key: string]: unknown;
 }
