import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Streaks', 'Streak', 'KEEP PLAYERS IN THE LOOP'],
  rows: [[{ id: 's' }, { Points: 0, Credits: 0 }]],
  created: {
    starts: { account: 'a', period: 'monthly' },
  },
  world: { id: 'seven-mornings', atLeast: 12 },
}
