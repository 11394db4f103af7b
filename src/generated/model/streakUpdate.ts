/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { ActiveRange } from './activeRange.ts';
import type { Languages } from './languages.ts';
import type { Period } from './period.ts';
import type { Reward } from './reward.ts';
import type { StreakObjectives } from './streakObjectives.ts';

/**
 * Body of PUT. The console sends the object back as it received it, with only the edited fields changed. So unknown fields must be accepted and preserved, at every depth. Fields counted by the server are ignored when sent.
 */
export interface StreakUpdate {
  /**
     * Free text, unique among the streaks of its account. It names the streak in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the streak belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name: string;
  /** Tells players what keeps the streak going. */
  description?: string;
  /** Whether players can see and extend it. When false it is inactive and runs stand still. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which streaks are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the streak among its kind. Empty means none. */
  category?: string;
  /** Whether the streak has a fixed length. While false it goes on for as long as the player keeps it up. */
  limitCount?: boolean;
  /**
     * How many periods in a row make the streak complete. Kept, but without effect, while `limitCount` is false; with `limitCount` it must be 1 or more.
     * @minimum 0
     */
  countLimit?: number;
  /**
     * Where it stands among the streaks a player sees; a higher number is more important, 0 is not ranked.
     * @minimum 0
     */
  priority?: number;
  /** When it can be kept up. Missing means always. */
  active?: ActiveRange;
  /** The stretch of time in which the player must be active once. */
  period?: Period;
  objectives?: StreakObjectives;
  /** What a player gets on completing it. */
  reward?: Reward;
  languages?: Languages;
  [key: string]: unknown;
 }
