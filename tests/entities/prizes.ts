import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Prizes', 'Prize', 'PAMPER YOUR PLAYERS'],
  rows: [
    [
      { id: 'p', credits: 5, stock: { available: 7, redeemed: 2 } },
      { [nouns.credits.title]: 5, Available: 7, Redeemed: 2 },
    ],
  ],
  created: {
    starts: { account: 'a', limitStock: true, stockCount: 1 },
  },
  edited: {
    fixed: ['prizes'],
  },
  world: { id: 'brindlewick-mug', atLeast: 24 },
  browser: ({ basics, flip, grouping, number, select, sentBasics, sentGrouping, shared }) => ({
    name: 'Brass Lantern',
    sections: {
      'Basic Details': [...basics('Brass Lantern'), flip('Availability')],
      Settings: grouping,
      Schedule: [...shared.activeRange, select('Refresh period', 'Month')],
      'Stock levels': [number('Stock count', 40)],
      Purchases: [number(`${nouns.credits.title} to Purchase`, 1500), ...shared.limit('Limit Purchases', 2)],
      Requirement: shared.requirement,
    },
    sent: {
      ...sentBasics('Brass Lantern'),
      ...sentGrouping,
      ...shared.sentActiveRange,
      ...shared.sentLimit(2),
      ...shared.sentRequirement,
      isAvailable: false,
      period: 'monthly',
      limitStock: true,
      stockCount: 40,
      credits: 1500,
    },
    unset: ['languages', 'prizes'],
    row: { [nouns.credits.title]: '1,500', Available: '40', Redeemed: '0' },
    edit: {
      section: 'Purchases',
      label: `${nouns.credits.title} to Purchase`,
      value: 1400,
      path: 'credits',
    },
  }),
}
