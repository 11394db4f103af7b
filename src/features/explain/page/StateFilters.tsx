import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { entityOf } from '@/entities/registry'
import { Bar, Chips } from '@/features/shared/FilterChips'
import { formatNumber } from '@/ui/format'
import { Select } from '@/ui/Input'
import type { ExplainSearch } from '../address'
import { explainedTypes } from '../conditions'
import type { Explained, State } from '../types'
import { looks, shownStates } from './looks'
import type { OnSearch } from './props'

interface StateFiltersProps {
  all: readonly Explained[]
  search: ExplainSearch
  onSearch: OnSearch
}

/** Filters by state and type. The address contains both. */
export function StateFilters({ all, search, onSearch }: StateFiltersProps) {
  const ofType = all.filter(({ type }) => search.type === undefined || type === search.type)
  const counts = new Map<State, number>()
  for (const { state } of ofType) counts.set(state, (counts.get(state) ?? 0) + 1)
  return (
    <Bar>
      <Chips aria-label="States">
        <Chip state={undefined} isChosen={search.state === undefined} count={ofType.length}>
          All
        </Chip>
        {shownStates.map((state) => {
          const { label, icon: Icon, color } = looks[state]
          const count = counts.get(state) ?? 0
          if (count === 0 && search.state !== state) return null
          return (
            <Chip key={state} state={state} isChosen={search.state === state} count={count}>
              <chakra.span color={color} display="grid">
                <Icon size={14} aria-hidden />
              </chakra.span>
              <span>{label}</span>
            </Chip>
          )
        })}
      </Chips>
      <TypeFilter all={all} search={search} onSearch={onSearch} />
    </Bar>
  )
}

/** Chooses one type of those that exist. */
export function TypeFilter({ all, search, onSearch }: StateFiltersProps) {
  const types = explainedTypes.filter((type) => type === search.type || all.some((one) => one.type === type))
  return (
    <Select
      aria-label="Type"
      size="sm"
      box={{ style: { width: 'auto', flexShrink: 0 } }}
      value={search.type ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onSearch({ type: explainedTypes.find((type) => type === value) })
      }
    >
      <option value="">All types</option>
      {types.map((type) => (
        <option key={type} value={type}>
          {entityOf(type).list.title}
        </option>
      ))}
    </Select>
  )
}

interface ChipProps {
  state: State | undefined
  isChosen: boolean
  count: number
  children: ReactNode
}

const Chip = ({ state, isChosen, count, children }: ChipProps) => (
  <li>
    <Link
      to="/programme/player-view"
      search={(before) => ({ ...before, state: isChosen ? undefined : state })}
      replace
      resetScroll={false}
      activeProps={{ 'aria-current': undefined }}
      {...(isChosen && { 'aria-current': 'true' as const, 'data-chosen': '' })}
    >
      {children}
      <chakra.span color="fg.muted" fontWeight="500" fontVariantNumeric="tabular-nums">
        {formatNumber(count)}
      </chakra.span>
    </Link>
  </li>
)
