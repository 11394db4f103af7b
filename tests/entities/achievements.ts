import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Achievements', 'Achievement', 'REWARDS FOR PLAYERS'],
  rows: [
    [
      { id: 'a', reward: { points: 250, credits: 40 } },
      { Points: 250, Credits: 40 },
    ],
  ],
  created: {
    starts: { account: 'a', steps: 1 },
  },
  edited: {
    needed: { steps: 1 },
  },
  world: { id: 'early-bird', atLeast: 30 },
}
