import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Levels', 'Level', 'TAKE PLAYERS ON A JOURNEY'],
  rows: [
    [
      { id: 'l', ordinal: 3, objectives: { points: 900 } },
      { Ordinal: 3, [`${nouns.points.title} Required`]: 900 },
    ],
  ],
  created: {
    starts: { account: 'a', ordinal: 1 },
  },
  world: { id: 'pathfinder', atLeast: 20 },
  browser: ({ basics, grouping, number, pick, score, sentBasics, sentGrouping, shared }) => ({
    name: 'Lightkeeper',
    sections: {
      'Basic Details': basics('Lightkeeper'),
      Settings: [...grouping, number('Ordinal', 21)],
      Objectives: [...score(75_000, 300), pick('Achievements', 'Early Bird', 'Bookworm')],
      Reward: shared.reward,
    },
    sent: {
      ...sentBasics('Lightkeeper'),
      ...sentGrouping,
      ...shared.sentReward,
      ordinal: 21,
      objectives: { points: 75_000, credits: 300, achievements: ['early-bird', 'bookworm'] },
    },
    unset: ['languages'],
    row: { Ordinal: '21', [`${nouns.points.title} Required`]: '75,000' },
    edit: {
      section: 'Objectives',
      label: nouns.points.title,
      value: 90_000,
      path: 'objectives.points',
      isNoticed: true,
    },
  }),
}
