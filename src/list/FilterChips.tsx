import { X } from 'lucide-react'
import { memo } from 'react'
import type { Filter, Filters } from '@/lib/filterRows'
import styles from './FilterChips.module.css'
import type { ListSpec, Names } from './types'

/** The filters as chosen, which may be ahead of the address, and the ways to change them. */
export interface ChosenFilters {
  filters: Filters
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
export function wordsOf({ id, choices, none }: Filter<never>, value: string, names: Names | undefined) {
  if (value === '') return none ?? value
  return choices?.[value] ?? names?.[id]?.get(value) ?? value
}

/** The chosen filter values, each with a remove button. */
export const FilterChips = memo(
  ({ spec, filters, names, onChoose, onClearAll, onLast }: FilterChipsProps) => {
    const chips = (spec.filters ?? []).flatMap((filter) =>
      (filters[filter.id] ?? []).map((value) => ({ filter, value, words: wordsOf(filter, value, names) })),
    )
    if (chips.length === 0) return null
    const remove = (id: string, value: string) =>
      onChoose(id, filters[id]?.filter((other) => other !== value) ?? [])
    return (
      <ul className={styles.chips} aria-label="Filters">
        {chips.map(({ filter: { id, label }, value, words }) => (
          <li key={`${id} ${value}`}>
            <span title={words}>
              <span>{`${label}:`}</span> <b>{words}</b>
            </span>
            <button
              type="button"
              aria-label={`Remove filter ${label}: ${words}`}
              onClick={({ currentTarget }) => {
                // The button disappears with its chip, so focus the next one.
                if (chips.length === 1) onLast()
                else currentTarget.closest('li')?.nextElementSibling?.querySelector('button')?.focus()
                remove(id, value)
              }}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
        <li data-part="all">
          <button
            type="button"
            onClick={() => {
              onLast()
              onClearAll()
            }}
          >
            Clear all
          </button>
        </li>
      </ul>
    )
  },
)
