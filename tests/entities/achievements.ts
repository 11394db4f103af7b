import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Achievements', 'Achievement', 'REWARDS FOR PLAYERS'],
  rows: [
    [
      { id: 'a', reward: { points: 250, credits: 40 } },
      { [nouns.points.title]: 250, [nouns.credits.title]: 40 },
    ],
  ],
  created: {
    starts: { account: 'a', steps: 1 },
  },
  edited: {
    needed: { steps: 1 },
  },
  world: { id: 'early-bird', atLeast: 30 },
  browser: ({ basics, grouping, number, sentBasics, sentGrouping, shared }) => ({
    name: 'Lamplight',
    sections: {
      'Basic Details': basics('Lamplight'),
      Settings: [...grouping, number('Steps Required', 25)],
      Reward: shared.reward,
      Requirement: shared.requirement,
    },
    sent: {
      ...sentBasics('Lamplight'),
      ...sentGrouping,
      ...shared.sentReward,
      ...shared.sentRequirement,
      steps: 25,
    },
    unset: ['languages'],
    row: { [nouns.points.title]: '1,250', [nouns.credits.title]: '40' },
    edit: { section: 'Requirement', label: 'Category', value: 'Walkers', path: 'requirement.category' },
  }),
}
