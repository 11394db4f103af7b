import type { LinkOptions } from '@tanstack/react-router'
import { ListTable } from './ListTable'
import { type OnSearch, sortBy } from './listSearch'
import type { ListQuery } from './query'
import { type RowActions, RowView } from './RowView'
import { rowKeys } from './rowText'
import { FooterBones, SkeletonRows } from './SkeletonRows'
import { Failure, NoData } from './states'
import type { ListSpec, MarkedRow } from './types'
import { prepareDialog } from './useDeletion'
import type { ListTable as Table } from './useListTable'

export interface ListBodyProps<T extends object> extends RowActions<T> {
  spec: ListSpec<T>
  table: Table<T>
  query: ListQuery<T>
  createLink: LinkOptions | undefined
  onSearch: OnSearch
  marked: MarkedRow | undefined
}

/** What stands below the head of the panel: rows, rows to come, none, or what went wrong. */
export function ListBody<T extends object>(props: ListBodyProps<T>) {
  const { spec, table, query, createLink, onSearch, marked, ...rowActions } = props
  const frame = {
    label: spec.title,
    table,
    actions: Boolean(rowActions.editLink || rowActions.onDelete),
    onSort: (column: string) => onSearch(sortBy(column, table.view, spec), { replace: false }),
  }
  if (query.rows === undefined && query.error !== undefined) {
    return <Failure error={query.error} busy={query.isFetching} onRetry={query.onRetry} />
  }
  if (query.rows === undefined) {
    return (
      <>
        <ListTable {...frame} busy>
          <SkeletonRows headers={table.headers} count={table.view.size} actions={frame.actions} />
        </ListTable>
        <FooterBones />
      </>
    )
  }
  if (table.total === 0) {
    return (
      <>
        <ListTable {...frame} />
        <NoData spec={spec} createLink={createLink} />
      </>
    )
  }
  const keys = rowKeys(table.shown.map((row) => spec.idOf(row.original)))
  return (
    <ListTable {...frame}>
      {table.shown.map((row, index) => (
        <RowView
          key={keys[index]}
          spec={spec}
          row={row}
          mark={spec.idOf(row.original) === marked?.id ? marked?.mark : undefined}
          onDeleteIntent={prepareDialog}
          {...rowActions}
        />
      ))}
    </ListTable>
  )
}
