import { naturalCompare } from '@/lib/compare'
import { inSlices, runSync } from '@/lib/idle'
import { LazyOrder } from '@/lib/lazyOrder'
import { longListLength, ranksOf } from '@/lib/ranks'
import { TextQuery } from '@/lib/textQuery'
import { TextSearch } from '@/lib/textSearch'
import { isObject, textOf } from '@/lib/value'
import type { SearchSource } from './types'

/** An object that matches. Each object appears once, even if several fields match (decision B4). */
export interface SearchResult {
  source: SearchSource
  /** The id used in the route, not encoded. */
  id: string
  /** The name of the object, or its id if it has none. */
  name: string
  description: string
  /** The field that matched. */
  field: string
  /** The complete text of the field that matched. */
  matched: string
}

const byType = new Intl.Collator('en')
const none: readonly never[] = []

type Fields = Readonly<Record<string, unknown>>

/** A loaded list, prepared once, so that a keystroke only compares. */
interface Index {
  rows: readonly Fields[]
  search: TextSearch
  /** The position of each row in the order of names. Long lists get it some time after they can be searched. */
  ranks?: Uint32Array
}

const indexes = new WeakMap<readonly unknown[], Index>()

function* readAll({ rows = none, searched }: SearchSource): Generator<void, Index> {
  const objects: Fields[] = []
  const search = new TextSearch()
  for (const row of rows) {
    if (isObject(row)) {
      objects.push(row as Fields)
      search.add(searched.map((field) => textOf((row as Fields)[field])))
    }
    yield
  }
  return { rows: objects, search }
}

function indexOf(source: SearchSource): Index {
  const rows = source.rows ?? none
  const index = indexes.get(rows) ?? runSync(readAll(source))
  indexes.set(rows, index)
  return index
}

/** Whether a list can be searched without waiting. A short list always can: it is indexed during the first search. */
export const isPrepared = ({ rows }: SearchSource): boolean =>
  rows === undefined || rows.length <= longListLength || indexes.has(rows)

/**
 * Builds the search index of loaded lists, so that the first keystroke does not have to. Long lists are indexed in
 * slices that do not block the page. Resolves when all lists can be searched, or when it is aborted. Then it sorts long
 * lists by name in the background: later searches compare the positions instead of the names.
 */
export async function prepareSearch(
  sources: readonly SearchSource[],
  signal = new AbortController().signal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', inSlices(indexAll(sources), resolve))
    signal.addEventListener('abort', () => resolve())
  })
  if (!signal.aborted) signal.addEventListener('abort', inSlices(rankAll(sources)))
}

function* indexAll(sources: readonly SearchSource[]): Generator<void, void> {
  for (const source of sources) if (source.rows && source.rows.length <= longListLength) indexOf(source)
  for (const source of sources)
    if (source.rows && !indexes.has(source.rows)) indexes.set(source.rows, yield* readAll(source))
}

function* rankAll(sources: readonly SearchSource[]): Generator<void, void> {
  for (const source of sources) {
    if (!source.rows || source.rows.length <= longListLength) continue
    const index = indexOf(source)
    index.ranks ??= yield* ranksOf(index.rows.length, byName(index))
  }
}

/** Compares two rows by their index, and equal names by the order of the list. */
function byName({ rows, ranks }: Index): (a: number, b: number) => number {
  if (ranks) return (a, b) => (ranks[a] as number) - (ranks[b] as number)
  return (a, b) => naturalCompare(textOf(rows[a]?.name), textOf(rows[b]?.name))
}

/** Trims a query. A blank query counts as none (decision B5). */
export const normalizeQuery = (query: string) => query.trim()

/** The results of one source. */
interface Part {
  source: SearchSource
  rows: readonly Fields[]
  order: LazyOrder
}

/** The results of a search. There can be thousands and a dialog shows few: each is created when it is first read. */
export class FoundObjects {
  readonly length: number
  /** The results that were read, by their position. A row does not render again while its result is the same object. */
  private readonly created = new Map<number, SearchResult>()

  constructor(
    private readonly parts: readonly Part[] = [],
    private readonly query = new TextQuery(''),
  ) {
    this.length = parts.reduce((sum, { order }) => sum + order.length, 0)
  }

  at(index: number): SearchResult | undefined {
    return this.slice(index, index + 1)[0]
  }

  slice(from = 0, to = this.length): SearchResult[] {
    const results: SearchResult[] = []
    let start = 0
    for (const part of this.parts) {
      const first = Math.max(0, from - start)
      for (const [at, index] of part.order.slice(first, Math.max(0, to - start)).entries()) {
        const position = start + first + at
        const result = this.created.get(position) ?? this.create(part.source, part.rows[index] as Fields)
        this.created.set(position, result)
        results.push(result)
      }
      start += part.order.length
    }
    return results
  }

  private create(source: SearchSource, row: Fields): SearchResult {
    const { query } = this
    // A field that contains the query as typed wins over an earlier one that matches by folding (decision T1).
    const field =
      source.searched.find((one) => query.isTypedIn(textOf(row[one]))) ??
      source.searched.find((one) => query.isIn(textOf(row[one]))) ??
      'name'
    const id = source.idOf(row as never)
    return {
      source,
      id,
      name: textOf(row.name) || id,
      description: textOf(row[source.description]),
      field,
      matched: textOf(row[field]),
    }
  }
}

/**
 * Searches the loaded rows of all sources. Returns one result per object, sorted by entity type and then by name (rule
 * SEARCH-4). Sources that have not loaded yield none.
 */
export function searchEntities(sources: readonly SearchSource[], query: string): FoundObjects {
  const wanted = new TextQuery(query)
  if (wanted.isBlank) return new FoundObjects()
  const parts = [...sources]
    .sort((a, b) => byType.compare(a.type, b.type))
    .map((source) => {
      const index = indexOf(source)
      const compare = byName(index)
      const order = new LazyOrder(index.search.find(wanted), (a, b) => compare(a, b) || a - b)
      return { source, rows: index.rows, order }
    })
  return new FoundObjects(parts, wanted)
}
