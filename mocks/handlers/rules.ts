import type { Fields } from './read'
import { invalid } from './refuse'

/**
 * What the contract says in words only: texts that are required may not be blank (rule FORM-7: "blank when it is missing or
 * only whitespace"), a limit needs its number, a question its text. Throws 422.
 */
export function checkRules(fields: Fields): void {
  needText(fields.name, 'Name', 'name')
  if (fields.limitCount === true && !fields.countLimit) {
    throw invalid('Count limit is required when limit is enabled', 'countLimit')
  }
  if (!Array.isArray(fields.questions)) return
  fields.questions.forEach((question: { text?: unknown }, index) => {
    needText(question.text, 'Question text', `questions.${index}.text`)
  })
}

/** A text that the contract requires; one that is not there at all was not sent, which PATCH may do. */
export function needText(value: unknown, label: string, field: string): void {
  if (typeof value !== 'string' || value.trim() === '') throw invalid(`${label} is required`, field)
}
