import { useMemo } from 'react'
import { type Filters, filterBy, type OnSearch, withoutFilters } from './listSearch'
import { useOptimisticValue } from './useOptimisticValue'

export interface ChosenFilters {
  filters: Filters
  onChoose: (id: string, values: readonly string[]) => void
  onClearAll: () => void
}

/**
 * What is chosen, before the address and the rows say so: a tick shows at once, and a second one that comes before
 * the first has reached the address does not lose it.
 * @param actual what the rows are filtered by
 */
export function useChosenFilters(actual: Filters, onSearch: OnSearch): ChosenFilters {
  const [said, setSaid] = useOptimisticValue(textOf(actual))
  const filters = useMemo((): Filters => JSON.parse(said), [said])
  return {
    filters,
    onChoose: (id, values) => {
      setSaid(textOf({ ...filters, [id]: values }))
      onSearch(filterBy(id, values), { replace: false })
    },
    onClearAll: () => {
      setSaid(textOf({}))
      onSearch(withoutFilters(filters), { replace: false })
    },
  }
}

/** The same text for the same filters, in whatever order they were chosen. */
const textOf = (filters: Filters) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(filters)
        .filter(([, values]) => values.length > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  )
