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
 * Something that players buy with credits, or win in a raffle or from a mystery box.
 */
export interface Prize {
  /** Free text, unique among the prizes of its account. It identifies the prize in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the prize belongs to. Cannot be changed after creation. */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name?: string;
  /** Tells players what they get and how they receive it. */
  description?: string;
  /** Whether players can get it. If false, it is inactive, in raffles and mystery boxes too. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group prizes; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the prize. Empty means none. */
  category?: string;
  /**
     * Credits a player pays for one unit. Missing or 0 means free.
     * @minimum 0
     */
  credits?: number;
  /** When it can be bought. Missing means always. */
  active?: ActiveRange;
  /** How often the count of a player's purchases is reset. */
  period?: Period;
  /** Whether a player can buy it only a limited number of times in a period. */
  limitCount?: boolean;
  /**
     * How many units a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.
     * @minimum 0
     */
  countLimit?: number;
  /** What a player needs to buy it. */
  requirement?: Requirement;
  languages?: Languages;
  /** Prizes that come with it, for a bundle. The console has no field for them and sends them back as received. */
  prizes?: PrizeCount[];
  /** Whether there is only a limited number of units. While false, it never sells out. */
  limitStock?: boolean;
  /**
     * Total number of units. Kept, but without effect, while `limitStock` is false.
     * @minimum 0
     */
  stockCount?: number;
  /** Units of this prize. Counted by the server; ignored when sent. */
  readonly stock?: Stock;
  [key: string]: unknown;
 }
