import { useLayoutEffect, useMemo, useState } from 'react'
import { naturalCompare } from '@/ui/compare'
import { type Counts, countValues } from './countValues'
import type { FilterValuesProps } from './FilterBar'
import { wordsOf } from './FilterChips'
import type { Filters } from './listSearch'
import { searchRows } from './searchRows'
import type { Filter } from './types'
import { originalOf } from './useListTable'

interface FilterValue {
  value: string
  words: string
  count: number
}

/** A filter with the values that are offered. */
export interface FilterGroup {
  id: string
  label: string
  values: readonly FilterValue[]
}

/** Counting goes on for so long at a time, in ms: half a frame. */
const sliceMs = 8

const none: readonly Filter<object>[] = []
const itself = (row: object) => row

/** What the popup offers, in the order of the list's filters; undefined while it is counted for the first time. */
export function useFilterGroups({
  spec,
  rows,
  filters,
  term,
  names,
}: FilterValuesProps): FilterGroup[] | undefined {
  const all = spec.filters ?? none
  const objects = useMemo(() => rows.map(originalOf), [rows])
  const searched = useMemo(() => searchRows(objects, term, itself, names), [objects, term, names])
  const counts = useCounts(objects, searched, all, filters)
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
          words: wordsOf(filter, value, names),
          count: counted?.get(value) ?? 0,
        }))
        if (!filter.choices) offered.sort(byWords)
        return { id: filter.id, label: filter.label, values: offered }
      }),
    [all, filters, names, counts],
  )
}

/** What holds no value stands last. */
const byWords = (a: FilterValue, b: FilterValue) =>
  Number(a.value === '') - Number(b.value === '') || naturalCompare(a.words, b.words)

/** The counts before stay until the new ones are ready. Short lists are counted at once, long ones in slices. */
function useCounts(
  rows: readonly object[],
  searched: readonly object[],
  filters: readonly Filter<object>[],
  chosen: Filters,
): Counts | undefined {
  const [counts, setCounts] = useState<Counts>()
  useLayoutEffect(() => {
    const work = countValues({ rows, searched, filters, chosen })
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      const until = performance.now() + sliceMs
      for (let { done, value } = work.next(); ; { done, value } = work.next()) {
        if (done) return setCounts(value as Counts)
        if (performance.now() > until) break
      }
      timer = setTimeout(step)
    }
    step()
    return () => clearTimeout(timer)
  }, [rows, searched, filters, chosen])
  return counts
}
