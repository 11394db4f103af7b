import { naturalCompare } from '@/ui/compare'
import { inSlices } from '@/ui/slices'
import { isObject, textOf } from '@/ui/value'
import type { SearchSource } from './types'

/** Checked in this order. The first match is shown with the result (rule SEARCH-3, decision B4). */
const searchedFields = ['name', 'description', 'title', 'player', 'team', 'level', 'id'] as const
export type SearchedField = (typeof searchedFields)[number]

/** An object that matches. Each object appears once, even if several fields match (decision B4). */
export interface SearchResult {
  source: SearchSource
  /** The id used in the route, not encoded. */
  id: string
  /** The name of the object, or its id if it has none. */
  name: string
  description: string
  field: SearchedField
  /** The complete text of the field that matched. */
  matched: string
}

interface IndexedRow {
  row: object
  name: string
  /** The fields that have text, in search order. */
  fields: { field: SearchedField; text: string; lower: string }[]
}

const byType = new Intl.Collator('en')

function indexRow(row: object): IndexedRow {
  const values = row as Partial<Record<SearchedField, unknown>>
  const fields = searchedFields
    .map((field) => ({ field, text: textOf(values[field]) }))
    .filter(({ text }) => text !== '')
    .map((entry) => ({ ...entry, lower: entry.text.toLowerCase() }))
  return { row, name: textOf(values.name), fields }
}

/** Lower-cased and sorted once per loaded list, so that a keystroke only compares. */
const indexes = new WeakMap<readonly unknown[], IndexedRow[]>()

const byName = (a: IndexedRow, b: IndexedRow) => naturalCompare(a.name, b.name)

function indexOf(rows: readonly unknown[]): IndexedRow[] {
  let index = indexes.get(rows)
  if (!index) {
    index = rows.filter(isObject).map(indexRow).sort(byName)
    indexes.set(rows, index)
  }
  return index
}

/** Lists up to this length are indexed synchronously. */
const longList = 2000

export const isPrepared = ({ rows }: SearchSource): boolean =>
  rows === undefined || rows.length <= longList || indexes.has(rows)

/**
 * Builds the search index of loaded lists, so that the first keystroke does not have to. Long lists are indexed in
 * slices that do not block the page. Resolves when it is done or aborted.
 */
export const prepareSearch = (sources: readonly SearchSource[], signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stop = inSlices(indexAll(sources), resolve)
    signal?.addEventListener('abort', () => {
      stop()
      resolve()
    })
  })

function* indexAll(sources: readonly SearchSource[]): Generator<void, void> {
  for (const { rows } of sources) if (rows && rows.length <= longList) indexOf(rows)
  for (const { rows } of sources) {
    if (!rows || indexes.has(rows)) continue
    const index: IndexedRow[] = []
    for (const row of rows) {
      if (isObject(row)) index.push(indexRow(row))
      yield
    }
    indexes.set(rows, yield* mergeSort(index, byName))
  }
}

const runLength = 500

/** Sorts a long list; yields regularly, because sorting it at once would block the page. */
export function* mergeSort<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[]> {
  let runs: Item[][] = []
  for (let at = 0; at < items.length; at += runLength) {
    runs.push(items.slice(at, at + runLength).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const [left = [], right = []] = [runs[at], runs[at + 1]]
      const both: Item[] = []
      let [l, r] = [0, 0]
      while (l < left.length || r < right.length) {
        const isLeft =
          r >= right.length || (l < left.length && compare(left[l] as Item, right[r] as Item) <= 0)
        both.push((isLeft ? left[l++] : right[r++]) as Item)
        if (both.length % runLength === 0) yield
      }
      merged.push(both)
    }
    runs = merged
  }
  return runs[0] ?? []
}

/** The effective query: surrounding white space is ignored, white space alone is no query (decision B5). */
export const normalizeQuery = (query: string) => query.trim()

/**
 * Case-insensitive substring search over the loaded rows of all sources. Returns one result per object, sorted by
 * entity type and then by name (rule SEARCH-4). Sources that have not loaded yield none.
 */
export function searchEntities(sources: readonly SearchSource[], query: string): SearchResult[] {
  const wanted = normalizeQuery(query).toLowerCase()
  if (wanted === '') return []
  const results: SearchResult[] = []
  for (const source of [...sources].sort((a, b) => byType.compare(a.type, b.type))) {
    for (const { row, name, fields } of indexOf(source.rows ?? [])) {
      const hit = fields.find(({ lower }) => lower.includes(wanted))
      if (!hit) continue
      const id = source.idOf(row as never)
      const description = textOf((row as { description?: unknown }).description)
      results.push({ source, id, name: name || id, description, field: hit.field, matched: hit.text })
    }
  }
  return results
}
