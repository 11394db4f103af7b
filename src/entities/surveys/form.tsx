import type { FormSpec } from '@/form/types'
import type { Survey } from '@/generated/model'
import { blankTexts, questionDoubts } from '../fields/questionDoubts'
import { questionsSection, quietBasicDetails, ShuffleField } from '../fields/questionnaire'
import type { QuestionKind } from '../fields/questions/kind'
import { basicRules, questionsChange } from '../fields/rules'
import { GroupingFields, rewardSection, settingsSection } from '../fields/sections'

const kind: QuestionKind = { choiceLabel: 'Response' }

export const surveyForm: FormSpec<Survey> = {
  // Rule SURVEY-1
  defaults: (account) => ({ account, isAvailable: true, type: 'basic', isShuffleRequired: true }),
  rules: basicRules,
  doubts: [questionDoubts(blankTexts('response'))],
  live: { progress: ['completed'], changes: [questionsChange] },
  sections: [
    quietBasicDetails,
    settingsSection('How the survey is grouped, and in which order players get its questions.', Settings),
    questionsSection(kind, 'What players are asked. Open a question to edit it.'),
    rewardSection('What players get when they answer.'),
  ],
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <ShuffleField fallback />
    </>
  )
}
