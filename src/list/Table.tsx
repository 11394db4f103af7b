import type { Header } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { ariaSort, SortButton } from '@/ui/SortButton'
import type { features } from './columns'
import { roles } from './roles'
import type { SelectMode } from './selecting/selectMode'
import styles from './table.module.css'
import cards from './tableCards.module.css'
import compact from './tableCompact.module.css'
import './density'
import type { SortDirection } from './types'
import type { ListTable } from './useListTable'

interface ObjectTableProps<T extends object> {
  label: string
  minWidth: string | undefined
  table: ListTable<T>
  isBusy: boolean
  /** Whether there is a column for row actions. */
  hasActions: boolean
  selecting: SelectMode<T> | undefined
  onSort: (column: string) => void
  /** The rows. */
  children: ReactNode
}

/** The table. The same markup becomes cards where the panel is narrow. */
export function ObjectTable<T extends object>(props: ObjectTableProps<T>) {
  const { label, minWidth, table, isBusy, hasActions, selecting, onSort, children } = props
  const content = (
    <table
      className={clsx(styles.table, cards.cards, compact.compact)}
      style={minWidth === undefined ? undefined : ({ '--columns-width': minWidth } as CSSProperties)}
      aria-label={label}
      aria-busy={isBusy}
      {...roles.table}
    >
      <thead {...roles.rowGroup}>
        {/* The key resets the scroll position for another list, which has other columns. */}
        <tr key={label} {...roles.row}>
          {selecting?.head(table)}
          {table.headers.map((header) => (
            <HeaderCell
              key={header.id}
              header={header}
              sorted={header.column.id === table.view.sort ? table.view.direction : undefined}
              onSort={onSort}
              {...(header.id === 'name' && { lead: selecting?.found(table) })}
            />
          ))}
          {hasActions && (
            <th {...roles.columnHeader} scope="col" data-kind="actions">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody {...roles.rowGroup}>{children}</tbody>
    </table>
  )
  return minWidth === undefined ? content : <div className={styles.wide}>{content}</div>
}

interface HeaderCellProps<T extends object> {
  header: Header<typeof features, T, unknown>
  /** Undefined if the list is sorted by another column. */
  sorted: SortDirection | undefined
  onSort: (column: string) => void
  /** Shown before the label; no part of the column's name. */
  lead?: ReactNode
}

/** A column's label. If the column is sortable, a button with an arrow for the direction. Pass a stable `onSort`. */
const HeaderCell = memo(HeaderCellOnce) as typeof HeaderCellOnce

function HeaderCellOnce<T extends object>({ header, sorted, onSort, lead }: HeaderCellProps<T>) {
  const { column } = header
  const { kind, label, width } = column.columnDef.meta ?? {}
  const cell = {
    ...roles.columnHeader,
    scope: 'col',
    'data-kind': kind,
    'aria-label': lead ? label : undefined,
    style: width === undefined ? undefined : { width },
  } as const
  if (!column.getCanSort()) return <th {...cell}>{label}</th>
  return (
    <th {...cell} aria-sort={ariaSort(sorted)}>
      {lead}
      <SortButton label={label ?? ''} sorted={sorted} onClick={() => onSort(column.id)} />
    </th>
  )
}
