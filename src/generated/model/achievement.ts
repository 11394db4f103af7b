/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Languages } from './languages.ts';
import type { Requirement } from './requirement.ts';
import type { Reward } from './reward.ts';

/**
 * A badge that a player unlocks by collecting steps. Rewards of missions, quizzes and other objects add steps; at the required number it unlocks and gives its own reward.
 */
export interface Achievement {
  /** Free text, unique among the achievements of its account. It identifies the achievement in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the achievement belongs to. Cannot be changed after creation. */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name?: string;
  /** Tells players what to do to unlock it. */
  description?: string;
  /** Whether players can see and unlock it. If false, it is inactive; players keep what they have unlocked. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group achievements; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the achievement. Empty means none. */
  category?: string;
  /**
     * Number of steps that unlock it, at least 1. With 1 the first step unlocks it.
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
