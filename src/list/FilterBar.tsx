import { ListFilter, Plus } from 'lucide-react'
import { memo, useCallback, useMemo, useRef } from 'react'
import type { FilterValues } from '@/lib/filterRows'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy'
import styles from './FilterBar.module.css'
import { type ChosenFilters, FilterChips } from './FilterChips'
import type { ListViewParts } from './ListViewButton'
import { filterBy, type OnSearch, withoutFilters } from './listSearch'
import type { Truncation } from './query'
import type { ListSpec, Names } from './types'
import type { FilterValuesProps } from './useFilterGroups'
import { useStable } from './useStable'
import { useOptimisticValue, useVisitState } from './visit'

/** Loads when the pointer or the focus comes near. */
const [FilterPopup, prepare] = lazyPart(async () => (await import('./FilterPopup')).FilterPopup, {
  ahead: true,
})

interface FilterBarProps<T extends object> {
  spec: ListSpec<T>
  /** Undefined while they load. */
  rows: readonly T[] | undefined
  /** The filters applied to the rows. */
  filters: FilterValues
  term: string
  names: Names | undefined
  truncated: Truncation | undefined
  onSearch: OnSearch
  /** Called when the user is about to filter. */
  onIntent?: () => void
  ask?: ListViewParts<T>
}

/** 'Filter' comes first, so that neither the button nor its popup moves when chips are added. */
export function FilterBar<T extends object>({ onIntent, onSearch, ask, ...props }: FilterBarProps<T>) {
  const [open, setOpen] = useVisitState<boolean | 'field'>(false)
  const box = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [setOpen])
  const toggle = useCallback(() => setOpen((before) => !before), [setOpen])
  const focusButton = useCallback(() => box.current?.querySelector('button')?.focus(), [])
  const onField = useCallback(() => {
    // It gets the focus again when the dialog closes.
    focusButton()
    setOpen('field')
  }, [focusButton, setOpen])
  const { spec, names } = props
  const { filters, onChoose, onClearAll } = useChosenFilters(props.filters, onSearch)
  return (
    <>
      <div ref={box}>
        <FilterButton open={open === true} onIntent={onIntent} onClick={toggle} />
        {open === 'field' &&
          box.current &&
          ask?.menu({ anchor: box.current.children[0] as HTMLElement, onClose: close, step: 'condition' })}
        {open === true && (
          <FilterPopup
            {...(props as never as FilterValuesProps)}
            filters={filters}
            onChoose={onChoose}
            box={box}
            onClose={close}
            onField={ask && onField}
          />
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
  onIntent?: () => void
  /** Undefined while there is nothing to filter. */
  onClick?: () => void
}

/** Memoized, like the chips, so that typing in the search box does not render it. */
export const FilterButton = memo(({ open = false, onIntent, onClick }: FilterButtonProps) => {
  const onNear = () => {
    prepare()
    onIntent?.()
  }
  return (
    <Button
      variant="outline"
      size="sm"
      className={styles.filter}
      disabled={!onClick}
      aria-label="Filter"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      <Plus size={14} aria-hidden />
      <ListFilter size={16} aria-hidden />
      <span>Filter</span>
    </Button>
  )
})

/**
 * The chosen filters. They are ahead of the URL and of the rows: a tick shows immediately, and a second tick does not
 * lose the first one while the URL updates. The functions are stable, because the chips are memoized.
 * @param actual the filters that are applied to the rows
 */
function useChosenFilters(actual: FilterValues, onSearch: OnSearch): ChosenFilters {
  const [text, show, expectUrl] = useOptimisticValue(keyOf(actual))
  const setText = (next: string) => {
    show(next)
    expectUrl(next)
  }
  const filters = useMemo((): FilterValues => JSON.parse(text), [text])
  const onChoose = useStable((id: string, values: readonly string[]) => {
    setText(keyOf({ ...filters, [id]: values }))
    onSearch(filterBy(id, values), { replace: false })
  })
  const onClearAll = useStable(() => {
    setText(keyOf({}))
    onSearch(withoutFilters(filters), { replace: false })
  })
  return { filters, onChoose, onClearAll }
}

/** A text that is the same for equal filters, in any order. */
const keyOf = (filters: FilterValues) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(filters)
        .filter(([, values]) => values.length > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  )
