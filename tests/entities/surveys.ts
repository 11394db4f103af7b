import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Surveys', 'Survey', 'GET FEEDBACK FROM PLAYERS'],
  rows: [
    [
      { id: 's', category: 'taste', completed: 12 },
      { Category: 'taste', Completed: 12 },
    ],
  ],
  created: {
    starts: { account: 'a', type: 'basic', isShuffleRequired: true },
  },
  edited: {
    fixed: ['type', 'completed', 'questions.*.id', 'questions.*.weight', 'questions.*.choices.*.id'],
  },
  world: { id: 'mug-colours', atLeast: 6 },
}
