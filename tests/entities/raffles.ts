import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Raffles', 'Raffle', 'AND WE HAVE A WINNER'],
  rows: [
    [
      { id: 'r', credits: 3, drawTime: '2026-03-01T18:00:00Z' },
      { Credits: 3, 'Draw Date': '2026-03-01T18:00:00Z' },
    ],
  ],
  created: {
    starts: { account: 'a', enabled: true },
  },
  edited: {
    fixed: ['nextDraw', 'enabled', 'prizes.*.currentCount'],
  },
  world: { id: 'friday-draw', atLeast: 9 },
}
