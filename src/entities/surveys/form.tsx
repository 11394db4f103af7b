import { RewardFields } from '@/form/fields/RewardFields'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { ToggleField } from '@/form/fields/ToggleField'
import { blankTexts, questionDoubts } from '@/form/questions/doubts'
import type { QuestionKind } from '@/form/questions/kind'
import { QuestionsField } from '@/form/questions/QuestionsField'
import { quietBasicDetails } from '@/form/questions/quietBasicDetails'
import { useFormRoom } from '@/form/room'
import { basicRules } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Survey } from '@/generated/model'
import { CreateSurveyBody, UpdateSurveyBody } from '@/generated/zod/surveys/surveys'
import { useAchievementOptions } from '../references'

const kind: QuestionKind = { choiceLabel: 'Response' }

export const surveyForm: FormSpec<Survey> = {
  schemas: { create: CreateSurveyBody, update: UpdateSurveyBody },
  // spec §3
  defaults: (account) => ({ account, isAvailable: true, type: 'basic', isShuffleRequired: true }),
  rules: basicRules,
  doubts: [questionDoubts(blankTexts('response'))],
  sections: [
    quietBasicDetails,
    { id: 'settings', title: 'Settings', text: 'Grouping and order of questions.', Content: Settings },
    {
      id: 'questions',
      title: 'Questions',
      text: 'What players are asked. Open a question to edit it.',
      Content: Questions,
    },
    { id: 'reward', title: 'Reward', text: 'What players get when they answer.', Content: Reward },
  ],
}

function Settings() {
  return (
    <>
      <TextField name="category" label="Category" size="half" />
      <TagsField name="tags" label="Tags" help="Separate tags with commas." />
      <ToggleField
        name="isShuffleRequired"
        label="Shuffle"
        help="Questions come in a different order each time."
        fallback
      />
    </>
  )
}

function Questions() {
  return <QuestionsField kind={kind} />
}

function Reward() {
  const { account } = useFormRoom()
  return <RewardFields achievements={useAchievementOptions(account)} />
}
