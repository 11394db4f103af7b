/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

/**
 * What is counted, points or credits.
 */
export type LeaderboardUnits = typeof LeaderboardUnits[keyof typeof LeaderboardUnits];


export const LeaderboardUnits = {
  points: 'points',
  credits: 'credits',
} as const;
