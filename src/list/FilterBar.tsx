import { Plus } from 'lucide-react'
import { memo, Suspense, useCallback, useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { FilterChips } from './FilterChips'
import type { Filters, OnSearch } from './listSearch'
import type { Truncation } from './query'
import type { ListSpec, Names } from './types'
import { type ChosenFilters, useChosenFilters } from './useChosenFilters'
import type { ListTable } from './useListTable'

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

/** What the popup needs of the bar. */
export interface FilterValuesProps
  extends Omit<FilterBarProps<object>, 'onSearch' | 'onIntent'>,
    Pick<ChosenFilters, 'onChoose'> {}

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
