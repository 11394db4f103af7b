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
 * Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.
 */
export interface RaffleUpdate {
  /**
     * Free text, unique among the raffles of its account. It identifies the raffle in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the raffle belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name: string;
  /** Tells players what is drawn and when. */
  description?: string;
  /** Whether players can see and enter it. If false, it is inactive. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group raffles; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the raffle. Empty means none. */
  category?: string;
  /**
     * Credits a player pays for one entry. Missing or 0 means free.
     * @minimum 0
     */
  credits?: number;
  /** When entries can be bought. Missing means until the draw. */
  active?: ActiveRange;
  /** When the winners are drawn, ISO 8601 in UTC. Missing means no draw is planned. */
  drawTime?: string;
  /** When the next draw takes place, calculated from `drawTime` and `period`, ISO 8601 in UTC. Counted by the server; ignored when sent. */
  readonly nextDraw?: string;
  /** How often the draw is repeated and the count of entries is reset. `all-time` draws once. */
  period?: Period;
  /** Whether a player can enter only a limited number of times in a period. */
  limitCount?: boolean;
  /**
     * How many entries a player can buy in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.
     * @minimum 0
     */
  countLimit?: number;
  /** What a player needs to enter. */
  requirement?: Requirement;
  languages?: Languages;
  /** What is drawn. Each unit has one winner. */
  prizes?: PrizeCount[];
  /** Whether the draw takes place. The console has no field for it and sends it back as received. */
  enabled?: boolean;
  /** Units of all its prizes. Counted by the server; ignored when sent. */
  readonly stock?: Stock;
  [key: string]: unknown;
 }
