import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Levels', 'Level', 'TAKE PLAYERS ON A JOURNEY'],
  rows: [
    [
      { id: 'l', ordinal: 3, objectives: { points: 900 } },
      { Ordinal: 3, 'Points Required': 900 },
    ],
  ],
  created: {
    starts: { account: 'a', ordinal: 1 },
  },
  world: { id: 'pathfinder', atLeast: 20 },
}
