/**
 * Questions and choices as plain data. What came may be broken or hold more than is known here: nothing but the ids of
 * copies is ever changed.
 */

export interface ChoiceLike {
  id?: unknown
  text?: unknown
  imgUrl?: unknown
  correctAnswer?: unknown
}

export interface QuestionLike {
  id?: unknown
  type?: unknown
  text?: unknown
  choices?: unknown
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list at hand; whatever is no list counts as an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** An item as far as it can be read. */
export const itemOf = <T extends object>(value: unknown): Partial<T> => (isObject(value) ? value : {})

/** An id that no question or choice has had or will have: 96 random bits (decision D8). */
export function freshId(prefix: 'q' | 'c'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `${prefix}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A blank choice; `extra` is what choices of this kind start with. */
export const newChoice = (extra: object = {}): object => ({ id: freshId('c'), text: '', ...extra })

/** A blank question with two blank choices: fewer make no question. */
export const newQuestion = (extra: object = {}, choiceExtra?: object): object => ({
  id: freshId('q'),
  type: 'single',
  text: '',
  weight: 1,
  ...extra,
  choices: [newChoice(choiceExtra), newChoice(choiceExtra)],
})

/** A copy with ids of its own; everything else is as in the original. */
export function copyOf(question: unknown): object {
  const copy = itemOf<QuestionLike>(structuredClone(question))
  const choices =
    Array.isArray(copy.choices) &&
    copy.choices.map((choice: unknown) => (isObject(choice) ? { ...choice, id: freshId('c') } : choice))
  return { ...copy, id: freshId('q'), ...(choices && { choices }) }
}
