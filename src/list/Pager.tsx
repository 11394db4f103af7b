import { chakra, HStack } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatNumber } from '@/ui/format'
import { IconButton } from '@/ui/IconButton'
import { Select } from '@/ui/Select'
import { pageCount } from './listSearch'
import { type PageSize, pageSizes } from './pageSize'
import type { Truncation } from './query'

interface PageSizeSelectProps {
  size: PageSize
  onSize: (size: PageSize) => void
}

export function PageSizeSelect({ size, onSize }: PageSizeSelectProps) {
  return (
    <HStack as="label" gap="2" color="fg.muted" textStyle="sm" _print={{ display: 'none' }}>
      Items to show
      <Select
        size="sm"
        box={{ w: 'auto' }}
        aria-label="Items to show"
        value={size}
        onChange={(event) => onSize(Number(event.target.value) as PageSize)}
      >
        {pageSizes.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </HStack>
  )
}

interface PagerProps {
  page: number
  size: PageSize
  /** The number of rows after search and filters. */
  count: number
  /** Set if only a part of the rows is loaded, so the pages count only those. */
  truncated: Truncation | undefined
  onPage: (page: number) => void
}

const end = { borderColor: 'border' }

/** With more pages, all their options are there only while the control is in use: each one costs time in every restyling. */
const manyPages = 500

/** On the first and the last page the buttons stay focusable, so that keyboard users keep the focus. */
export function Pager({ page, size, count, truncated, onPage }: PagerProps) {
  const pages = pageCount(count, size)
  const [isUsed, setIsUsed] = useState(false)
  const isShort = pages > manyPages && !isUsed
  // The last page keeps the control as wide as it is with all pages.
  const only = isShort ? page : 0
  const options = useMemo(() => {
    const shown =
      only > 0 ? [...new Set([only, pages])] : Array.from({ length: pages }, (_, index) => index + 1)
    return shown.map((number) => (
      <option key={number} value={number}>
        {`Page ${number} of ${pages}`}
      </option>
    ))
  }, [only, pages])
  return (
    <HStack
      as="nav"
      gap="2"
      aria-label={truncated?.onLoadMore ? `Pages of the ${truncated.note}` : 'Pages'}
      _print={{ display: 'none' }}
    >
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        variant="outline"
        _disabled={end}
        aria-disabled={page === 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <Select
        size="sm"
        box={{ w: 'auto' }}
        aria-label="Page"
        value={page}
        onPointerEnter={() => setIsUsed(true)}
        onPointerLeave={({ currentTarget }) => setIsUsed(currentTarget === document.activeElement)}
        onFocus={() => setIsUsed(true)}
        onBlur={() => setIsUsed(false)}
        onChange={(event) => onPage(Number(event.target.value))}
      >
        {options}
      </Select>
      <IconButton
        icon={ChevronRight}
        label="Next page"
        variant="outline"
        _disabled={end}
        aria-disabled={page === pages || undefined}
        onClick={() => page < pages && onPage(page + 1)}
      />
    </HStack>
  )
}

const OnPaper = chakra('span', { base: { display: 'none', _print: { display: 'inline', textStyle: 'sm' } } })

/** Replaces the pager in print: the range of rows, and their total. */
export function RowsShown({ page, size, count }: Pick<PagerProps, 'page' | 'size' | 'count'>) {
  const [first, last, all] = [(page - 1) * size + 1, Math.min(page * size, count), count].map(formatNumber)
  return <OnPaper>{`Rows ${first} to ${last} of ${all}`}</OnPaper>
}
