import { naturalCompare } from '@/ui/compare'
import { isObject, textOf } from '@/ui/value'
import { slices, sortInSlices } from './slices'
import type { SearchSource } from './types'

/** Looked at in this order; the first that matches names the result (rule SEARCH-3, decision B4). */
const searchedFields = ['name', 'description', 'title', 'player', 'team', 'level', 'id'] as const
export type SearchedField = (typeof searchedFields)[number]

/** One object that matches, whatever else of it matches too (decision B4). */
export interface SearchResult {
  source: SearchSource
  /** The value that stands in the route, not encoded. */
  id: string
  /** What the object is called; its id where it has no name. */
  name: string
  description: string
  field: SearchedField
  /** Text of the matching field, whole. */
  matched: string
}

interface IndexedRow {
  row: object
  name: string
  /** Fields that hold a text, in search order. */
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

/** Lower-cased and sorted once for each loaded list, so that a keystroke only compares. */
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

/** Lists up to this length are indexed at once. */
const longList = 2000

export const isPrepared = ({ rows }: SearchSource): boolean =>
  rows === undefined || rows.length <= longList || indexes.has(rows)

/**
 * Builds what the search needs of lists as they come in, so that the first keystroke does not have to; long lists in
 * slices that leave the page alone.
 */
export async function prepareSearch(sources: readonly SearchSource[], signal?: AbortSignal): Promise<void> {
  for (const { rows } of sources) if (rows && rows.length <= longList) indexOf(rows)
  for (const { rows } of sources) {
    if (!rows || indexes.has(rows)) continue
    const index: IndexedRow[] = []
    const pause = slices()
    for (const row of rows) {
      if (isObject(row)) index.push(indexRow(row))
      if (await pause(signal)) return
    }
    const sorted = await sortInSlices(index, byName, () => pause(signal))
    if (!sorted) return
    indexes.set(rows, sorted)
  }
}

/** What is really looked for: white space around it does not count, white space alone is no query (decision B5). */
export const normalizeQuery = (query: string) => query.trim()

/**
 * Case-insensitive substring search over the loaded rows of all sources, one result for each object, sorted by
 * entity type and then by name (rule SEARCH-4). A source whose rows are not loaded gives none.
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
