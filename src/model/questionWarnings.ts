import type { Quiz } from '@/generated/model'
import type { AnyPath } from './paths'
import type { Questioned, QuestionPath } from './questions'
import { itemOf, listOf, type ReceivedChoice, type ReceivedQuestion } from './questions'
import type { Problem, Rule } from './rules'
import { isBlank } from './rules'

/* Warnings on surveys and quizzes. Free of components, because the check runs them in a worker. */

interface HasQuestions {
  questions?: unknown
}

type QuestionProblem = Problem<AnyPath<Questioned>>

/** The warnings on one question. `path` is the path of the question. */
export type QuestionWarning = (
  question: Partial<ReceivedQuestion>,
  path: QuestionPath,
) => readonly QuestionProblem[]

export const choicesOf = (question: Partial<ReceivedQuestion>): Partial<ReceivedChoice>[] =>
  listOf(question.choices).map((choice) => itemOf<ReceivedChoice>(choice))

/** Runs the warnings (decision D2) on every item of `questions`. */
export const questionWarnings =
  (...warnings: readonly QuestionWarning[]): Rule<HasQuestions, AnyPath<Questioned>> =>
  ({ questions }) =>
    listOf(questions).flatMap((item, index) => {
      const question = itemOf<ReceivedQuestion>(item)
      return warnings.flatMap((warning) => warning(question, `questions.${index}`))
    })

/** Warns about missing texts. `choice` is the lower-case word for a choice. */
export const blankTexts =
  (choice: string): QuestionWarning =>
  (question, path) => {
    const problems: QuestionProblem[] = []
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

/** Whether a question does not count towards the score. A missing weight counts as 1. */
export const isOutOfScore = (question: object): boolean => {
  const { weight } = question as { weight?: unknown }
  return !isBlank(weight) && !(Number(weight) > 0)
}

/** Decision D2: warns when nobody can pass. */
export const passScoreWarning: Rule<Pick<Quiz, 'requiredPassRate'>> = ({ requiredPassRate }) =>
  Number(requiredPassRate) > 100
    ? [{ path: 'requiredPassRate', message: 'Nobody can pass: the highest score is 100.' }]
    : []

/**
 * Decision D2: warns about a question without a correct option, or with more than a player can pick. A question of the
 * weight 0 is left out of the score, so it needs no correct option.
 */
export const correctOptions: QuestionWarning = (question, path) => {
  if (isOutOfScore(question)) return []
  const correct = choicesOf(question).filter((choice) => choice.correctAnswer === true).length
  if (correct === 0)
    return [{ path: `${path}.choices`, message: 'No option of this question is marked as correct.' }]
  if (correct === 1 || question.type !== 'single') return []
  const message = `Players can pick only one option, but ${correct} are marked as correct.`
  return [{ path: `${path}.choices`, message }]
}
