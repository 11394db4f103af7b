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
 * A task with a reward. A player completes it by doing each of its events often enough, or by passing one quiz, or by answering one survey; progress starts anew with each period.
 */
export interface Mission {
  /** Free text, unique among the missions of its account. It names the mission in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the mission belongs to. Cannot be changed after creation. */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name?: string;
  /** Tells players what to do to complete it. */
  description?: string;
  /** Whether players can see and complete it. When false it is inactive and progress stands still. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which missions are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the mission among its kind. Empty means none. */
  category?: string;
  /** When players can work on it. Missing means always. */
  active?: ActiveRange;
  /** How often progress starts anew. `all-time` keeps it for ever. */
  period?: Period;
  timing?: MissionTiming;
  /** Whether `timing.maxSecondsToComplete` is in force. While false the number is kept without effect. */
  timeToComplete?: boolean;
  /** Whether `timing.minSecondsToRestart` is in force. While false the number is kept without effect. */
  timeToRestart?: boolean;
  /**
     * Where it stands among the missions a player sees; a higher number is more important, 0 is not ranked.
     * @minimum 0
     */
  priority?: number;
  /** Whether a player can complete it only a limited number of times in a period. */
  limitCount?: boolean;
  /**
     * How many times a player can complete it in a period. Kept, but without effect, while `limitCount` is false; with `limitCount` it must be 1 or more.
     * @minimum 0
     */
  countLimit?: number;
  objectives?: MissionObjectives;
  /** What a player needs before the mission is offered. */
  requirement?: Requirement;
  languages?: Languages;
  /** What a player gets on each completion. */
  reward?: Reward;
  [key: string]: unknown;
 }
