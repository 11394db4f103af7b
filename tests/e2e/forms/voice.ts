import { expect } from '@playwright/test'
import { flip, number, text } from './controls'
import { basics, type FormCase, grouping, sentBasics, sentGrouping } from './formCase'
import { uploaded } from './images'
import { quizQuestions, surveyQuestions } from './questions'
import * as shared from './shared'

/** Ids that the console makes up. */
const ofQuestion = { id: expect.stringMatching(/^q-[0-9a-f]{24}$/), weight: 1 }
const ofChoice = { id: expect.stringMatching(/^c-[0-9a-f]{24}$/) }

export const surveyCase: FormCase = {
  type: 'surveys',
  title: 'Surveys',
  singular: 'Survey',
  schema: 'Survey',
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
        ...ofQuestion,
        type: 'single',
        text: 'Shall we walk again?',
        choices: [
          { ...ofChoice, text: 'Yes' },
          { ...ofChoice, text: 'No' },
        ],
      },
      {
        ...ofQuestion,
        type: 'multi',
        text: 'What did you like about the lantern walk?',
        imgUrl: uploaded,
        choices: [
          { ...ofChoice, text: 'The lights', imgUrl: uploaded },
          { ...ofChoice, text: 'The company' },
          { ...ofChoice, text: 'The old town' },
        ],
      },
    ],
  },
  unset: [],
  row: { Category: 'Evenings', Completed: '0' },
  edit: { section: 'Reward', label: 'Steps of Night Owl', value: 4, path: 'reward.achievements.1.steps' },
}

export const quizCase: FormCase = {
  type: 'quizzes',
  title: 'Quizzes',
  singular: 'Quiz',
  schema: 'Quiz',
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
        ...ofQuestion,
        type: 'multi',
        text: 'Which of these give light?',
        imgUrl: uploaded,
        strictMode: true,
        choices: [
          { ...ofChoice, text: 'A candle', imgUrl: uploaded, correctAnswer: true },
          { ...ofChoice, text: 'A mirror', correctAnswer: false },
          { ...ofChoice, text: 'A glow-worm', correctAnswer: true },
        ],
      },
      {
        ...ofQuestion,
        type: 'single',
        text: 'How many lanterns hang in Mill Lane?',
        strictMode: false,
        choices: [
          { ...ofChoice, text: 'Twelve', correctAnswer: false },
          { ...ofChoice, text: 'Thirteen', correctAnswer: true },
        ],
      },
    ],
  },
  unset: ['maxScore'],
  row: { Category: 'Evenings', Completed: '0' },
  edit: { section: 'Settings', label: 'Pass Quiz Score', value: 80, path: 'requiredPassRate' },
}
