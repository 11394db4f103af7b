import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Streaks', 'Streak', 'KEEP PLAYERS IN THE LOOP'],
  rows: [[{ id: 's' }, { [nouns.points.title]: 0, [nouns.credits.title]: 0 }]],
  created: {
    starts: { account: 'a', period: 'monthly' },
  },
  world: { id: 'seven-mornings', atLeast: 12 },
  browser: ({ basics, grouping, number, pick, select, sentBasics, sentGrouping, shared }) => ({
    name: 'Every Evening',
    sections: {
      'Basic Details': basics('Every Evening'),
      Settings: [...grouping, number('Priority', 2)],
      Schedule: [...shared.activeRange, select('Refresh period', 'Day')],
      'Streak length': shared.limit('Fixed Streak Length', 30),
      Objectives: [pick('Mission', 'First Summit')],
      Reward: shared.reward,
    },
    sent: {
      ...sentBasics('Every Evening'),
      ...sentGrouping,
      ...shared.sentActiveRange,
      ...shared.sentLimit(30),
      ...shared.sentReward,
      priority: 2,
      period: 'daily',
      objectives: { missions: ['first-summit'] },
    },
    unset: ['languages'],
    row: { [nouns.points.title]: '1,250', [nouns.credits.title]: '40' },
    edit: { section: 'Reward', label: nouns.points.title, value: 1251, path: 'reward.points' },
  }),
}
