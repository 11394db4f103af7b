import { useLayoutEffect, useMemo, useState } from 'react'
import { naturalCompare } from '@/lib/compare'
import type { Filter, FilterValues } from '@/lib/filterRows'
import { valuesOf } from '@/lib/filterRows'
import { inSlices } from '@/lib/idle'
import { type ChosenFilters, filterValueLabel } from './FilterChips'
import type { Truncation } from './query'
import { searchRows } from './searchRows'
import type { ListSpec, Names } from './types'

/** The data of the filter popup. */
export interface FilterValuesProps extends Pick<ChosenFilters, 'filters' | 'onChoose'> {
  spec: ListSpec<object>
  /** Undefined while they load: nothing can be counted yet. */
  rows: readonly object[] | undefined
  term: string
  names: Names | undefined
  truncated: Truncation | undefined
}

interface FilterValue {
  value: string
  words: string
  count: number
}

/** A filter with its available values. */
export interface FilterGroup {
  id: string
  label: string
  values: readonly FilterValue[]
}

const none: readonly Filter<object>[] = []
const itself = (row: object) => row

/** The groups of the popup, in the order of the list's filters. Undefined until the first count is done. */
export function useFilterGroups({
  spec,
  rows,
  filters,
  term,
  names,
}: FilterValuesProps): FilterGroup[] | undefined {
  const all = spec.filters ?? none
  const { searched } = spec.fields
  const found = useMemo(
    () => rows && searchRows(rows, term, itself, searched, names),
    [rows, term, searched, names],
  )
  const counts = useCounts(rows, found, all, filters)
  // Counts all rows, not the filtered ones, so that a choice in another filter does not reorder the values.
  const uses = useMemo(
    () => new Map(all.flatMap((filter) => (filter.byUse && rows ? [[filter.id, usesIn(rows, filter)]] : []))),
    [all, rows],
  )
  return useMemo(
    () =>
      counts &&
      all.map((filter) => {
        const counted = counts.get(filter.id)
        const held = filter.choices ? Object.keys(filter.choices) : (counted?.keys() ?? [])
        const values = [...new Set([...held, ...(filters[filter.id] ?? [])])].filter(
          (value) => value !== '' || filter.none,
        )
        const offered = values.map((value) => ({
          value,
          words: filterValueLabel(filter, value, names),
          count: counted?.get(value) ?? 0,
        }))
        const used = uses.get(filter.id)
        if (!filter.choices)
          offered.sort(
            (a, b) =>
              noneLast(a, b) || (used?.get(b.value) ?? 0) - (used?.get(a.value) ?? 0) || byWords(a, b),
          )
        return { id: filter.id, label: filter.label, values: offered }
      }),
    [all, filters, names, counts, uses],
  )
}

/** '' (objects without a value) is last. */
const noneLast = (a: FilterValue, b: FilterValue) => Number(a.value === '') - Number(b.value === '')
const byWords = (a: FilterValue, b: FilterValue) => naturalCompare(a.words, b.words)

/** The number of rows with each value. */
function usesIn<T>(rows: readonly T[], filter: Filter<T>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const row of rows)
    for (const value of valuesOf(filter, row)) uses.set(value, (uses.get(value) ?? 0) + 1)
  return uses
}

/** Keeps the previous counts until the new ones are ready. Counts short lists immediately, long ones in slices. */
function useCounts(
  rows: readonly object[] | undefined,
  searched: readonly object[] | undefined,
  filters: readonly Filter<object>[],
  chosen: FilterValues,
): ValueCounts | undefined {
  const [counts, setCounts] = useState<ValueCounts>()
  useLayoutEffect(
    () => rows && searched && inSlices(countValues({ rows, searched, filters, chosen }), setCounts),
    [rows, searched, filters, chosen],
  )
  return counts
}

/** How many rows each filter value would match, with the search and the other filters applied. */
export type ValueCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

interface Counted<T> {
  rows: readonly T[]
  /** The rows that match the search, in the same order. */
  searched: readonly T[]
  filters: readonly Filter<T>[]
  chosen: FilterValues
}

/** Counts every value that a row has, including values with 0 matches. Yields regularly. */
export function* countValues<T>({
  rows,
  searched,
  filters,
  chosen,
}: Counted<T>): Generator<void, ValueCounts> {
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
    // A row counts for a group if it passes the filters of all other groups.
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
