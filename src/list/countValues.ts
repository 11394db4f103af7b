import { valuesOf } from './filterRows'
import type { Filters } from './listSearch'
import type { Filter } from './types'

/** How many rows each value of each filter would find, with the other filters and the search on. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

interface Counted<T> {
  rows: readonly T[]
  /** The rows that the search leaves, in the same order. */
  searched: readonly T[]
  filters: readonly Filter<T>[]
  chosen: Filters
}

/** Every value that a row holds is in the answer, with 0 where it would find nothing. Yields now and then. */
export function* countValues<T>({ rows, searched, filters, chosen }: Counted<T>): Generator<void, Counts> {
  const groups = filters.map((filter) => ({
    filter,
    wanted: chosen[filter.id],
    counts: new Map<string, number>(),
  }))
  let next = 0
  for (const [index, row] of rows.entries()) {
    if (index % 500 === 499) yield
    const isSearched = row === searched[next]
    if (isSearched) next += 1
    const held = groups.map(({ filter }) => valuesOf(filter, row))
    // A row counts for a group that lets it pass by itself or is the only one that does not.
    const failing = groups.flatMap(({ wanted }, at) =>
      wanted && !held[at]?.some((value) => wanted.includes(value)) ? [at] : [],
    )
    for (const [at, { counts }] of groups.entries()) {
      const counted = isSearched && (failing.length === 0 || (failing.length === 1 && failing[0] === at))
      for (const value of held[at] ?? []) counts.set(value, (counts.get(value) ?? 0) + Number(counted))
    }
  }
  return new Map(groups.map(({ filter, counts }) => [filter.id, counts]))
}
