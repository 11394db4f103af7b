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
 * Body of POST. Unknown fields are refused. A field that is left out gets its default, or stays without a value if it has none.
 */
export interface LeaderboardCreate {
  /**
     * Free text, unique among the leaderboards of its account. It names the leaderboard in paths and in other objects and cannot be changed after creation.
     * @minLength 1
     */
  id: string;
  /**
     * Id of the account the leaderboard belongs to. Cannot be changed after creation.
     * @minLength 1
     */
  account: string;
  /** What players see as its title. Whitespace alone counts as missing. */
  name: string;
  /** Tells players what is ranked and what for. */
  description?: string;
  /** Whether players can see it. When false it is hidden; ranks go on being counted. */
  isAvailable?: boolean;
  /** Address of the picture, absolute or relative. Missing or empty means the default picture. */
  imgUrl?: string;
  /** Free words by which leaderboards are grouped and by which requirements can ask for them. */
  tags?: string[];
  /** One free word that sorts the leaderboard among its kind. Empty means none. */
  category?: string;
  /** The stretch of time that is ranked. `all-time` never starts anew. */
  period?: Period;
  element?: LeaderboardElement;
  /** How the ranked figure is made. `total` sums up what was earned; the console has no field for it. */
  rankBy?: string;
  units?: LeaderboardUnits;
  /** When it is shown and counted. Missing means always. */
  active?: ActiveRange;
  /** Who is ranked. Missing means everybody. */
  requirement?: Requirement;
  drivenBy?: LeaderboardDrivenBy;
  languages?: Languages;
}
