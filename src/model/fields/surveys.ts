import type { Survey } from '@/generated/model'
import { basicDetails, grouping, questions, reward, settings, shuffle } from './common'
import { describeFields } from './fields'
import { questionsChange, rewardChange } from './live'

export const surveyFields = describeFields<Survey>(
  {
    'basic-details': basicDetails,
    // Rule SURVEY-1: its questions are shuffled by default.
    settings: { title: settings, fields: { ...grouping, isShuffleRequired: { ...shuffle, missing: true } } },
    questions,
    reward,
  },
  { progress: ['completed'], changes: [rewardChange, questionsChange] },
)
