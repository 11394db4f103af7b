import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Mystery Boxes', 'Mystery Box', 'THE ELEMENT OF SURPRISE'],
  rows: [[{ id: 'm' }, { Credits: 0, Available: 0, Redeemed: 0 }]],
  created: {
    starts: { account: 'a', period: 'all-time' },
  },
  edited: {
    fixed: ['prizes.*.currentCount'],
  },
  world: { id: 'tinkers-chest', atLeast: 8 },
}
