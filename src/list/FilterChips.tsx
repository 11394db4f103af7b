import { X } from 'lucide-react'
import { memo } from 'react'
import type { Filter, FilterValues } from '@/lib/filterRows'
import styles from './FilterChips.module.css'
import type { ListSpec, Names } from './types'

/** The filters that the user chose (they may be ahead of the address), and functions to change them. */
export interface ChosenFilters {
  filters: FilterValues
  onChoose: (id: string, values: readonly string[]) => void
  onClearAll: () => void
}

interface FilterChipsProps extends ChosenFilters {
  spec: Pick<ListSpec<never>, 'filters'>
  names: Names | undefined
  /** Called before the last chip disappears with the pressed button: moves the focus elsewhere. */
  onLast: () => void
}

/** The label of a value: the filter's label, the name of the referenced object, or the value itself. */
export function filterValueLabel(
  { id, choices, none }: Filter<never>,
  value: string,
  names: Names | undefined,
) {
  if (value === '') return none ?? value
  return choices?.[value] ?? names?.[id]?.get(value) ?? value
}

/** A filter that is set, with its texts and a function that removes it. */
export interface Chip {
  key: string
  label: string
  words: string
  onRemove: () => void
}

interface ChipListProps {
  /** Names the list for screen readers. */
  label: string
  chips: readonly Chip[]
  /** Label of the button that removes all filters. Without it there is no such button. */
  clear?: string
  onClear: () => void
  /** Called before the last chip disappears with the pressed button: moves the focus elsewhere. */
  onLast: () => void
}

/** The filters that are set, each with a button that removes it. Then the focus moves to the next chip. */
export const ChipList = ({ label: listLabel, chips, clear, onClear, onLast }: ChipListProps) => (
  <ul className={styles.chips} aria-label={listLabel}>
    {chips.map(({ key, label, words, onRemove }) => (
      <li key={key}>
        <span title={words}>
          <span>{`${label}:`}</span> <b>{words}</b>
        </span>
        <button
          type="button"
          aria-label={`Remove filter ${label}: ${words}`}
          onClick={({ currentTarget }) => {
            const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('button')
            if (next && chips.length > 1) next.focus()
            else onLast()
            onRemove()
          }}
        >
          <X size={14} aria-hidden />
        </button>
      </li>
    ))}
    {clear && (
      <li data-part="all">
        <button
          type="button"
          onClick={() => {
            onLast()
            onClear()
          }}
        >
          {clear}
        </button>
      </li>
    )}
  </ul>
)

/** The chosen filter values, each with a remove button. */
export const FilterChips = memo(
  ({ spec, filters, names, onChoose, onClearAll, onLast }: FilterChipsProps) => {
    const chips = (spec.filters ?? []).flatMap((filter) => {
      const { id, label } = filter
      return (filters[id] ?? []).map((value) => ({
        key: `${id} ${value}`,
        label,
        words: filterValueLabel(filter, value, names),
        onRemove: () => onChoose(id, filters[id]?.filter((other) => other !== value) ?? []),
      }))
    })
    if (chips.length === 0) return null
    return <ChipList label="Filters" chips={chips} clear="Clear all" onClear={onClearAll} onLast={onLast} />
  },
)
