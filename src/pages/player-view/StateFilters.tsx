import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { explainedTypes } from '@/engine/explain/conditions'
import { matchingExplained, valuesIn } from '@/engine/explain/narrow'
import { countOf, type Explained, type State } from '@/engine/explain/types'
import { entityOf } from '@/entities/registry'
import { FilterChoice, ValueChoice } from '@/parts/filters/FilterChoice'
import { FilterLink, FilterLinks, PageFilterBar } from '@/parts/filters/FilterLinks'
import { SearchText } from '@/parts/filters/SearchText'
import { useDisclosure } from '@/ui/Disclosure'
import { Button } from '@/ui/styled'
import { Here } from './parts'
import type { PageProps } from './props'
import { cardLabels, StateIcon, shownStates } from './stateLabels'

interface StateFiltersProps extends Pick<PageProps, 'search' | 'onSearch'> {
  all: readonly Explained[]
}

/** Filters by state and type. The address contains both. */
export function StateFilters({ all, search, onSearch }: StateFiltersProps) {
  const others = matchingExplained(all, search)
  return (
    <PageFilterBar data-part="filters" flexWrap={{ md: 'wrap' }}>
      <FilterLinks aria-label="States" flexBasis={{ md: '100%' }}>
        <Chip state={undefined} isChosen={search.state === undefined} count={others.length}>
          All
        </Chip>
        {shownStates.map((state) => {
          const count = countOf(others, state)
          if (count === 0 && search.state !== state) return null
          return (
            <Chip key={state} state={state} isChosen={search.state === state} count={count}>
              <StateIcon state={state} />
              <span>{cardLabels[state].label}</span>
            </Chip>
          )
        })}
      </FilterLinks>
      <ObjectFilters all={all} search={search} onSearch={onSearch} />
    </PageFilterBar>
  )
}

/** Search, type, tag and category. On small screens all but the search fold. */
function ObjectFilters({ all, search, onSearch }: StateFiltersProps) {
  const { tags, categories } = useMemo(() => valuesIn(all), [all])
  const { isOpen, toggle, content } = useDisclosure()
  const chosen = [search.type, search.tag, search.in].filter((one) => one !== undefined).length
  return (
    <Fields role="search" aria-label="Objects">
      <SearchText
        label="Search objects"
        placeholder="Search objects"
        q={search.q ?? ''}
        onText={(q) => onSearch({ q: q.trim() || undefined })}
      />
      <Button variant="outline" display={{ md: 'none' }} {...toggle}>
        {chosen === 0 ? 'Filters' : `Filters · ${chosen}`}
      </Button>
      <div id={content.id} data-part="choices" data-open={isOpen || undefined}>
        <TypeFilter all={all} search={search} onSearch={onSearch} />
        <ValueChoice
          label="Tag"
          any="Any tag"
          none="No tag"
          values={tags}
          value={search.tag}
          onChange={(tag) => onSearch({ tag })}
        />
        <ValueChoice
          label="Category"
          any="Any category"
          none="No category"
          values={categories}
          value={search.in}
          onChange={(category) => onSearch({ in: category })}
        />
      </div>
    </Fields>
  )
}

/** Chooses one type of those that exist. */
export function TypeFilter({ all, search, onSearch }: StateFiltersProps) {
  const types = explainedTypes.filter((type) => type === search.type || all.some((one) => one.type === type))
  return (
    <FilterChoice
      label="Type"
      all="All types"
      box={{ style: { width: 'auto', flexShrink: 0 } }}
      value={search.type}
      options={types.map((type) => [type, entityOf(type).list.title])}
      onChoose={(type) => onSearch({ type })}
    />
  )
}

interface ChipProps {
  state: State | undefined
  isChosen: boolean
  count: number
  children: ReactNode
}

const Chip = ({ state, isChosen, ...chip }: ChipProps) => (
  <FilterLink link={<Here patch={{ state: isChosen ? undefined : state }} />} isChosen={isChosen} {...chip} />
)

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    w: { base: 'full', md: 'auto' },
    '& > :not(button, [data-part=choices])': { flex: { base: '1 1 8rem', md: '0 1 13rem' } },
    '& [data-part=choices]': {
      display: { base: 'none', md: 'flex' },
      flexWrap: 'wrap',
      gap: '2',
      w: { base: 'full', md: 'auto' },
    },
    '& [data-part=choices][data-open]': { display: 'grid' },
    '& select': { maxW: { md: '10rem' } },
  },
})
