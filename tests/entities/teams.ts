import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Teams', 'Team', 'ACHIEVE MORE, TOGETHER'],
  rows: [
    [
      { id: 't', points: 10 },
      { Points: 10, Credits: 0 },
    ],
  ],
  created: {
    starts: { account: 'a' },
  },
  edited: {
    fixed: ['badges', 'memberCount'],
  },
  world: { id: 'team-otter', atLeast: 12 },
}
