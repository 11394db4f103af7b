import { inSlices, runSync } from '@/ui/idle'
import { TextSearch } from '@/ui/textSearch'
import { fieldText } from '@/ui/value'
import type { Names } from './types'

interface Reading {
  /**
   * The lower-cased fields of each object, cached so that a keystroke only compares. Joined by line breaks, which no
   * query contains.
   */
  haystacks: WeakMap<object, string>
  /** The haystacks of a list, in its order, so that a keystroke only loops over texts. */
  searches: WeakMap<readonly unknown[], TextSearch>
}

const noNames: Names = {}
const readings = new WeakMap<Names, Reading>()

/** The cache for these names. Other names start a new cache. */
function readingWith(names: Names): Reading {
  let reading = readings.get(names)
  if (!reading) {
    reading = { haystacks: new WeakMap(), searches: new WeakMap() }
    readings.set(names, reading)
  }
  return reading
}

/** The text of a field. An id includes the name of the referenced object, if known. */
function searchedText(row: object, field: string, names: Names): string {
  const text = fieldText(row, field)
  const name = names[field]?.get(text)
  return name ? `${text}\n${name}` : text
}

function haystackOf(row: object, searched: readonly string[], names: Names, { haystacks }: Reading): string {
  let haystack = haystacks.get(row)
  if (haystack === undefined) {
    haystack = searched
      .map((field) => searchedText(row, field, names))
      .join('\n')
      .toLowerCase()
    haystacks.set(row, haystack)
  }
  return haystack
}

/** Reads the texts of a list in slices, so that the first keystroke does not have to. Returns a function that stops it. */
export const readAhead = <Item>(
  items: readonly Item[],
  rowOf: (item: Item) => object,
  searched: readonly string[],
  names = noNames,
): (() => void) => inSlices(readTexts(items, rowOf, searched, names))

function* readTexts<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => object,
  searched: readonly string[],
  names: Names,
): Generator<void, TextSearch> {
  const reading = readingWith(names)
  let search = reading.searches.get(items)
  if (search) return search
  const texts: string[] = []
  for (const item of items) {
    texts.push(haystackOf(rowOf(item), searched, names, reading))
    yield
  }
  search = new TextSearch(texts)
  reading.searches.set(items, search)
  return search
}

/**
 * Returns the rows with the query in one of the searched fields, in the given order. Surrounding white space is
 * ignored; a query of white space alone returns everything (decision B5).
 */
export function searchRows<Item>(
  items: readonly Item[],
  query: string,
  rowOf: (item: Item) => object,
  searched: readonly string[],
  names = noNames,
): readonly Item[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return items
  const search = runSync(readTexts(items, rowOf, searched, names))
  return search.find(wanted).map((position) => items[position] as Item)
}
