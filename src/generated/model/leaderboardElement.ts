/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * Who is ranked: players, teams, or the players inside each team.
 */
export type LeaderboardElement = typeof LeaderboardElement[keyof typeof LeaderboardElement];


export const LeaderboardElement = {
  player: 'player',
  team: 'team',
  teammembers: 'teammembers',
} as const;
