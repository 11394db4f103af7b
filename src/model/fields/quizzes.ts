import type { Quiz } from '@/generated/model'
import { basicDetails, grouping, questions, reward, settings, shuffle } from './common'
import { describeFields } from './fields'
import { questionsChange, rewardChange } from './live'

export const quizFields = describeFields<Quiz>(
  {
    'basic-details': basicDetails,
    settings: {
      title: settings,
      fields: {
        ...grouping,
        'timing.maxSecondsToComplete': { label: 'Max seconds to complete', name: 'Max seconds to complete' },
        requiredPassRate: { label: 'Pass Quiz Score' },
        passMessage: { label: 'Passed Quiz Message', isDetail: true },
        failMessage: { label: 'Failed Quiz Message', isDetail: true },
        isShuffleRequired: shuffle,
      },
    },
    questions: {
      title: questions.title,
      fields: {
        ...questions.fields,
        'questions.*.strictMode': {
          label: 'Strict Mode',
          term: 'Strict mode',
          name: 'Questions › Strict mode',
          place: 'Question',
        },
        'questions.*.choices.*.correctAnswer': {
          label: 'Correct',
          name: 'Questions › Choices › Correct answer',
          place: 'Question',
        },
      },
    },
    reward,
  },
  {
    progress: ['completed'],
    changes: [
      rewardChange,
      questionsChange,
      {
        paths: ['requiredPassRate', 'timing.maxSecondsToComplete'],
        text: 'It may be harder or easier to pass than it was for others.',
      },
    ],
  },
)
