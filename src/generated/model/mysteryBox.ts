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
 * A box with an unknown prize inside. A player pays credits to open one and gets one unit of one of its prizes.
 */
export interface MysteryBox {
  /** Free text, unique among the mystery boxes of its account. It names the mystery box in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the mystery box belongs to. Cannot be changed after creation. */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name?: string;
  /** Tells players what may be inside. */
  description?: string;
  /** Whether players can open it. When false it is inactive. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which mystery boxes are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the mystery box among its kind. Empty means none. */
  category?: string;
  /**
     * Credits a player pays to take part once. Missing or 0 means free.
     * @minimum 0
     */
  credits?: number;
  /** When it can be opened. Missing means always. */
  active?: ActiveRange;
  /** How often the count of a player's participations starts anew. */
  period?: Period;
  /** Whether a player can take part only a limited number of times in a period. */
  limitCount?: boolean;
  /**
     * How many times a player can take part in a period. Kept, but without effect, while `limitCount` is false; with `limitCount` it must be 1 or more.
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
  [key: string]: unknown;
 }
