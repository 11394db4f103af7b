/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { ActiveRange } from './activeRange.ts';
import type { Languages } from './languages.ts';
import type { Period } from './period.ts';
import type { Reward } from './reward.ts';
import type { StreakObjectives } from './streakObjectives.ts';

/**
 * A run of periods without a gap. A player keeps it up by completing its mission, or by any activity if it has none, once in every period; one missed period ends it.
 */
export interface Streak {
  /** Free text, unique among the streaks of its account. It identifies the streak in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the streak belongs to. Cannot be changed after creation. */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name?: string;
  /** Tells players what keeps the streak going. */
  description?: string;
  /** Whether players can see and extend it. If false, it is inactive and runs are paused. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group streaks; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the streak. Empty means none. */
  category?: string;
  /** Whether the streak has a fixed length. While false, it continues as long as the player keeps it up. */
  limitCount?: boolean;
  /**
     * Number of periods in a row that complete the streak. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.
     * @minimum 0
     */
  countLimit?: number;
  /**
     * Priority among the streaks that a player sees; a higher number is more important, 0 means not ranked.
     * @minimum 0
     */
  priority?: number;
  /** When it can be kept up. Missing means always. */
  active?: ActiveRange;
  /** The period in which the player must be active once. */
  period?: Period;
  objectives?: StreakObjectives;
  /** What a player gets on completing it. */
  reward?: Reward;
  languages?: Languages;
  [key: string]: unknown;
 }
