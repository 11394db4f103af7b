import type { FormSpec } from '@/form/types'
import type { Survey } from '@/generated/model'
import { basicRules } from '@/model/fieldRules'
import { surveyFields } from '@/model/fields/surveys'
import { blankTexts, questionWarnings } from '@/model/questionWarnings'
import type { QuestionKind } from '../fields/questions/kind'
import { questionsSection, quietBasicDetails, rewardSection, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Settings } from './formFields'

const kind: QuestionKind = { choiceLabel: 'Response' }

export const surveyForm: FormSpec<Survey> = {
  fields: surveyFields,
  // Rule SURVEY-1
  defaults: (account) => ({ account, isAvailable: true, type: 'basic', isShuffleRequired: true }),
  rules: basicRules,
  among: twins,
  warnings: [questionWarnings(blankTexts('response'))],
  live: surveyFields.live,
  sections: [
    quietBasicDetails,
    settingsSection('How the survey is grouped, and in which order players get its questions.', Settings),
    questionsSection(kind, 'What players are asked.'),
    rewardSection('What players get when they answer.'),
  ],
}
