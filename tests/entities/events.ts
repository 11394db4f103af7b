import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Events', 'Event', 'WHAT YOUR PLAYERS ARE DOING'],
  rows: [[{ id: 'e' }, { Status: true }]],
  created: {
    starts: { account: 'a' },
  },
  world: { id: 'cheer-sent', atLeast: 40 },
  browser: ({ basics, flip, grouping, number, rows, score, sentBasics, sentGrouping }) => ({
    name: 'Lantern lit',
    sections: {
      'Basic Details': [...basics('Lantern lit'), flip('Availability')],
      'Limits and Settings': [...grouping, flip('Enable Restriction'), number('Count limit', 3)],
      Reward: [...score(10, 1), rows('Achievement', 'Steps', { 'Early Bird': 2, 'Night Owl': 5 })],
    },
    sent: {
      ...sentBasics('Lantern lit'),
      ...sentGrouping,
      isAvailable: false,
      limitCount: true,
      countLimit: 3,
      reward: {
        points: 10,
        credits: 1,
        achievements: [
          { id: 'early-bird', steps: 2 },
          { id: 'night-owl', steps: 5 },
        ],
      },
    },
    unset: ['languages'],
    row: { Status: 'Inactive' },
    edit: { section: 'Limits and Settings', label: 'Count limit', value: 4, path: 'countLimit' },
  }),
}
