import { ToggleField } from '@/form/fields/ToggleField'
import type { FormSection } from '@/form/types'
import type { Survey } from '@/generated/model'
import type { QuestionKind } from './questions/kind'
import { QuestionsField } from './questions/QuestionsField'

/* Parts that surveys and quizzes share. */

type Questionnaire = Pick<Survey, 'questions' | 'isShuffleRequired'>

/** `text`: what the questions are for. */
export const questionsSection = (kind: QuestionKind, text: string): FormSection<Questionnaire> => ({
  id: 'questions',
  title: 'Questions',
  text,
  Content: () => <QuestionsField kind={kind} />,
})

/** `fallback`: the meaning of a missing value. */
export const ShuffleField = ({ fallback = false }: { fallback?: boolean }) => (
  <ToggleField<Questionnaire>
    name="isShuffleRequired"
    label="Shuffle"
    help="Questions come in a different order each time."
    fallback={fallback}
  />
)
