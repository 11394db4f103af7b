import { NumberField } from '@/form/fields/NumberField'
import { RewardFields } from '@/form/fields/RewardFields'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField } from '@/form/fields/ToggleField'
import { blankTexts, questionDoubts } from '@/form/questions/doubts'
import { QuestionsField } from '@/form/questions/QuestionsField'
import { quietBasicDetails } from '@/form/questions/quietBasicDetails'
import { useFormRoom } from '@/form/room'
import { basicRules } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Quiz } from '@/generated/model'
import { CreateQuizBody, UpdateQuizBody } from '@/generated/zod/quizzes/quizzes'
import { useAchievementOptions } from '../references'
import { correctOptions, passScoreDoubt } from './doubts'
import { questionKind } from './formQuestions'

export const quizForm: FormSpec<Quiz> = {
  schemas: { create: CreateQuizBody, update: UpdateQuizBody },
  // spec §3, §9
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
    { id: 'settings', title: 'Settings', text: 'Grouping, order of questions and time.', Content: Settings },
    {
      id: 'questions',
      title: 'Questions',
      text: 'Open a question to edit it. Pick the correct options.',
      Content: Questions,
    },
    { id: 'reward', title: 'Reward', text: 'What players get when they pass.', Content: Reward },
  ],
}

function Settings() {
  return (
    <>
      <TextField name="category" label="Category" size="half" />
      <TagsField name="tags" label="Tags" help="Separate tags with commas." />
      <NumberField name="timing.maxSecondsToComplete" label="Max seconds to complete" size="half" />
      <NumberField
        name="requiredPassRate"
        label="Pass Quiz Score"
        size="half"
        help="Per cent of the highest score."
      />
      <TextField name="passMessage" label="Passed Quiz Message" size="half" />
      <TextField name="failMessage" label="Failed Quiz Message" size="half" />
      <ToggleField
        name="isShuffleRequired"
        label="Shuffle"
        help="Questions come in a different order each time."
      />
    </>
  )
}

function Questions() {
  return <QuestionsField kind={questionKind} />
}

function Reward() {
  const { account } = useFormRoom()
  return <RewardFields achievements={useAchievementOptions(account)} />
}
