import { type FoldedText, foldedText, type TextQuery } from './textQuery'

/** Finds the texts that match a query. A query that continues the previous one only searches the previous matches. */
export class TextSearch {
  private last: { query: TextQuery; found: readonly number[] } | undefined
  private readonly texts: string[] = []
  /** Folded texts, by the position of the text. Sparse: texts that folding does not change have none. */
  private readonly folded: (FoldedText | undefined)[] = []

  /** Adds the fields of an object as one text. They are joined by line breaks, which no query contains. */
  add(fields: readonly string[]): void {
    const folded = foldedText(fields)
    if (folded) this.folded[this.texts.length] = folded
    this.texts.push(fields.join('\n').toLowerCase())
  }

  /**
   * The positions of the texts that match, ascending. If the query continues the last one, as while a user types, only
   * the texts that matched then are read.
   */
  find(query: TextQuery): readonly number[] {
    const { last, texts } = this
    if (last?.query.typed === query.typed) return last.found
    const matches = this.comparisonWith(query)
    const found: number[] = []
    if (last && query.narrows(last.query)) {
      for (const position of last.found) if (matches(position)) found.push(position)
    } else {
      for (let position = 0; position < texts.length; position += 1)
        if (matches(position)) found.push(position)
    }
    this.last = { query, found }
    return found
  }

  private comparisonWith(query: TextQuery): (position: number) => boolean | undefined {
    const { texts, folded } = this
    const { lower, addsToPlain } = query
    const asSpecified = (position: number) => texts[position]?.includes(lower)
    if (folded.length === 0 && !addsToPlain) return asSpecified
    return (position) => {
      if (asSpecified(position)) return true
      const text = folded[position]
      return text ? query.isInFolded(text) : addsToPlain && texts[position]?.includes(query.folded)
    }
  }
}
