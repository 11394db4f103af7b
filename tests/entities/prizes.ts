import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Prizes', 'Prize', 'PAMPER YOUR PLAYERS'],
  rows: [
    [
      { id: 'p', credits: 5, stock: { available: 7, redeemed: 2 } },
      { Credits: 5, Available: 7, Redeemed: 2 },
    ],
  ],
  created: {
    starts: { account: 'a', limitStock: true, stockCount: 1 },
  },
  edited: {
    fixed: ['prizes'],
  },
  world: { id: 'brindlewick-mug', atLeast: 24 },
}
