import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { entityOf } from '@/entities/registry'
import { Bar, Chips } from '@/features/shared/FilterChips'
import { formatNumber } from '@/ui/format'
import { Select } from '@/ui/Input'
import { explainedTypes } from '../conditions'
import { countOf, type Explained, type State } from '../types'
import { looks, StateIcon, shownStates } from './looks'
import { Here } from './parts'
import type { PageProps } from './props'

interface StateFiltersProps extends Pick<PageProps, 'search' | 'onSearch'> {
  all: readonly Explained[]
}

/** Filters by state and type. The address contains both. */
export function StateFilters({ all, search, onSearch }: StateFiltersProps) {
  const ofType = all.filter(({ type }) => search.type === undefined || type === search.type)
  return (
    <Bar>
      <Chips aria-label="States">
        <Chip state={undefined} isChosen={search.state === undefined} count={ofType.length}>
          All
        </Chip>
        {shownStates.map((state) => {
          const count = countOf(ofType, state)
          if (count === 0 && search.state !== state) return null
          return (
            <Chip key={state} state={state} isChosen={search.state === state} count={count}>
              <StateIcon state={state} />
              <span>{looks[state].label}</span>
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
    <Here
      patch={{ state: isChosen ? undefined : state }}
      replace
      resetScroll={false}
      activeProps={{ 'aria-current': undefined }}
      {...(isChosen && { 'aria-current': 'true' as const, 'data-chosen': '' })}
    >
      {children}
      <chakra.span color="fg.muted" fontWeight="500" fontVariantNumeric="tabular-nums">
        {formatNumber(count)}
      </chakra.span>
    </Here>
  </li>
)
