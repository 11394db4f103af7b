/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { ActiveRange } from './activeRange.ts';
import type { Languages } from './languages.ts';
import type { MissionObjectives } from './missionObjectives.ts';
import type { MissionTiming } from './missionTiming.ts';
import type { Period } from './period.ts';
import type { Requirement } from './requirement.ts';
import type { Reward } from './reward.ts';

/**
 * Body of POST. Unknown fields are rejected. An omitted field gets its default, or no value if it has none.
 */
export interface MissionCreate {
  /**
     * Free text, unique among the missions of its account. It identifies the mission in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the mission belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name: string;
  /** Tells players what to do to complete it. */
  description?: string;
  /** Whether players can see and complete it. If false, it is inactive and progress is paused. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group missions; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the mission. Empty means none. */
  category?: string;
  /** When players can work on it. Missing means always. */
  active?: ActiveRange;
  /** How often progress is reset. `all-time` keeps it forever. */
  period?: Period;
  timing?: MissionTiming;
  /** Whether `timing.maxSecondsToComplete` applies. While false, the number is kept without effect. */
  timeToComplete?: boolean;
  /** Whether `timing.minSecondsToRestart` applies. While false, the number is kept without effect. */
  timeToRestart?: boolean;
  /**
     * Priority among the missions that a player sees; a higher number is more important, 0 means not ranked.
     * @minimum 0
     */
  priority?: number;
  /** Whether a player can complete it only a limited number of times in a period. */
  limitCount?: boolean;
  /**
     * How many times a player can complete it in a period. Kept, but without effect, while `limitCount` is false; while it is true, at least 1.
     * @minimum 0
     */
  countLimit?: number;
  objectives?: MissionObjectives;
  /** What a player needs before the mission is offered. */
  requirement?: Requirement;
  languages?: Languages;
  /** What a player gets on each completion. */
  reward?: Reward;
}
