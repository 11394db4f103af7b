import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Leaderboards', 'Leaderboard', 'FRIENDLY COMPETITION'],
  rows: [
    [{ id: 'l', period: 'all-time' }, { Period: 'Ongoing' }],
    [{ id: 'l', period: 'weekly' }, { Period: 'This Week' }],
    [{ id: 'l', period: 'monthly' }, { Period: 'This Month' }],
    [{ id: 'l', period: 'daily' }, { Period: 'This Day' }],
    [{ id: 'l' }, { Period: 'This Day' }],
  ],
  created: {
    starts: { account: 'a', rankBy: 'total' },
  },
  edited: {
    fixed: ['rankBy'],
  },
  world: { id: 'team-ladder', atLeast: 10 },
}
