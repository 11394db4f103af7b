/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */

export type PlayersOrderParameter = typeof PlayersOrderParameter[keyof typeof PlayersOrderParameter];


export const PlayersOrderParameter = {
  asc: 'asc',
  desc: 'desc',
} as const;
