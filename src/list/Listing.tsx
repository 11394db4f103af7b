import { type ComponentProps, memo, useRef } from 'react'
import shared from '@/ui/shared.module.css'
import { AskButton, type AskParts } from './AskButton'
import { FilterBar } from './FilterBar'
import { ListBody, type ListBodyProps } from './ListBody'
import styles from './Listing.module.css'
import { goTo, needsPager, type OnSearch, showItems, withoutFilters } from './listSearch'
import { Pager, PageSizeSelect, RowsShown } from './Pager'
import { type PageSize, rememberPageSize } from './pageSize'
import type { Truncation } from './query'
import { ListFooter, NoResults, ResultLine } from './states'
import type { Names } from './types'
import { useStable } from './useStable'

interface ListingProps<T extends object> extends ListBodyProps<T> {
  names: Names | undefined
  /** More names are being fetched, so the search can still find more. */
  isNaming: boolean
  onIntent: () => void
  onClear: () => void
  ask: AskParts<T> | undefined
}

/**
 * The row below the head: filters on the left, result count on the right. Always present, so that nothing moves when it
 * fills. An empty result replaces the rows instead. On phones its buttons stand in the row of the search.
 */
export const Bar = (props: ComponentProps<'div'>) => <div {...props} data-part="bar" className={styles.bar} />

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
  // Some rows match, but the rest can hold the object with exactly this id.
  const offersId =
    view.term !== '' &&
    query.truncated?.onLoadMore !== undefined &&
    !table.foundRows().some((row) => spec.idOf(row) === view.term)
  const clearFilters = () => {
    // The pressed button disappears, so focus 'Filter', the first button of the bar.
    bar.current?.querySelector('button')?.focus()
    onSearch(withoutFilters(filters), { replace: false })
  }
  return (
    <>
      <Bar ref={bar}>
        <FilterBar
          spec={spec}
          rows={loading ? undefined : table.rows}
          filters={filters}
          term={view.term}
          names={names}
          truncated={query.truncated}
          onSearch={onSearch}
          onIntent={onIntent}
        />
        {ask && <AskButton ask={ask} isOn={ask.isOn} isDisabled={loading && !ask.isOn} />}
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
              further={query.truncated?.onLoadMore && view.term !== '' && ask?.further(view.term)}
            />
          )}
        </div>
        {/* Below the buttons: a button that moves while it is pressed loses the click. */}
        {ask?.isOn && <div className={styles.chips}>{ask.chips}</div>}
      </Bar>
      {!noResults && <ListBody {...body} />}
      {!noResults && offersId && ask?.further(view.term)}
      {/* Also without results: it keeps what was counted until the list is left. */}
      {!loading && ask?.below?.(table, query.truncated)}
      {!noResults && (
        <Footer
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

interface FooterProps {
  page: number
  size: PageSize
  /** The number of rows after search and filters. */
  count: number
  truncated: Truncation | undefined
  onSearch: OnSearch
}

/**
 * Page size, note on a truncated list, and pager. Empty if the list is complete and fits on a page. Memoized, because
 * sorting does not change it.
 */
const Footer = memo(({ page, size, count, truncated, onSearch }: FooterProps) => {
  const showSize = useStable((next: PageSize) => {
    rememberPageSize(next)
    // Write the old size into the current history entry. Otherwise Back would show that entry with the newly remembered
    // size.
    onSearch(showItems(size, page, count), { replace: true })
    // In a later task: the router merges navigations of the same turn into one history entry.
    queueMicrotask(() => onSearch(showItems(next, page, count), { replace: false }))
  })
  const paged = needsPager(count)
  if (!paged && !truncated) return null
  const onPage = (next: number) => onSearch(goTo(next), { replace: false })
  return (
    <ListFooter
      truncated={truncated}
      pageSize={paged && <PageSizeSelect size={size} onSize={showSize} />}
      pager={
        paged && (
          <>
            <RowsShown page={page} size={size} count={count} />
            <Pager page={page} size={size} count={count} truncated={truncated} onPage={onPage} />
          </>
        )
      }
    />
  )
})

/** Everything except the head. Memoized, because the head must respond to typing immediately. */
export const Listing = memo(ListingOnce) as typeof ListingOnce
