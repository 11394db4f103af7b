import { useMemo } from 'react'
import { ToggleField } from '@/form/fields/ToggleField'
import { FormContextProvider, useFormContext } from '@/form/formContext'
import { isBlank } from '@/form/rules'
import type { FormSection, Problem, Rule } from '@/form/types'
import type { Survey } from '@/generated/model'
import { BasicDetailsFields, basicDetails } from './basicDetails'
import { type ChoiceLike, itemOf, listOf, type QuestionLike } from './questions/items'
import type { QuestionKind } from './questions/kind'
import { QuestionsField } from './questions/QuestionsField'

/* What the forms of surveys and quizzes share: sections, fields and warnings. */

type Questionnaire = Pick<Survey, 'questions' | 'isShuffleRequired'>

/** Basic Details whose image silently keeps the previous value when an upload fails (rule FIELD-4). */
export const quietBasicDetails: typeof basicDetails = { ...basicDetails, Content: QuietBasicDetails }

function QuietBasicDetails() {
  const form = useFormContext()
  const quiet = useMemo(() => {
    const { upload } = form
    return upload ? { ...form, upload: (file: File) => upload(file).catch(() => undefined) } : form
  }, [form])
  return (
    <FormContextProvider value={quiet}>
      <BasicDetailsFields />
    </FormContextProvider>
  )
}

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

interface HasQuestions {
  questions?: unknown
}

/** The warnings on one question. `path` is the path of the question. */
type QuestionDoubt = (question: Partial<QuestionLike>, path: string) => readonly Problem[]

export const choicesOf = (question: Partial<QuestionLike>): Partial<ChoiceLike>[] =>
  listOf(question.choices).map((choice) => itemOf<ChoiceLike>(choice))

/** Runs the warnings (decision D2) on every item of `questions`. */
export const questionDoubts =
  (...doubts: readonly QuestionDoubt[]): Rule<HasQuestions> =>
  ({ questions }) =>
    listOf(questions).flatMap((item, index) => {
      const question = itemOf<QuestionLike>(item)
      return doubts.flatMap((doubt) => doubt(question, `questions.${index}`))
    })

/** Warns about missing texts. `choice` is the lower-case word for a choice. */
export const blankTexts =
  (choice: string): QuestionDoubt =>
  (question, path) => {
    const problems: Problem[] = []
    const choices = choicesOf(question)
    if (isBlank(question.text)) problems.push({ path: `${path}.text`, message: 'This question has no text.' })
    if (choices.length === 0)
      problems.push({ path: `${path}.choices`, message: `This question has no ${choice}s.` })
    choices.forEach(({ text }, index) => {
      if (isBlank(text))
        problems.push({ path: `${path}.choices.${index}.text`, message: `This ${choice} has no text.` })
    })
    return problems
  }
