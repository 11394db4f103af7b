/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { ActiveRange } from './activeRange.ts';
import type { Languages } from './languages.ts';
import type { LeaderboardDrivenBy } from './leaderboardDrivenBy.ts';
import type { LeaderboardElement } from './leaderboardElement.ts';
import type { LeaderboardUnits } from './leaderboardUnits.ts';
import type { Period } from './period.ts';
import type { Requirement } from './requirement.ts';

/**
 * A ranking of players or teams by what they earned in a period. When the period ends, the ranking is reset.
 */
export interface Leaderboard {
  /** Free text, unique among the leaderboards of its account. It identifies the leaderboard in paths and in other objects and cannot be changed after creation. */
  id: string;
  /** Id of the account the leaderboard belongs to. Cannot be changed after creation. */
  account: string;
  /** The title that players see. A value of only whitespace counts as missing. */
  name?: string;
  /** Tells players what is ranked and what for. */
  description?: string;
  /** Whether players can see it. If false, it is hidden; ranks are still counted. */
  isAvailable?: boolean;
  /** URL of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free-text tags that group leaderboards; requirements can refer to them. */
  tags?: string[];
  /** Free-text category of the leaderboard. Empty means none. */
  category?: string;
  /** The period that is ranked. `all-time` is never reset. */
  period?: Period;
  element?: LeaderboardElement;
  /** How the ranked figure is calculated. `total` is the sum of what was earned; the console has no field for it. */
  rankBy?: string;
  units?: LeaderboardUnits;
  /** When it is shown and counted. Missing means always. */
  active?: ActiveRange;
  /** Who is ranked. Missing means everybody. */
  requirement?: Requirement;
  drivenBy?: LeaderboardDrivenBy;
  languages?: Languages;
  [key: string]: unknown;
 }
