import { diffArrays } from 'diff'

/** A run of words that both texts have, or only one of them. */
export interface DiffPart {
  words: string
  of: 'both' | 'before' | 'after'
}

const wordsOf = (text: string) => text.split(/(?<=\s)/)

/** Removed and added words, together. Comparing takes as long as the square of this number: about 0.2 s. */
const maxEditLength = 1000

/**
 * Compares two texts by whole words: what both have, and what only one has, in order. If too many words differ, only
 * the common start and end are found.
 */
export function partsOf(before: string, after: string): DiffPart[] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const parts = diffArrays(was, is, { maxEditLength })
  if (!parts) return partsBetween(was, is)
  return parts.map(({ value, added, removed }) => ({
    words: value.join(''),
    of: added ? 'after' : removed ? 'before' : 'both',
  }))
}

function partsBetween(was: readonly string[], is: readonly string[]): DiffPart[] {
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start += 1
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const parts: DiffPart[] = [
    { words: was.slice(0, start).join(''), of: 'both' },
    { words: was.slice(start, was.length - end).join(''), of: 'before' },
    { words: is.slice(start, is.length - end).join(''), of: 'after' },
    { words: is.slice(is.length - end).join(''), of: 'both' },
  ]
  return parts.filter(({ words }) => words !== '')
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Lists of words, such as tags, are shown word by word. Undefined if one of the values is not such a list. */
export function asWords(value: unknown, other: unknown): readonly string[] | undefined {
  const none = other === undefined || other === null
  return isTexts(value) && value.length > 0 && (none || isTexts(other)) ? value : undefined
}
