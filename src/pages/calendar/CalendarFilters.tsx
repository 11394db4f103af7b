import { chakra } from '@chakra-ui/react'
import { memo, useId, useMemo } from 'react'
import { calendarTypes } from '@/engine/time/reading'
import { filterChoicesOf, type Span } from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { toggledInList } from '@/lib/toggled'
import type { EntityType } from '@/model/entityTypes'
import { FilterChoice, ValueChoice } from '@/parts/filters/FilterChoice'
import { Folding } from '@/parts/filters/Folding'
import { Chip } from '@/ui/Chip'
import { families } from '@/ui/EntityTile'
import { Switch } from '@/ui/Switch'
import type { CalendarSearch } from './address'

interface CalendarFiltersProps {
  spans: readonly Span[]
  search: CalendarSearch
  onSearch: (patch: CalendarSearch) => void
}

/** Filters by type, category and tag, and switches for what is drawn in addition to dated windows. */
export const CalendarFilters = memo(({ spans, search, onSearch }: CalendarFiltersProps) => {
  const gaps = useId()
  const choices = useMemo(() => filterChoicesOf(spans), [spans])
  const shown = search.type ?? calendarTypes
  const toggle = (type: EntityType) => {
    const next = toggledInList(shown, type)
    // If no type is selected, all are shown.
    const chosen = calendarTypes.filter((one) => next.includes(one))
    const isAll = chosen.length === 0 || chosen.length === calendarTypes.length
    onSearch({ type: isAll ? undefined : chosen })
  }
  return (
    <Folding
      count={
        [search.type, search.category, search.tag, search.undated, search.gaps].filter(
          (value) => value !== undefined,
        ).length
      }
      unfolded="md"
      inRow
    >
      <Bar>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row */}
        <div role="group" aria-label="Types" data-part="types">
          {calendarTypes.map((type) => {
            const { title, icon: Icon, family } = entityOf(type).list
            return (
              <Chip key={type} data-family={family} isOn={shown.includes(type)} onClick={() => toggle(type)}>
                <Icon size={14} aria-hidden />
                <span>{title}</span>
              </Chip>
            )
          })}
        </div>
        <div data-part="rest">
          <span data-part="switch">
            <Switch
              id={gaps}
              checked={search.gaps !== 'off'}
              onChange={(on) => onSearch({ gaps: on ? undefined : 'off' })}
            />
            <label
              htmlFor={gaps}
              title="Times in which nothing of a type is live, and times with many at once"
            >
              Gaps
            </label>
          </span>
          <ValueChoice
            label="Category"
            any="Any category"
            none="No category"
            values={choices.categories}
            value={search.category}
            onChange={(category) => onSearch({ category })}
          />
          <ValueChoice
            label="Tag"
            any="Any tag"
            none="No tag"
            values={choices.tags}
            value={search.tag}
            onChange={(tag) => onSearch({ tag })}
          />
          <FilterChoice
            label="Dates"
            all="With a date or draw"
            value={search.undated}
            options={[['on', 'Undated, too']]}
            onChoose={(undated) => onSearch({ undated })}
          />
        </div>
      </Bar>
    </Folding>
  )
})

const Bar = chakra('div', {
  base: {
    _print: { display: 'none' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    px: 'inset',
    py: '2.5',
    borderBlockWidth: '1px',
    bg: 'bg.subtle',
    '& [data-part=types]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      minW: '0',
      p: '2px',
      m: '-2px',
    },
    ...Object.fromEntries(
      families.map((family) => [`& [data-family=${family}] svg`, { color: `${family}` }]),
    ),
    '& [data-part=rest]': {
      display: { base: 'grid', md: 'flex' },
      gridTemplateColumns: '1fr 1fr',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      w: { base: 'full', md: 'auto' },
    },
    // The width of a select would follow its options, which load, and the bar would wrap only then (rule VIEW-9).
    '& [data-part=rest] select': { w: { base: 'full', md: '10rem' } },
    '& [data-part=switch]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: { base: 'control.lg', md: '6' },
      textStyle: 'sm',
      me: '1',
    },
  },
})
