import { foldForSearch, isPlainText, lettersOf } from './folding'
import type { TextQuery } from './textQuery'

type Range = readonly [from: number, to: number]

const leads = '\\u1100-\\u115f\\u3131-\\u314e\\uffa1-\\uffbe'
const follows = '\\u1160-\\u11ff\\u314f-\\u318e\\uffc2-\\uffdc'
/** A character with all that changes it: accents, characters without width, the parts of a Korean syllable. */
const pieces = new RegExp(
  `(?:[${leads}]+|′+|‵+|[^])[\\p{M}\\p{Default_Ignorable_Code_Point}\\uff9e\\uff9f${follows}]*`,
  'gu',
)

/** Folds a text in pieces, with the index behind each of them. Together they are the folded text. */
export function foldedPieces(text: string): { folded: string[]; ends: number[] } {
  const folded: string[] = []
  const ends: number[] = []
  let last = ''
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const one = foldForSearch(piece)
    // A run of blanks is one.
    folded.push(last === ' ' && one.startsWith(' ') ? one.slice(1) : one)
    ends.push(index + piece.length)
    last = one.at(-1) ?? last
  }
  return { folded, ends }
}

function foldedRanges(text: string, query: TextQuery): Range[] {
  const { folded, ends } = foldedPieces(text)
  const letters = lettersOf(folded)
  const endOf = (piece: number | undefined) => ends[piece ?? -1] ?? 0
  return query
    .placesIn(letters)
    .map((at) => [endOf((letters.pieces[at] ?? 0) - 1), endOf(letters.pieces[at + query.bare.length - 1])])
}

/** Splits a text at the matches: even positions stand between them, odd ones match. */
export function splitMatches(text: string, query: TextQuery): string[] {
  if (query.isBlank) return [text]
  const typed = new RegExp(query.typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
  const ranges: Range[] = [...text.matchAll(typed)].map(({ index, 0: { length } }) => [index, index + length])
  if (query.addsToPlain || !isPlainText(text)) ranges.push(...foldedRanges(text, query))
  const parts: string[] = []
  let at = 0
  for (const [from, to] of ranges.sort(([a], [b]) => a - b)) {
    // Most matches are found by both comparisons, so overlapping ranges are merged.
    if (from < at) {
      if (to > at) parts[parts.length - 1] += text.slice(at, to)
    } else parts.push(text.slice(at, from), text.slice(from, to))
    at = Math.max(at, to)
  }
  return [...parts, text.slice(at)]
}
