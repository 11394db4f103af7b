import { foldForSearch, isPlainText, type Letters, lettersOf, withoutAccents } from './folding'

/** Folded fields of an object, prepared for many queries. */
export interface FoldedText {
  /** The folded text with accents. */
  folded: string
  /** Without accents. The same text if there are none. */
  bare: string
  /** The letters and accents. Computed when a query with accents first needs them. */
  letters?: Letters
}

/**
 * Folds the fields that a search reads. Undefined if folding changes nothing but the case, so that plain texts take no
 * memory.
 */
export function foldedText(fields: readonly string[]): FoldedText | undefined {
  if (fields.every(isPlainText)) return undefined
  const folded = fields.map(foldForSearch).join('\n')
  return { folded, bare: withoutAccents(folded) }
}

/** The maximum number of cached folded texts. */
const most = 20_000
const kept = new Map<string, FoldedText | undefined>()

/** A folded text from the cache: each keystroke of a query compares the same texts again. */
function foldedOnce(text: string): FoldedText | undefined {
  if (isPlainText(text)) return undefined
  const known = kept.get(text)
  if (known) return known
  if (kept.size >= most) kept.clear()
  const folded = foldedText([text])
  kept.set(text, folded)
  return folded
}

/**
 * What a user looks for. A text matches if it contains the query, ignoring case: the specified comparison. Folding only
 * adds matches, except where no letter is left of the query. An accent that is typed is required, and one that is not typed is found: 'zurich' finds 'Zürich', but
 * 'zürich' does not find 'Zurich' (decision T1).
 */
export class TextQuery {
  /** Trimmed. Blank if there is nothing to look for (decision B5). */
  readonly typed: string
  readonly lower: string
  /** Folded, with accents. Blank for a query that is compared as typed only. */
  readonly folded: string
  /** Folded, without accents. */
  readonly bare: string
  /** The accents behind each character of `bare`; undefined if none was typed. */
  private readonly accents: readonly string[] | undefined

  constructor(text: string) {
    this.typed = text.trim()
    this.lower = this.typed.toLowerCase()
    const folded = foldForSearch(text).trim()
    const { bare, accents } = lettersOf([folded])
    // A query with two blanks in a row matches no folded text, because folding merges blanks.
    const isNothing = bare.trim() === '' || /[^\S\ufeff]{2}/.test(this.typed)
    this.folded = isNothing ? '' : folded
    this.bare = isNothing ? '' : bare
    this.accents = accents.some(Boolean) ? accents : undefined
  }

  get isBlank(): boolean {
    return this.typed === ''
  }

  /**
   * Whether a text that folding does not change can match only because of folding. That requires that folding changes
   * the query.
   */
  get addsToPlain(): boolean {
    return this.folded !== '' && this.folded !== this.lower
  }

  /** Compares as specified: ignores case only. A blank query matches every text. */
  isTypedIn(text: string): boolean {
    return text.toLowerCase().includes(this.lower)
  }

  /** Whether one of the texts matches. A blank query matches every text. */
  isIn(...texts: readonly string[]): boolean {
    if (texts.some((text) => this.isTypedIn(text))) return true
    if (this.folded === '') return false
    return texts.some((text) => {
      const folded = foldedOnce(text)
      if (folded) return this.isInFolded(folded)
      return this.addsToPlain && text.toLowerCase().includes(this.folded)
    })
  }

  isInFolded(text: FoldedText): boolean {
    if (this.folded === '' || !text.bare.includes(this.bare)) return false
    if (this.accents === undefined) return true
    text.letters ??= lettersOf([text.folded])
    return this.placesIn(text.letters).length > 0
  }

  /** Whether a text begins with the query. */
  begins(text: string): boolean {
    if (text.toLowerCase().startsWith(this.lower)) return true
    return this.folded !== '' && this.placesIn(lettersOf([foldForSearch(text).trim()]))[0] === 0
  }

  /** Whether everything that matches this query also matches the other one. */
  narrows({ lower, folded }: TextQuery): boolean {
    if (!this.lower.includes(lower)) return false
    return folded === '' ? this.folded === '' : this.folded.includes(folded)
  }

  /** The positions in `text.bare` where the query begins, including the accents that the user typed. */
  placesIn(text: Letters): number[] {
    const { bare, accents } = this
    const places: number[] = []
    let at = bare === '' ? -1 : text.bare.indexOf(bare)
    while (at >= 0) {
      const from = at
      const isHit = accents?.every((typed, index) =>
        [...typed].every((accent) => text.accents[from + index]?.includes(accent)),
      )
      if (isHit !== false) places.push(at)
      at = text.bare.indexOf(bare, at + (isHit === false ? 1 : bare.length))
    }
    return places
  }
}
