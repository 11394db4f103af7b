import { useTable } from '@tanstack/react-table'
import { useCallback, useEffect, useMemo } from 'react'
import type { FilterValues } from '@/lib/filterRows'
import { filterRows } from '@/lib/filterRows'
import { features, readerOf, tableColumns } from './columns'
import { chosenFilters, clampPage, type ListSearch, listView } from './listSearch'
import { useChosenPageSize } from './pageSize'
import { preloadSearchTexts, searchRows } from './searchRows'
import { presort, sortedRows } from './sortedRows'
import type { ListSpec, Names } from './types'

const none: never[] = []

/**
 * Derives everything that a list shows from its rows and its URL: filtered, searched, sorted, paginated. Returns the same
 * object while both are unchanged. All steps work on indexes; only the rows of the page become rows of the table.
 */
export function useListTable<T extends object>(
  spec: ListSpec<T>,
  loaded: readonly T[] | undefined,
  search: ListSearch,
  names?: Names,
  asked?: readonly number[],
) {
  const pageSize = useChosenPageSize()
  const view = useMemo(() => listView(search, spec, pageSize), [search, spec, pageSize])
  const { sort: column, direction } = view
  const columns = useMemo(() => tableColumns(spec), [spec])
  const state = useMemo(
    () => ({ sorting: [{ id: column, desc: direction === 'desc' }] }),
    [column, direction],
  )
  const rows: readonly T[] = loaded ?? none
  const rowAt = useCallback((index: number) => rows[index] as T, [rows])
  const filters = useFilters(search, spec)
  const all = useMemo(() => asked ?? [...rows.keys()], [rows, asked])
  const kept = useMemo(() => filterRows(all, spec.filters, filters, rowAt), [all, spec, filters, rowAt])
  const { searched } = spec.fields
  useEffect(() => preloadSearchTexts(kept, rowAt, searched, names), [kept, rowAt, searched, names])
  const found = useMemo(
    () => searchRows(kept, view.term, rowAt, searched, names),
    [kept, view.term, rowAt, searched, names],
  )
  const by = useMemo(() => {
    const read = readerOf(spec, column)
    return { column, valueAt: (index: number) => read(rowAt(index)) }
  }, [spec, column, rowAt])
  const sorted = useMemo(() => sortedRows(rows, found, { ...by, direction }), [rows, found, by, direction])
  useEffect(() => presort(rows, by), [rows, by])
  const page = clampPage(view.page, found.length, view.size)
  const data = useMemo(
    () => sorted.slice((page - 1) * view.size, page * view.size).map(rowAt),
    [sorted, page, view.size, rowAt],
  )

  const table = useTable({ features, columns, data, state, manualSorting: true })
  const headers = table.getHeaderGroups()[0]?.headers ?? none
  const shown = table.getRowModel().rows
  return useMemo(
    () => ({
      view: { ...view, page },
      columns: spec.columns,
      filters,
      /** Filters of any kind are set. */
      isFiltered: asked !== undefined || Object.keys(filters).length > 0,
      headers,
      /** All loaded rows, in the order of the response. */
      rows,
      /** The rows of the current page. */
      shown,
      found: found.length,
      total: rows.length,
      /** All rows that match the search and filters, on all pages. Unsorted. */
      foundRows: () => found.map(rowAt),
      /** These rows in the order of the list. Sorts only the part that is read. */
      ordered: {
        length: sorted.length,
        slice: (from: number, to: number) => sorted.slice(from, to).map(rowAt),
      },
    }),
    [view, page, spec, filters, asked, headers, found, shown, rows, sorted, rowAt],
  )
}

/** Keeps the same reference while its content is unchanged, so that typing in the search box does not filter again. */
function useFilters(search: ListSearch, { filters }: Pick<ListSpec<never>, 'filters'>): FilterValues {
  const text = JSON.stringify(chosenFilters(search, filters))
  return useMemo(() => JSON.parse(text), [text])
}

export type ListTable<T extends object> = ReturnType<typeof useListTable<T>>
