import { readable } from '@/form/readable'
import type { FieldDiff } from '../plan/types'

/** A text, and which part of it the other one does not have. */
export interface Marked {
  before: string
  changed: string
  after: string
}

/** The part of a text that differs from another one, at the borders of words. */
export function changedPart(text: string, other: string): Marked {
  const [words, others] = [text, other].map((one) => one.split(/(?<=\s)/)) as [string[], string[]]
  const most = Math.min(words.length, others.length)
  let start = 0
  while (start < most && words[start] === others[start]) start += 1
  let end = 0
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const until = words.length - end
  return {
    before: words.slice(0, start).join(''),
    changed: words.slice(start, until).join(''),
    after: words.slice(until).join(''),
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Lists of words, such as tags, are shown one by one. Undefined if either is none. */
export function asWords(value: unknown, other: unknown): readonly string[] | undefined {
  const none = other === undefined || other === null
  return isTexts(value) && value.length > 0 && (none || isTexts(other)) ? value : undefined
}

const availability = (value: unknown) => (value === false ? 'Inactive' : 'Active')

/** The value of one side in words. */
export const valueWords = ({ path }: FieldDiff, value: unknown): string =>
  path === 'isAvailable' ? availability(value) : readable(value)

/** What an edit changes: 'Active → Inactive', 'Category: Fitness → Empty'. */
export function editWords(diff: FieldDiff): string {
  const [was, is] = [valueWords(diff, diff.theirs), valueWords(diff, diff.ours)]
  return diff.path === 'isAvailable' ? `${was} → ${is}` : `${diff.fieldName}: ${was} → ${is}`
}
