import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Teams', 'Team', 'ACHIEVE MORE, TOGETHER'],
  rows: [
    [
      { id: 't', points: 10 },
      { [nouns.points.title]: 10, [nouns.credits.title]: 0 },
    ],
  ],
  created: {
    starts: { account: 'a' },
  },
  edited: {
    fixed: ['badges', 'memberCount'],
  },
  world: { id: 'team-otter', atLeast: 12 },
  browser: ({ basics, flip, grouping, score, sentBasics, sentGrouping }) => ({
    name: 'Team Lantern',
    sections: {
      'Basic Details': [...basics('Team Lantern'), flip('Availability')],
      Settings: grouping,
      Score: score(12_000, 340),
    },
    sent: {
      ...sentBasics('Team Lantern'),
      ...sentGrouping,
      isAvailable: false,
      points: 12_000,
      credits: 340,
    },
    unset: ['badges'],
    row: { [nouns.points.title]: '12,000', [nouns.credits.title]: '340' },
    edit: { section: 'Score', label: nouns.credits.title, value: 341, path: 'credits' },
  }),
}
