/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Languages } from './languages.ts';
import type { LevelObjectives } from './levelObjectives.ts';
import type { Reward } from './reward.ts';

/**
 * Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.
 */
export interface LevelUpdate {
  /**
     * Free text, unique among the levels of its account. It identifies the level in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the level belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name: string;
  /** Tells players what the level means. */
  description?: string;
  /** Whether players can reach it. If false, it is skipped; players who have it keep it. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group levels; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the level. Empty means none. */
  category?: string;
  /**
     * Position on the ladder, lowest first; 0 is allowed for a starting level. Two levels of one account should not share one; their order is undefined.
     * @minimum 0
     */
  ordinal?: number;
  objectives?: LevelObjectives;
  /** What a player gets on reaching it. */
  reward?: Reward;
  languages?: Languages;
  [key: string]: unknown;
 }
