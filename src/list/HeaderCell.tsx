import type { Header } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { features } from './columns'
import { roles } from './TableSheet'
import type { SortDirection } from './types'

interface HeaderCellProps<T extends object> {
  header: Header<typeof features, T, unknown>
  /** Undefined while the list is sorted by another column. */
  sorted: SortDirection | undefined
  onSort: (column: string) => void
}

/** A column's label; where it can be sorted by, a button with an arrow for the direction. */
export function HeaderCell<T extends object>({ header, sorted, onSort }: HeaderCellProps<T>) {
  const { column } = header
  const { kind, label } = column.columnDef.meta ?? {}
  const cell = { ...roles.columnHeader, scope: 'col', 'data-kind': kind } as const
  if (!column.getCanSort()) return <th {...cell}>{label}</th>
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <th {...cell} aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}>
      <button type="button" data-part="sort" onClick={() => onSort(column.id)}>
        {label}
        <Arrow size={14} strokeWidth={2} aria-hidden data-part={sorted ? undefined : 'idle'} />
      </button>
    </th>
  )
}
