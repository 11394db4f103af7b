/** Finds the texts that contain a query. Each further letter of a query reads fewer of them. */
export class TextSearch {
  private last: { query: string; found: readonly number[] } | undefined

  /** @param texts in lower case */
  constructor(private readonly texts: readonly string[]) {}

  /**
   * The positions of the texts that contain a query in lower case, ascending. If the query continues the last one, as
   * while a user types, only the texts that matched then are read.
   */
  find(query: string): readonly number[] {
    const { last, texts } = this
    if (last?.query === query) return last.found
    const found: number[] = []
    if (last && query.includes(last.query)) {
      for (const position of last.found) if (texts[position]?.includes(query)) found.push(position)
    } else {
      for (let position = 0; position < texts.length; position += 1)
        if (texts[position]?.includes(query)) found.push(position)
    }
    this.last = { query, found }
    return found
  }
}
