import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, memo, startTransition, useEffect, useMemo, useState } from 'react'
import { formatNumber } from '@/lib/format'
import { whenIdle } from '@/lib/idle'
import { IconButton } from '@/ui/Button'
import { Select } from '@/ui/Input'
import { pageCount } from './listSearch'
import styles from './Pager.module.css'
import { type PageSize, pageSizes } from './pageSize'
import type { Truncation } from './query'
import { useStable } from './useStable'

interface PageSizeSelectProps {
  size: PageSize
  onSize: (size: PageSize) => void
}

const box = { className: styles.box }

/** Memoized, as are the buttons of the pager, because each letter of a search changes the pages. Pass a stable function. */
export const PageSizeSelect = memo(({ size, onSize }: PageSizeSelectProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the select renders the control
  <label className={styles.size}>
    Items to show
    <Select
      size="sm"
      box={box}
      aria-label="Items to show"
      value={size}
      onChange={(event) => onSize(Number(event.target.value) as PageSize)}
    >
      {pageSizes.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  </label>
))

interface PagerProps {
  page: number
  size: PageSize
  /** The number of rows after search and filters. */
  count: number
  /** Set if only a part of the rows is loaded. The pager then counts only those. */
  truncated: Truncation | undefined
  onPage: (page: number) => void
}

type PageButtonProps = Pick<ComponentProps<typeof IconButton>, 'icon' | 'label'> & {
  isDisabled: boolean
  onClick: () => void
}

const PageButton = memo(({ isDisabled, ...button }: PageButtonProps) => (
  <IconButton {...button} variant="outline" className={styles.turn} aria-disabled={isDisabled || undefined} />
))

/** The page select offers all pages up to this number. */
const manyPages = 500

/**
 * The pages that the page select offers: all of up to 500; otherwise the first, the last, every hundredth, and those
 * within 100 of the current one (decision H71).
 */
function pagesToChoose(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= manyPages) return all
  return all.filter((one) => one === 1 || one === pages || one % 100 === 0 || Math.abs(one - page) <= 100)
}

/** Up to this many pages are offered from the start. */
const fewPages = 20

/** The other pages render when the number of pages has not changed for this time, in ms: each letter can change it. */
const quietMs = 300

/**
 * The page select. If there are many pages, it renders the current and the last one with the rows, and the others in an
 * idle moment, at the latest when it gets the focus (decision H80). The last one is the widest, so the width stays.
 */
function PageSelect({ page, pages, onPage }: Pick<PagerProps, 'page' | 'onPage'> & { pages: number }) {
  // If all pages are options, changing the page does not change the options.
  const around = pages > manyPages ? page : 1
  const all = useMemo(() => pagesToChoose(around, pages), [around, pages])
  const areFew = all.length <= fewPages
  const [rendered, setRendered] = useState<readonly number[]>()
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    if (areFew) return
    const render = () => startTransition(() => setRendered(all))
    const timer = setTimeout(() => void whenIdle().then(render), quietMs)
    return () => clearTimeout(timer)
  }, [all, areFew])
  const isComplete = areFew || isFocused || rendered === all
  const offered = useMemo(
    () => (isComplete ? all : [...new Set([page, pages])]),
    [isComplete, all, page, pages],
  )
  const options = useMemo(
    () =>
      offered.map((number) => (
        <option key={number} value={number}>
          {`Page ${number} of ${pages}`}
        </option>
      )),
    [offered, pages],
  )
  return (
    <Select
      size="sm"
      box={box}
      aria-label="Page"
      value={page}
      onChange={(event) => onPage(Number(event.target.value))}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {options}
    </Select>
  )
}

/** On the first and the last page the buttons stay focusable, so that keyboard users keep the focus. */
export function Pager({ page, size, count, truncated, onPage }: PagerProps) {
  const pages = pageCount(count, size)
  const onPrevious = useStable(() => page > 1 && onPage(page - 1))
  const onNext = useStable(() => page < pages && onPage(page + 1))
  return (
    <nav
      className={styles.pager}
      aria-label={truncated?.onLoadMore ? `Pages of the ${truncated.note}` : 'Pages'}
    >
      <PageButton icon={ChevronLeft} label="Previous page" isDisabled={page === 1} onClick={onPrevious} />
      <PageSelect page={page} pages={pages} onPage={onPage} />
      <PageButton icon={ChevronRight} label="Next page" isDisabled={page === pages} onClick={onNext} />
    </nav>
  )
}

/** Replaces the pager in print: the range of rows, and their total. */
export function RowsShown({ page, size, count }: Pick<PagerProps, 'page' | 'size' | 'count'>) {
  const [first, last, all] = [(page - 1) * size + 1, Math.min(page * size, count), count].map(formatNumber)
  return <span className={styles.rows}>{`Rows ${first} to ${last} of ${all}`}</span>
}
