import type { Survey } from '@/generated/model'
import { cloned } from '@/lib/exactNumber'
import { isPlain } from './edits'

/**
 * Questions and choices as plain data. Received items can be invalid or have unknown fields. Only the ids of copies are
 * ever changed.
 */

/** The part of an object that the editor edits. The fields that only quizzes have are edited by their kind. */
export type Questioned = Pick<Survey, 'questions'>

export type QuestionPath = `questions.${number}`
export type ChoicesPath = `${QuestionPath}.choices`
export type ChoicePath = `${ChoicesPath}.${number}`

export interface ReceivedChoice {
  id?: unknown
  text?: unknown
  imgUrl?: unknown
  correctAnswer?: unknown
}

export interface ReceivedQuestion {
  id?: unknown
  type?: unknown
  text?: unknown
  choices?: unknown
}

/** The value if it is a list, otherwise an empty list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The value if it is an object, otherwise an empty object. */
export const itemOf = <T extends object>(value: unknown): Partial<T> =>
  isPlain(value) ? (value as Partial<T>) : {}

/** A unique id for a part of an object, such as a question (q) or a choice (c): 96 random bits (decision D8). */
export function freshId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `${prefix}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A blank choice. `extra`: initial values of this kind of choice. */
export const newChoice = (extra: object = {}): object => ({ id: freshId('c'), text: '', ...extra })

/** A blank question with two blank choices, the minimum. */
export const newQuestion = (extra: object = {}, choiceExtra?: object): object => ({
  id: freshId('q'),
  type: 'single',
  text: '',
  weight: 1,
  ...extra,
  choices: [newChoice(choiceExtra), newChoice(choiceExtra)],
})

/** A copy with new ids. Everything else equals the original. */
export function copyOf(question: unknown): object {
  const copy = itemOf<ReceivedQuestion>(cloned(question))
  const choices =
    Array.isArray(copy.choices) &&
    copy.choices.map((choice: unknown) => (isPlain(choice) ? { ...choice, id: freshId('c') } : choice))
  return { ...copy, id: freshId('q'), ...(choices && { choices }) }
}

interface ReadQuestionLike {
  text: string
  isMulti: boolean
  choices: readonly { text: string; isCorrect: boolean }[]
}

/**
 * Creates a question from a parsed text.
 * @param choiceExtra initial values of a choice; `correctAnswer` is only set if this contains it
 */
export function questionOf(
  { text, isMulti, choices }: ReadQuestionLike,
  extra: object = {},
  choiceExtra: object = {},
): object {
  const isQuiz = 'correctAnswer' in choiceExtra
  return {
    ...newQuestion(extra, choiceExtra),
    type: isMulti ? 'multi' : 'single',
    text,
    choices: choices.map((choice) => ({
      ...newChoice(choiceExtra),
      text: choice.text,
      ...(isQuiz && { correctAnswer: choice.isCorrect }),
    })),
  }
}
