import { useTable } from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { features, type TableRow, tableColumns } from './columns'
import { clampPage, type ListSearch, listView } from './listSearch'
import { readAhead, searchRows } from './searchRows'
import type { ListSpec } from './types'

const none: never[] = []
const originalOf = <T extends object>(row: TableRow<T>) => row.original

/**
 * Everything that a list shows, derived from its rows and its address alone: sorted, searched, cut into pages.
 * The same object as long as both stay the same.
 */
export function useListTable<T extends object>(
  spec: ListSpec<T>,
  rows: readonly T[] | undefined,
  search: ListSearch,
) {
  const view = useMemo(() => listView(search, spec), [search, spec])
  const columns = useMemo(() => tableColumns(spec), [spec])
  const state = useMemo(
    () => ({ sorting: [{ id: view.sort, desc: view.direction === 'desc' }] }),
    [view.sort, view.direction],
  )
  const table = useTable({ features, columns, data: rows ?? none, state })

  useEffect(() => (rows ? readAhead(rows) : undefined), [rows])

  const headers = table.getHeaderGroups()[0]?.headers ?? none
  const sorted = table.getSortedRowModel().rows
  const found = useMemo(() => searchRows(sorted, view.term, originalOf), [sorted, view.term])
  return useMemo(() => {
    const page = clampPage(view.page, found.length, view.size)
    return {
      view: { ...view, page },
      headers,
      /** Rows of the page shown. */
      shown: found.slice((page - 1) * view.size, page * view.size),
      found: found.length,
      total: sorted.length,
    }
  }, [view, headers, found, sorted.length])
}

export type ListTable<T extends object> = ReturnType<typeof useListTable<T>>
