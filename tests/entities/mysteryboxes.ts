import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Mystery Boxes', 'Mystery Box', 'THE ELEMENT OF SURPRISE'],
  rows: [[{ id: 'm' }, { [nouns.credits.title]: 0, Available: 0, Redeemed: 0 }]],
  created: {
    starts: { account: 'a', period: 'all-time' },
  },
  edited: {
    fixed: ['prizes.*.currentCount'],
  },
  world: { id: 'tinkers-chest', atLeast: 8 },
  browser: ({ basics, grouping, number, select, sentBasics, sentGrouping, shared }) => ({
    name: 'Dark Lantern',
    sections: {
      'Basic Details': basics('Dark Lantern'),
      Settings: grouping,
      Schedule: [...shared.activeRange, select('Refresh period', 'Day')],
      Participation: [
        number(`${nouns.credits.title} to Participate`, 60),
        ...shared.limit('Limit Player Participation', 1),
      ],
      Prizes: shared.prizes,
      Requirement: shared.requirement,
    },
    sent: {
      ...sentBasics('Dark Lantern'),
      ...sentGrouping,
      ...shared.sentActiveRange,
      ...shared.sentLimit(1),
      ...shared.sentPrizes,
      ...shared.sentRequirement,
      period: 'daily',
      credits: 60,
    },
    unset: ['languages'],
    row: { [nouns.credits.title]: '60', Available: '25', Redeemed: '0' },
    edit: { section: 'Prizes', label: 'Units of Bicycle Bell', value: 6, path: 'prizes.1.count' },
  }),
}
