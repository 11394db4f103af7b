import type { LinkOptions } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ComponentProps, memo, useDeferredValue, useMemo, useRef } from 'react'
import shared from '@/ui/shared.module.css'
import { FilterBar } from './FilterBar'
import { TableFooter } from './Footer'
import styles from './Listing.module.css'
import { ListViewButton, type ListViewParts } from './ListViewButton'
import { type OnSearch, sortBy, withoutFilters } from './listSearch'
import type { ListQuery } from './query'
import { type RowActions, RowView } from './RowView'
import { useRowKeys } from './rowKeys'
import { FooterSkeleton, SkeletonRows } from './SkeletonRows'
import type { SelectMode } from './selecting/selectMode'
import { Failure, NoData, NoResults, ResultLine } from './states'
import { ObjectTable } from './Table'
import type { EmptyList, ListSpec, MarkedRow, Names } from './types'
import type { ListTable } from './useListTable'
import { useStable } from './useStable'

interface BodyProps<T extends object> {
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
  /** The index of the row with the focus, or whose menu or dialog is open; -1 if there is none. */
  focusedRow: () => number
  /** Whether placeholders are shown while rows load. */
  hasSkeleton: boolean
}

interface ListingProps<T extends object> extends BodyProps<T> {
  names: Names | undefined
  /** More names are being fetched, so the search can still find more. */
  isNaming: boolean
  onIntent: () => void
  onClear: () => void
  ask: ListViewParts<T> | undefined
}

/**
 * The row below the head: filters on the left, the number of results on the right. It is always rendered, so that
 * nothing moves when it fills. If there are no results, it replaces the rows. On phones its buttons are in the row of
 * the search.
 */
export const ListBar = (props: ComponentProps<'div'>) => (
  <div {...props} data-part="bar" className={styles.bar} />
)

function ListingOnce<T extends object>({
  names,
  isNaming,
  onIntent,
  onClear,
  ask,
  ...body
}: ListingProps<T>) {
  const { spec, table, query, onSearch } = body
  const { view, filters, found, total } = table
  const bar = useRef<HTMLDivElement>(null)
  const loading = query.rows === undefined && query.error === undefined
  const filtered = table.isFiltered
  const searching = (view.term !== '' || filtered) && total > 0
  const noResults = searching && found === 0
  const { rows } = table
  const isInPart = view.term !== '' && query.truncated?.onLoadMore !== undefined
  // Pages that are not loaded can contain the object with exactly this id, even if other rows match.
  const offersId = useMemo(
    () => isInPart && !rows.some((row) => spec.idOf(row) === view.term),
    [isInPart, rows, spec, view.term],
  )
  const clearFilters = () => {
    // The pressed button disappears, so move the focus to 'Filter', the first button of the bar.
    bar.current?.querySelector('button')?.focus()
    onSearch(withoutFilters(filters), { replace: false })
  }
  return (
    <>
      <ListBar ref={bar} data-asked={ask?.isOn || undefined} data-offers={offersId || undefined}>
        <FilterBar
          spec={spec}
          rows={loading ? undefined : table.rows}
          filters={filters}
          term={view.term}
          names={names}
          truncated={query.truncated}
          onSearch={onSearch}
          onIntent={onIntent}
          ask={ask}
        />
        {ask && <ListViewButton ask={ask} isOn={ask.isOn} isDisabled={loading && !ask.isOn} />}
        {ask && (
          <div className={styles.views}>
            {table.total > 0 && <LaterViews Views={ask.Views} spec={spec as never} />}
          </div>
        )}
        {/* Always mounted, because screen readers only announce changes of an existing live region. */}
        <div className={styles.status} role="status" data-none={noResults || undefined}>
          {loading && (
            <span data-part="loading" className={shared.visuallyHidden}>
              {`Loading ${spec.title.toLowerCase()}`}
            </span>
          )}
          {searching && !noResults && (
            <ResultLine term={view.term} found={found} total={total} truncated={query.truncated} />
          )}
          {noResults && (
            <NoResults
              spec={spec}
              term={view.term}
              isNaming={isNaming && view.term !== ''}
              truncated={query.truncated}
              onClear={onClear}
              onClearFilters={filtered ? clearFilters : undefined}
            />
          )}
        </div>
        {/* The chips are below the buttons: a button that moved while it is pressed would not get the click. */}
        {ask?.chips && <div className={styles.chips}>{ask.chips}</div>}
      </ListBar>
      {!noResults && <Body {...body} />}
      {/* At the same place in the tree with and without results, so that it keeps its state when the pages that it
          loads contain results. */}
      {offersId && <div className={clsx(noResults && styles.below)}>{ask?.further(view.term)}</div>}
      {/* Rendered even without results, so that it keeps its counts until the user leaves the list. */}
      {!loading && ask?.below?.(table, query.truncated)}
      {!noResults && (
        <TableFooter
          page={view.page}
          size={view.size}
          count={found}
          truncated={query.truncated}
          onSearch={onSearch}
        />
      )}
    </>
  )
}

interface LaterViewsProps {
  Views: ListViewParts<never>['Views']
  spec: ListSpec<never>
}

/** Renders the views after the rows, because the user waits for the rows. */
function LaterViews({ Views, spec }: LaterViewsProps) {
  const type = useDeferredValue<string | undefined>(spec.type, undefined)
  return type === spec.type && <Views spec={spec} />
}

/** Rows, skeleton rows, an empty state, or an error. */
function Body<T extends object>(props: BodyProps<T>) {
  const { spec, table, query, actions, createLink, onSearch, marked, selecting, focusedRow, hasSkeleton } =
    props
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
      <ObjectTable {...frame} isBusy={isLoading} selecting={isLoading || isEmpty ? undefined : selecting}>
        {isLoading ? (
          hasSkeleton && (
            <SkeletonRows headers={table.headers} count={table.view.size} actions={frame.hasActions} />
          )
        ) : (
          <Rows
            spec={spec}
            table={table}
            actions={actions}
            marked={marked}
            selecting={selecting}
            focusedRow={focusedRow}
          />
        )}
      </ObjectTable>
      {isLoading && hasSkeleton && <FooterSkeleton />}
      {isEmpty && <NoData spec={spec} createLink={createLink} empty={props.empty} />}
    </>
  )
}

type RowsProps<T extends object> = Pick<
  BodyProps<T>,
  'spec' | 'table' | 'actions' | 'marked' | 'selecting' | 'focusedRow'
>

function Rows<T extends object>({ spec, table, actions, marked, selecting, focusedRow }: RowsProps<T>) {
  const ids = table.shown.map((row) => spec.idOf(row.original))
  const keys = useRowKeys(table.rows, ids, focusedRow)
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

/** Everything except the head. Memoized, because the head must respond to typing immediately. */
export const Listing = memo(ListingOnce) as typeof ListingOnce
