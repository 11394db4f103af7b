import type { ReactNode } from 'react'
import { HeaderCell } from './HeaderCell'
import { roles, TableSheet } from './TableSheet'
import type { ListTable as Table } from './useListTable'

interface ListTableProps<T extends object> {
  label: string
  table: Table<T>
  busy?: boolean
  /** Whether there is a column for what can be done with a row. */
  actions: boolean
  onSort: (column: string) => void
  /** Rows; none where a state stands below the head. */
  children?: ReactNode
}

/** Head and body. Two shapes, one markup: a table, or cards where the panel is narrow. */
export function ListTable<T extends object>(props: ListTableProps<T>) {
  const { label, table, busy = false, actions, onSort, children } = props
  return (
    <TableSheet label={label} busy={busy}>
      <thead {...roles.rowGroup}>
        <tr {...roles.row}>
          {table.headers.map((header) => (
            <HeaderCell
              key={header.id}
              header={header}
              sorted={header.column.id === table.view.sort ? table.view.direction : undefined}
              onSort={onSort}
            />
          ))}
          {actions && (
            <th {...roles.columnHeader} scope="col" data-kind="actions">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody {...roles.rowGroup}>{children}</tbody>
    </TableSheet>
  )
}
