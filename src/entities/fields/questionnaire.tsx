import { ToggleField } from '@/form/fields/ToggleField'
import type { FormSection } from '@/form/types'
import type { Survey } from '@/generated/model'
import type { QuestionKind } from './questions/kind'
import { QuestionsField } from './questions/QuestionsField'

/* Parts that surveys and quizzes share. */

type Questionnaire = Pick<Survey, 'questions' | 'isShuffleRequired'>

/** `text`: what players are asked. */
export const questionsSection = (kind: QuestionKind, text: string): FormSection<Questionnaire> => ({
  id: 'questions',
  title: 'Questions',
  text,
  Content: () => <QuestionsField kind={kind} />,
})

/** `fallback`: what a missing value means. */
export const ShuffleField = ({ fallback = false }: { fallback?: boolean }) => (
  <ToggleField<Questionnaire>
    name="isShuffleRequired"
    label="Shuffle"
    help="Questions come in a different order each time."
    fallback={fallback}
  />
)
