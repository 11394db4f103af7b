/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Languages } from './languages.ts';
import type { Reward } from './reward.ts';

/**
 * Something a player does that the host application reports, such as a solved puzzle or a kilometre ridden. Events are what missions count, and an event may give a reward by itself.
 */
export interface Event {
  /** Free text, unique among the events of its account. It names the event in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the event belongs to. Cannot be changed after creation. */
  account: string;
  /** What administrators pick it by. Whitespace alone counts as missing. */
  name?: string;
  /** What the player has to do for the event to be reported. */
  description?: string;
  /** Whether reports of it count. When false they are ignored. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which events are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the event among its kind. Empty means none. */
  category?: string;
  /** Whether it counts only a limited number of times for each player. */
  limitCount?: boolean;
  /**
     * How many times it counts for one player. Kept, but without effect, while `limitCount` is false; with `limitCount` it must be 1 or more.
     * @minimum 0
     */
  countLimit?: number;
  /** What a player gets each time it counts. */
  reward?: Reward;
  languages?: Languages;
  [key: string]: unknown;
 }
