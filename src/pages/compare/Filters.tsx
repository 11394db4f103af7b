import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Matrix } from '@/engine/compare/matrix'
import type { MatrixCounts, RowFilter } from '@/engine/compare/narrow'
import { entityOf } from '@/entities/registry'
import { pluralize } from '@/lib/format'
import { programmeTypes } from '@/model/entityTypes'
import { FilterChoice } from '@/parts/filters/FilterChoice'
import { FilterLink, FilterLinks, PageFilterBar } from '@/parts/filters/FilterLinks'
import { Folding } from '@/parts/filters/Folding'
import { SearchText } from '@/parts/filters/SearchText'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { Switch } from '@/ui/Switch'
import type { CompareSearch } from './address'
import { matrixStateLabels } from './matrixLabels'

interface MatrixFiltersProps {
  counts: MatrixCounts
  matrix: Matrix
  search: CompareSearch
}

const chips: readonly { show: RowFilter; label: string }[] = [
  { show: 'all', label: 'All' },
  { show: 'unequal', label: 'Not the same' },
  { show: 'differs', label: 'Differs' },
  { show: 'missing', label: 'Missing' },
  { show: 'same', label: 'Same' },
]

/** Search, what is shown, the type, and whether availability counts. The address contains all of it. */
export function MatrixFilters({ counts, matrix, search }: MatrixFiltersProps) {
  const patch = usePatchAddress<CompareSearch>()
  const switchId = useId()
  const { show: chosen = 'unequal', q = '', type, availability } = search
  const types = programmeTypes.filter((one) => one === type || matrix.some((row) => row.type === one))
  const label = chips.find(({ show }) => show === chosen)?.label
  const set = [search.show, type, availability, q === '' ? undefined : q]
  return (
    <Folding
      unfolded="md"
      count={set.filter((value) => value !== undefined).length}
      summary={`${label}: ${pluralize(counts[chosen], 'object')}`}
    >
      <PageFilterBar>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          minW="0"
          w={{ base: '100%', md: 'auto' }}
        >
          <chakra.div w={{ base: '100%', md: '11rem' }}>
            <SearchText
              label="Search objects"
              placeholder="Name or id"
              q={q}
              onText={(text) => patch({ q: text.trim() === '' ? undefined : text })}
            />
          </chakra.div>
          <FilterLinks aria-label="Filters">
            {chips.map(({ show, label }) => {
              const look =
                show === 'differs' || show === 'missing' || show === 'same'
                  ? matrixStateLabels[show]
                  : undefined
              return (
                <FilterLink
                  key={show}
                  isChosen={chosen === show}
                  count={counts[show]}
                  link={
                    <Link
                      to="."
                      search={(before: CompareSearch) => ({
                        ...before,
                        show: show === 'unequal' ? undefined : show,
                      })}
                    />
                  }
                >
                  {look && <look.Icon size={14} aria-hidden />}
                  <span>{label}</span>
                </FilterLink>
              )
            })}
          </FilterLinks>
          <chakra.div w={{ base: '100%', md: '10rem' }}>
            <FilterChoice
              label="Type"
              all="All types"
              size="md"
              box={{}}
              value={type}
              options={types.map((one) => [one, entityOf(one).list.title])}
              onChoose={(one) => patch({ type: one })}
            />
          </chakra.div>
        </chakra.div>
        <chakra.span display="flex" alignItems="center" gap="2" textStyle="sm" flexShrink="0">
          <Switch
            id={switchId}
            checked={availability === 'yes'}
            onChange={(next) => patch({ availability: next ? 'yes' : undefined })}
          />
          <label htmlFor={switchId}>Compare availability</label>
        </chakra.span>
      </PageFilterBar>
    </Folding>
  )
}
