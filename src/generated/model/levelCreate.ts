/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Languages } from './languages.ts';
import type { LevelObjectives } from './levelObjectives.ts';
import type { Reward } from './reward.ts';

/**
 * Body of POST. Unknown fields are refused. A field that is left out gets its default, or stays without a value if it has none.
 */
export interface LevelCreate {
  /**
     * Free text, unique among the levels of its account. It names the level in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the level belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name: string;
  /** Tells players what the level stands for. */
  description?: string;
  /** Whether players can reach it. When false it is passed over; players who have it keep it. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which levels are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the level among its kind. Empty means none. */
  category?: string;
  /**
     * Place on the ladder, lowest first; 0 is allowed for a starting level. Two levels of one account should not share one; which of them comes first is not settled.
     * @minimum 0
     */
  ordinal?: number;
  objectives?: LevelObjectives;
  /** What a player gets on reaching it. */
  reward?: Reward;
  languages?: Languages;
}
