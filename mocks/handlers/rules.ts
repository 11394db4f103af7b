import type { Fields } from '../store/fields'
import { invalid } from './refuse'

/**
 * Rules that the contract states only in prose: required texts must not be blank (rule FORM-7: "blank when it is
 * missing or only whitespace"), a limit needs its number, a question its text. Throws 422.
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

/** Checks a required text. An absent one was not sent, which PATCH allows. */
export function needText(value: unknown, label: string, field: string): void {
  if (typeof value !== 'string' || value.trim() === '') throw invalid(`${label} is required`, field)
}
