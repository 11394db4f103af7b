import { inSlices, runSync } from '@/ui/idle'
import { TextSearch } from '@/ui/textSearch'
import { fieldText } from '@/ui/value'
import type { Names } from './types'

/**
 * The lower-cased fields of each object, cached so that a keystroke only compares. Joined by line breaks, which no query
 * contains.
 */
const haystacks = new WeakMap<object, string>()
/** By list: the haystacks of its objects in its order, so that a keystroke only loops over texts. */
const searches = new WeakMap<readonly unknown[], TextSearch>()
/** By list and field: the id that each object of the list has in this field, in its order. */
const idsOfLists = new WeakMap<readonly unknown[], Map<string, readonly string[]>>()

const noNames: Names = {}

function haystackOf(row: object, searched: readonly string[]): string {
  let haystack = haystacks.get(row)
  if (haystack === undefined) {
    haystack = searched
      .map((field) => fieldText(row, field))
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
): (() => void) => inSlices(readAll(items, rowOf, searched, names))

function* readAll<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => object,
  searched: readonly string[],
  names: Names,
): Generator<void, void> {
  yield* readTexts(items, rowOf, searched)
  for (const field of namedFields(searched, names)) yield* readIds(items, rowOf, field)
}

function* readTexts<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => object,
  searched: readonly string[],
): Generator<void, TextSearch> {
  const known = searches.get(items)
  if (known) return known
  const search = new TextSearch(yield* readEach(items, (item) => haystackOf(rowOf(item), searched)))
  searches.set(items, search)
  return search
}

function* readIds<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => object,
  field: string,
): Generator<void, readonly string[]> {
  const fields = idsOfLists.get(items) ?? new Map<string, readonly string[]>()
  idsOfLists.set(items, fields)
  const known = fields.get(field)
  if (known) return known
  const ids = yield* readEach(items, (item) => fieldText(rowOf(item), field))
  fields.set(field, ids)
  return ids
}

/** Reads one text of each item. Can be interrupted after each. */
function* readEach<Item>(items: readonly Item[], read: (item: Item) => string): Generator<void, string[]> {
  const texts: string[] = []
  for (const item of items) {
    texts.push(read(item))
    yield
  }
  return texts
}

/** The searched fields whose ids refer to objects with known names. */
const namedFields = (searched: readonly string[], names: Names) =>
  searched.filter((field) => names[field] !== undefined)

/** The ids of the objects whose name contains the query. */
function idsNamed(names: ReadonlyMap<string, string> | undefined, wanted: string): Set<string> {
  const found = new Set<string>()
  for (const [id, name] of names ?? []) if (name.toLowerCase().includes(wanted)) found.add(id)
  return found
}

/** Both lists of ascending positions as one, without repetitions. */
function union(some: readonly number[], others: readonly number[]): readonly number[] {
  if (others.length === 0) return some
  const all: number[] = []
  let next = 0
  for (const position of some) {
    while ((others[next] ?? Number.POSITIVE_INFINITY) < position) all.push(others[next++] as number)
    if (others[next] === position) next += 1
    all.push(position)
  }
  return [...all, ...others.slice(next)]
}

/**
 * Returns the rows with the query in one of the searched fields, in the given order. An id also matches through the name of
 * its object, if known. Surrounding white space is ignored; a query of white space alone returns everything (decision B5).
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
  let found = runSync(readTexts(items, rowOf, searched)).find(wanted)
  // Names load when the user begins to search. If they were part of the texts, all texts would be read again then.
  for (const field of namedFields(searched, names)) {
    const ids = idsNamed(names[field], wanted)
    if (ids.size > 0) found = union(found, positionsOf(ids, runSync(readIds(items, rowOf, field))))
  }
  return found.map((position) => items[position] as Item)
}

function positionsOf(wanted: ReadonlySet<string>, ids: readonly string[]): number[] {
  const positions: number[] = []
  for (const [position, id] of ids.entries()) if (wanted.has(id)) positions.push(position)
  return positions
}
