import { NumberField } from '@/form/fields/NumberField'
import { TextField } from '@/form/fields/TextField'
import { basicRules } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Quiz } from '@/generated/model'
import { questionsSection, ShuffleField } from '../fields/questionnaire'
import { blankTexts, questionDoubts } from '../fields/questions/doubts'
import { quietBasicDetails } from '../fields/questions/quietBasicDetails'
import { GroupingFields, rewardSection, settingsSection } from '../fields/sections'
import { correctOptions, passScoreDoubt } from './doubts'
import { questionKind } from './formQuestions'

export const quizForm: FormSpec<Quiz> = {
  // Rule QUIZ-1
  defaults: (account) => ({
    account,
    isAvailable: true,
    type: 'basic',
    requiredPassRate: 100,
    timing: { maxSecondsToComplete: 120 },
  }),
  rules: basicRules,
  doubts: [passScoreDoubt, questionDoubts(blankTexts('option'), correctOptions)],
  sections: [
    quietBasicDetails,
    settingsSection('How the quiz is grouped, and what players need to pass it.', Settings),
    questionsSection(questionKind, 'What players are asked. Open a question to mark its correct options.'),
    rewardSection('What players get when they pass.'),
  ],
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Quiz> name="timing.maxSecondsToComplete" label="Max seconds to complete" size="half" />
      <NumberField<Quiz>
        name="requiredPassRate"
        label="Pass Quiz Score"
        size="half"
        help="Per cent of the highest score."
      />
      <TextField<Quiz> name="passMessage" label="Passed Quiz Message" size="half" />
      <TextField<Quiz> name="failMessage" label="Failed Quiz Message" size="half" />
      <ShuffleField />
    </>
  )
}
