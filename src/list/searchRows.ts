import { fieldText } from './rowText'

/** List search matches on these (spec §2); a level with its name. */
const searchedFields = ['name', 'description', 'title', 'player', 'account', 'team', 'level', 'id']

/** Lower-cased once for each object: a keystroke only compares. A line break parts the fields, no query holds one. */
const haystacks = new WeakMap<object, string>()

function haystackOf(row: object): string {
  let haystack = haystacks.get(row)
  if (haystack === undefined) {
    haystack = searchedFields
      .map((field) => fieldText(row, field))
      .join('\n')
      .toLowerCase()
    haystacks.set(row, haystack)
  }
  return haystack
}

/** Half a frame, in ms. */
const sliceMs = 8

/** Reads the rows ahead, in slices, so that the first letter does not have to. The answer ends it. */
export function readAhead(rows: readonly object[]): () => void {
  let at = 0
  const step = () => {
    const until = performance.now() + sliceMs
    for (; at < rows.length && performance.now() < until; at += 1) haystackOf(rows[at] as object)
    if (at < rows.length) timer = setTimeout(step, sliceMs)
  }
  let timer = setTimeout(step)
  return () => clearTimeout(timer)
}

/** The haystacks of a list in its order: a letter then goes through texts alone. */
const texts = new WeakMap<readonly unknown[], string[]>()

/**
 * Rows that hold the query in one of the searched fields, in the given order. White space around it does not
 * count; white space alone is no query and finds everything (reading B5).
 */
export function searchRows<Item>(
  items: readonly Item[],
  query: string,
  rowOf: (item: Item) => object,
): readonly Item[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return items
  let read = texts.get(items)
  if (!read) {
    read = items.map((item) => haystackOf(rowOf(item)))
    texts.set(items, read)
  }
  return items.filter((_, index) => read[index]?.includes(wanted))
}
