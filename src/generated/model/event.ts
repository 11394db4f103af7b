/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Languages } from './languages.ts';
import type { Reward } from './reward.ts';

/**
 * Something a player does that the host application reports, such as a solved puzzle or a kilometre ridden. Missions count events, and an event can give a reward itself.
 */
export interface Event {
  /** Free text, unique among the events of its account. It identifies the event in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the event belongs to. Cannot be changed after creation. */
  account: string;
  /** The name under which administrators select it. A value of only whitespace counts as missing. */
  name?: string;
  /** What the player has to do for the event to be reported. */
  description?: string;
  /** Whether reports of it count. If false, they are ignored. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group events; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the event. Empty means none. */
  category?: string;
  /** Whether it counts only a limited number of times for each player. */
  limitCount?: boolean;
  /**
     * How many times it counts for one player. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.
     * @minimum 0
     */
  countLimit?: number;
  /** What a player gets each time it counts. */
  reward?: Reward;
  languages?: Languages;
  [key: string]: unknown;
 }
