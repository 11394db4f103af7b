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
  browser: ({
    basics,
    flip,
    grouping,
    number,
    quizQuestions,
    sentBasics,
    sentChoice,
    sentGrouping,
    sentQuestion,
    shared,
    text,
    uploaded,
  }) => ({
    name: 'Lights and Lamps',
    sections: {
      'Basic Details': basics('Lights and Lamps'),
      Settings: [
        ...grouping,
        number('Max seconds to complete', 300),
        number('Pass Quiz Score', 75),
        text('Passed Quiz Message', 'You see the light.'),
        text('Failed Quiz Message', 'It is still dark.'),
        flip('Shuffle'),
      ],
      Questions: [quizQuestions],
      Reward: shared.reward,
    },
    sent: {
      ...sentBasics('Lights and Lamps'),
      ...sentGrouping,
      ...shared.sentReward,
      type: 'basic',
      timing: { maxSecondsToComplete: 300 },
      requiredPassRate: 75,
      passMessage: 'You see the light.',
      failMessage: 'It is still dark.',
      isShuffleRequired: true,
      questions: [
        {
          ...sentQuestion,
          type: 'multi',
          text: 'Which of these give light?',
          imgUrl: uploaded,
          strictMode: true,
          choices: [
            { ...sentChoice, text: 'A candle', imgUrl: uploaded, correctAnswer: true },
            { ...sentChoice, text: 'A mirror', correctAnswer: false },
            { ...sentChoice, text: 'A glow-worm', correctAnswer: true },
          ],
        },
        {
          ...sentQuestion,
          type: 'single',
          text: 'How many lanterns hang in Mill Lane?',
          strictMode: false,
          choices: [
            { ...sentChoice, text: 'Twelve', correctAnswer: false },
            { ...sentChoice, text: 'Thirteen', correctAnswer: true },
          ],
        },
      ],
    },
    unset: ['maxScore'],
    row: { Category: 'Evenings', Completed: '0' },
    edit: { section: 'Settings', label: 'Pass Quiz Score', value: 80, path: 'requiredPassRate' },
  }),
}
