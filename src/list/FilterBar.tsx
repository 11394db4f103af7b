import { Plus } from 'lucide-react'
import { memo, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { type ChosenFilters, FilterChips } from './FilterChips'
import { type Filters, filterBy, type OnSearch, withoutFilters } from './listSearch'
import type { Truncation } from './query'
import type { ListSpec, Names } from './types'
import type { FilterValuesProps } from './useFilterGroups'
import type { ListTable } from './useListTable'
import { useOptimisticValue } from './useOptimisticValue'

/** Loaded when the pointer or the focus comes near. */
const [FilterPopup, prepare] = lazyPart(async () => (await import('./FilterPopup')).FilterPopup)

interface FilterBarProps<T extends object> {
  spec: ListSpec<T>
  rows: ListTable<T>['rows']
  /** What the rows are filtered by. */
  filters: Filters
  term: string
  names: Names | undefined
  truncated: Truncation | undefined
  onSearch: OnSearch
  /** Somebody is about to filter. */
  onIntent?: () => void
}

/** 'Filter' stands first: nothing that is chosen moves it, nor what it opens. */
export function FilterBar<T extends object>({ onIntent, onSearch, ...props }: FilterBarProps<T>) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((before) => !before), [])
  const focusButton = useCallback(() => box.current?.querySelector('button')?.focus(), [])
  const { spec, names } = props
  const { filters, onChoose, onClearAll } = useChosenFilters(props.filters, onSearch)
  return (
    <>
      <div ref={box}>
        <FilterButton open={open} onIntent={onIntent} onClick={toggle} />
        {open && (
          <Suspense>
            <FilterPopup
              {...(props as never as FilterValuesProps)}
              filters={filters}
              onChoose={onChoose}
              box={box}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
      <FilterChips
        spec={spec}
        filters={filters}
        names={names}
        onChoose={onChoose}
        onClearAll={onClearAll}
        onLast={focusButton}
      />
    </>
  )
}

interface FilterButtonProps {
  open?: boolean
  onIntent?: (() => void) | undefined
  /** Left out where there is nothing to filter yet. */
  onClick?: () => void
}

/** Like the chips it stays as it is while letters are typed, which draw the rows anew. */
export const FilterButton = memo(({ open = false, onIntent, onClick }: FilterButtonProps) => {
  const onNear = () => {
    prepare()
    onIntent?.()
  }
  return (
    <Button
      variant="outline"
      size="sm"
      h={{ md: 'control.xs' }}
      px="2.5"
      disabled={!onClick}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      <Plus size={14} aria-hidden />
      Filter
    </Button>
  )
})

/**
 * What is chosen, before the address and the rows say so: a tick shows at once, and a second one that comes before
 * the first has reached the address does not lose it.
 * @param actual what the rows are filtered by
 */
function useChosenFilters(actual: Filters, onSearch: OnSearch): ChosenFilters {
  const [said, setSaid] = useOptimisticValue(textOf(actual))
  const filters = useMemo((): Filters => JSON.parse(said), [said])
  return {
    filters,
    onChoose: (id, values) => {
      setSaid(textOf({ ...filters, [id]: values }))
      onSearch(filterBy(id, values), { replace: false })
    },
    onClearAll: () => {
      setSaid(textOf({}))
      onSearch(withoutFilters(filters), { replace: false })
    },
  }
}

/** The same text for the same filters, in whatever order they were chosen. */
const textOf = (filters: Filters) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(filters)
        .filter(([, values]) => values.length > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  )
