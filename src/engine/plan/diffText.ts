import { diffArrays } from 'diff'

/** Some words of two texts: of both, or of one alone. */
export interface Part {
  words: string
  of: 'both' | 'before' | 'after'
}

const wordsOf = (text: string) => text.split(/(?<=\s)/)

/** What two texts have in common, and what they have alone, in order and in whole words. */
export const partsOf = (before: string, after: string): Part[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    words: value.join(''),
    of: added ? 'after' : removed ? 'before' : 'both',
  }))

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Lists of words, such as tags, are shown word by word. Undefined if one of the values is not such a list. */
export function asWords(value: unknown, other: unknown): readonly string[] | undefined {
  const none = other === undefined || other === null
  return isTexts(value) && value.length > 0 && (none || isTexts(other)) ? value : undefined
}
