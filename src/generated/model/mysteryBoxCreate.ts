/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { ActiveRange } from './activeRange.ts';
import type { Languages } from './languages.ts';
import type { Period } from './period.ts';
import type { PrizeCount } from './prizeCount.ts';
import type { Requirement } from './requirement.ts';
import type { Stock } from './stock.ts';

/**
 * Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.
 */
export interface MysteryBoxCreate {
  /**
     * Free text, unique among the mystery boxes of its account. It identifies the mystery box in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the mystery box belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name: string;
  /** Tells players what may be inside. */
  description?: string;
  /** Whether players can open it. If false, it is inactive. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group mystery boxes; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the mystery box. Empty means none. */
  category?: string;
  /**
     * Credits a player pays to take part once. Missing or 0 means free.
     * @minimum 0
     */
  credits?: number;
  /** When it can be opened. Missing means always. */
  active?: ActiveRange;
  /** How often the count of a player's participations is reset. */
  period?: Period;
  /** Whether a player can take part only a limited number of times in a period. */
  limitCount?: boolean;
  /**
     * How many times a player can take part in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.
     * @minimum 0
     */
  countLimit?: number;
  /** What a player needs to take part. */
  requirement?: Requirement;
  languages?: Languages;
  /** What is inside. A box whose prizes have all been won is sold out. */
  prizes?: PrizeCount[];
  /** Units of all its prizes. Counted by the server; ignored when sent. */
  readonly stock?: Stock;
}
