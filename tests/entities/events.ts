import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Events', 'Event', 'WHAT YOUR PLAYERS ARE DOING'],
  rows: [[{ id: 'e' }, { Status: true }]],
  created: {
    starts: { account: 'a' },
  },
  world: { id: 'cheer-sent', atLeast: 40 },
}
