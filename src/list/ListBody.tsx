import type { LinkOptions } from '@tanstack/react-router'
import type { Header } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import type { features } from './columns'
import { type OnSearch, sortBy } from './listSearch'
import type { ListQuery } from './query'
import { type RowActions, RowView } from './RowView'
import { roles } from './roles'
import { rowKeys } from './rowKeys'
import { FooterBones, SkeletonRows } from './SkeletonRows'
import type { SelectMode } from './selecting/selectMode'
import { Failure, NoData } from './states'
import styles from './table.module.css'
import cards from './tableCards.module.css'
import compact from './tableCompact.module.css'
import './density'
import type { EmptyList, ListSpec, MarkedRow, SortDirection } from './types'
import type { ListTable } from './useListTable'
import { useStable } from './useStable'

export interface ListBodyProps<T extends object> {
  spec: ListSpec<T>
  table: ListTable<T>
  query: ListQuery<T>
  actions: RowActions<T>
  createLink: LinkOptions | undefined
  empty: EmptyList | undefined
  onSearch: OnSearch
  marked: MarkedRow | undefined
  /** Undefined while no rows are being selected. */
  selecting: SelectMode<T> | undefined
  /** Whether rows that load have placeholders. */
  hasSkeleton: boolean
}

/** Everything below the panel's head: rows, skeleton rows, an empty state, or an error. */
export function ListBody<T extends object>(props: ListBodyProps<T>) {
  const { spec, table, query, actions, createLink, onSearch, marked, selecting, hasSkeleton } = props
  const onSort = useStable((column: string) => onSearch(sortBy(column, table.view, spec), { replace: false }))
  const frame = {
    label: spec.title,
    minWidth: spec.minWidth,
    table,
    hasActions: Boolean(actions.editLink || actions.onDelete),
    onSort,
  }
  if (query.rows === undefined && query.error !== undefined) {
    return <Failure error={query.error} isBusy={query.isFetching} onRetry={query.onRetry} />
  }
  const isLoading = query.rows === undefined
  const isEmpty = !isLoading && table.total === 0
  return (
    <>
      <Table {...frame} isBusy={isLoading} selecting={isLoading || isEmpty ? undefined : selecting}>
        {isLoading ? (
          hasSkeleton && (
            <SkeletonRows headers={table.headers} count={table.view.size} actions={frame.hasActions} />
          )
        ) : (
          <Rows {...{ spec, table, actions, marked, selecting }} />
        )}
      </Table>
      {isLoading && hasSkeleton && <FooterBones />}
      {isEmpty && <NoData spec={spec} createLink={createLink} empty={props.empty} />}
    </>
  )
}

type RowsProps<T extends object> = Pick<
  ListBodyProps<T>,
  'spec' | 'table' | 'actions' | 'marked' | 'selecting'
>

function Rows<T extends object>({ spec, table, actions, marked, selecting }: RowsProps<T>) {
  const ids = table.shown.map((row) => spec.idOf(row.original))
  const keys = rowKeys(ids)
  return table.shown.map((row, index) => (
    <RowView
      key={keys[index]}
      spec={spec}
      row={row}
      mark={ids[index] === marked?.id ? marked?.mark : undefined}
      actions={actions}
      select={selecting?.cell}
    />
  ))
}

interface TableProps<T extends object> {
  label: string
  minWidth: number | undefined
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
function Table<T extends object>(props: TableProps<T>) {
  const { label, minWidth, table, isBusy, hasActions, selecting, onSort, children } = props
  const content = (
    <table
      className={clsx(styles.table, cards.cards, compact.compact)}
      style={minWidth === undefined ? undefined : ({ '--columns-width': `${minWidth}px` } as CSSProperties)}
      aria-label={label}
      aria-busy={isBusy}
      {...roles.table}
    >
      <thead {...roles.rowGroup}>
        <tr {...roles.row}>
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
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <th {...cell} aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}>
      {lead}
      <button type="button" data-part="sort" onClick={() => onSort(column.id)}>
        <span>{label}</span>
        <Arrow size={14} strokeWidth={2} aria-hidden data-part={sorted ? undefined : 'idle'} />
      </button>
    </th>
  )
}
