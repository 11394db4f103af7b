import { memo } from 'react'
import { needsPager, type OnSearch, pagePatch, showItems } from './listSearch'
import { Pager, PageSizeSelect, RowsShown } from './Pager'
import { type PageSize, rememberPageSize } from './pageSize'
import type { Truncation } from './query'
import { ListFooter } from './states'
import { useStable } from './useStable'

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
export const TableFooter = memo(({ page, size, count, truncated, onSearch }: FooterProps) => {
  const showSize = useStable((next: PageSize) => {
    rememberPageSize(next)
    // Write the old size into the current history entry. Otherwise Back would show that entry with the newly remembered
    // size.
    onSearch(showItems(size, page, count), { replace: true })
    // In a later microtask, because the router merges navigations of the same task into one history entry.
    queueMicrotask(() => onSearch(showItems(next, page, count), { replace: false }))
  })
  const paged = needsPager(count)
  if (!paged && !truncated) return null
  const onPage = (next: number) => onSearch(pagePatch(next), { replace: false })
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
