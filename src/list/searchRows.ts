import { inSlices, runSync } from '@/lib/idle'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { TextQuery } from '@/lib/textQuery'
import { TextSearch } from '@/lib/textSearch'
import { fieldText } from '@/lib/value'
import type { Names } from './types'

/** The search index of each list: the searched fields of its objects, in order. A keystroke then only compares. */
const searches = new WeakMap<readonly unknown[], TextSearch>()
/** For each list and field: the ids in this field, in the order of the list. */
const idsOfList = memoizeWeakly((_items: readonly unknown[]) => new Map<string, readonly string[]>())

const noNames: Names = {}

/** Reads the texts of a list in slices, so that the first keystroke does not have to. Returns a function that stops it. */
export const preloadSearchTexts = <Item>(
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
  const search = new TextSearch()
  for (const item of items) {
    const row = rowOf(item)
    search.add(searched.map((field) => fieldText(row, field)))
    yield
  }
  searches.set(items, search)
  return search
}

function* readIds<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => object,
  field: string,
): Generator<void, readonly string[]> {
  const fields = idsOfList(items)
  const known = fields.get(field)
  if (known) return known
  const ids: string[] = []
  for (const item of items) {
    ids.push(fieldText(rowOf(item), field))
    yield
  }
  fields.set(field, ids)
  return ids
}

/** The searched fields whose ids refer to objects with known names. */
const namedFields = (searched: readonly string[], names: Names) =>
  searched.filter((field) => names[field] !== undefined)

/** The search index of the names, built once for each map of names. */
const searchOfNames = memoizeWeakly((names: ReadonlyMap<string, string>) => {
  const search = new TextSearch()
  for (const name of names.values()) search.add([name])
  return { search, ids: [...names.keys()] }
})

/** The ids of the objects whose name matches. */
function idsNamed(names: ReadonlyMap<string, string> | undefined, wanted: TextQuery): Set<string> {
  if (!names) return new Set()
  const { search, ids } = searchOfNames(names)
  return new Set(search.find(wanted).map((position) => ids[position] as string))
}

/** Merges two ascending lists of positions, without duplicates. */
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
  const wanted = new TextQuery(query)
  if (wanted.isBlank) return items
  let found = runSync(readTexts(items, rowOf, searched)).find(wanted)
  // Names are searched separately: they load when the user starts to search, and would otherwise require building the
  // whole index again.
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
