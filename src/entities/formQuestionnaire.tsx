import { ToggleField } from '@/form/fields/ToggleField'
import type { QuestionKind } from '@/form/questions/kind'
import { QuestionsField } from '@/form/questions/QuestionsField'
import type { FormSection } from '@/form/types'

/* Parts that surveys and quizzes share. */

/** `text`: what players are asked. */
export const questionsSection = (kind: QuestionKind, text: string): FormSection => ({
  id: 'questions',
  title: 'Questions',
  text,
  Content: () => <QuestionsField kind={kind} />,
})

/** `fallback`: what a missing value means. */
export const ShuffleField = ({ fallback = false }: { fallback?: boolean }) => (
  <ToggleField
    name="isShuffleRequired"
    label="Shuffle"
    help="Questions come in a different order each time."
    fallback={fallback}
  />
)
