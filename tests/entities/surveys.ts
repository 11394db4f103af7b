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
  browser: ({
    basics,
    flip,
    grouping,
    sentBasics,
    sentChoice,
    sentGrouping,
    sentQuestion,
    shared,
    surveyQuestions,
    uploaded,
  }) => ({
    name: 'After the Walk',
    sections: {
      'Basic Details': basics('After the Walk'),
      Settings: [...grouping, flip('Shuffle')],
      Questions: [surveyQuestions],
      Reward: shared.reward,
    },
    sent: {
      ...sentBasics('After the Walk'),
      ...sentGrouping,
      ...shared.sentReward,
      type: 'basic',
      isShuffleRequired: false,
      questions: [
        {
          ...sentQuestion,
          type: 'single',
          text: 'Shall we walk again?',
          choices: [
            { ...sentChoice, text: 'Yes' },
            { ...sentChoice, text: 'No' },
          ],
        },
        {
          ...sentQuestion,
          type: 'multi',
          text: 'What did you like about the lantern walk?',
          imgUrl: uploaded,
          choices: [
            { ...sentChoice, text: 'The lights', imgUrl: uploaded },
            { ...sentChoice, text: 'The company' },
            { ...sentChoice, text: 'The old town' },
          ],
        },
      ],
    },
    unset: [],
    row: { Category: 'Evenings', Completed: '0' },
    edit: {
      section: 'Reward',
      label: 'Steps of Night Owl',
      value: 4,
      path: 'reward.achievements.1.steps',
      isNoticed: true,
    },
  }),
}
