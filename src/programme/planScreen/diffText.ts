import { readable } from '@/form/readable'
import type { FieldDiff } from '../plan/types'

/** A text, divided so that the part that differs can be marked. */
export interface Marked {
  before: string
  changed: string
  after: string
}

/** The part of a text that differs from another one, extended to whole words. */
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

/** Lists of words, such as tags, are shown word by word. Undefined if one of the values is not such a list. */
export function asWords(value: unknown, other: unknown): readonly string[] | undefined {
  const none = other === undefined || other === null
  return isTexts(value) && value.length > 0 && (none || isTexts(other)) ? value : undefined
}

const availability = (value: unknown) => (value === false ? 'Inactive' : 'Active')

/** The value of one side as text. */
export const valueText = ({ path }: FieldDiff, value: unknown): string =>
  path === 'isAvailable' ? availability(value) : readable(value)

/** The change of an edit: 'Active → Inactive', 'Category: Fitness → Empty'. */
export function editText(diff: FieldDiff): string {
  const [was, is] = [valueText(diff, diff.theirs), valueText(diff, diff.ours)]
  return diff.path === 'isAvailable' ? `${was} → ${is}` : `${diff.fieldName}: ${was} → ${is}`
}
