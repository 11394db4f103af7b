import { isBlank } from '@/form/rules'
import type { Problem, Rule } from '@/form/types'
import { type ChoiceLike, itemOf, listOf, type QuestionLike } from './questions/items'

/* The warnings that the forms of surveys and quizzes share. */

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
