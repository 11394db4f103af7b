import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Quizzes', 'Quiz', 'TEST YOUR PLAYERS'],
  rows: [[{ id: 'q' }, { Category: undefined, Completed: undefined }]],
  created: {
    starts: { account: 'a', type: 'basic', requiredPassRate: 100, timing: { maxSecondsToComplete: 120 } },
  },
  edited: {
    fixed: [
      'type',
      'completed',
      'maxScore',
      'questions.*.id',
      'questions.*.weight',
      'questions.*.choices.*.id',
    ],
  },
  world: { id: 'night-sky', atLeast: 11 },
}
