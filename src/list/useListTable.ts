import { useTable } from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { features, type TableRow, tableColumns } from './columns'
import { filterRows } from './filterRows'
import { chosenFilters, clampPage, type Filters, type ListSearch, listView } from './listSearch'
import { useOwnPageSize } from './pageSize'
import { readAhead, searchRows } from './searchRows'
import type { ListSpec, Names } from './types'

const none: never[] = []
export const originalOf = <T extends object>(row: TableRow<T>) => row.original

/**
 * Derives everything that a list shows from its rows and its URL: sorted, filtered, searched, paginated. Returns the
 * same object while both are unchanged.
 */
export function useListTable<T extends object>(
  spec: ListSpec<T>,
  rows: readonly T[] | undefined,
  search: ListSearch,
  names?: Names,
) {
  const own = useOwnPageSize()
  const view = useMemo(() => listView(search, spec, own), [search, spec, own])
  const columns = useMemo(() => tableColumns(spec), [spec])
  const state = useMemo(
    () => ({ sorting: [{ id: view.sort, desc: view.direction === 'desc' }] }),
    [view.sort, view.direction],
  )
  const table = useTable({ features, columns, data: rows ?? none, state })

  useEffect(() => (rows ? readAhead(rows, names) : undefined), [rows, names])

  const headers = table.getHeaderGroups()[0]?.headers ?? none
  const sorted = table.getSortedRowModel().rows
  const filters = useFilters(search, spec)
  const kept = useMemo(() => filterRows(sorted, spec.filters, filters, originalOf), [sorted, spec, filters])
  const found = useMemo(() => searchRows(kept, view.term, originalOf, names), [kept, view.term, names])
  return useMemo(() => {
    const page = clampPage(view.page, found.length, view.size)
    return {
      view: { ...view, page },
      filters,
      headers,
      /** All rows, sorted. */
      rows: sorted,
      /** The rows of the current page. */
      shown: found.slice((page - 1) * view.size, page * view.size),
      found: found.length,
      total: sorted.length,
    }
  }, [view, filters, headers, found, sorted])
}

/** Keeps the same reference while its content is unchanged, so that typing in the search box does not filter again. */
function useFilters(search: ListSearch, { filters }: Pick<ListSpec<never>, 'filters'>): Filters {
  const said = JSON.stringify(chosenFilters(search, filters))
  return useMemo(() => JSON.parse(said), [said])
}

export type ListTable<T extends object> = ReturnType<typeof useListTable<T>>
