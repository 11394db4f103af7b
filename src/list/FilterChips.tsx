import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { memo } from 'react'
import type { Filters } from './listSearch'
import type { Filter, ListSpec, Names } from './types'

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
      <Chips aria-label="Filters">
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
      </Chips>
    )
  },
)

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    minW: '0',
    listStyle: 'none',
    textStyle: 'sm',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      maxW: '100%',
      h: { base: 'control.lg', md: 'control.xs' },
      ps: '2.5',
      borderWidth: '1px',
      borderRadius: 'sm',
      bg: 'primary.subtle',
      color: 'primary.text',
    },
    '& span': { maxW: '18rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& b': { fontWeight: '620' },
    '& button': {
      display: 'inline-grid',
      placeItems: 'center',
      minW: { base: 'control.lg', md: 'control.xs' },
      h: '100%',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'primary.muted' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& > li[data-part=all]': {
      px: '0',
      borderWidth: '0',
      bg: 'transparent',
      '& button': { px: '1.5', textDecoration: 'underline', textUnderlineOffset: '2px' },
    },
  },
})
