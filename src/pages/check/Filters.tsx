import { chakra } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { findingTypes } from '@/engine/check/causes'
import { type Finding, severities } from '@/engine/check/types'
import { entityOf } from '@/entities/registry'
import { formatNumber } from '@/lib/format'
import { accountTypes } from '@/model/entityTypes'
import { FilterLink, FilterLinks, PageFilterBar } from '@/parts/filters/FilterLinks'
import { Folding } from '@/parts/filters/Folding'
import { severityLabels } from '@/parts/findings/severity'
import { Select } from '@/ui/Input'
import type { CheckSearch, FindingGrouping } from './search'

interface FindingFiltersProps {
  findings: readonly Finding[]
  search: CheckSearch
}

const groupings: Record<FindingGrouping, string> = { severity: 'Severity', type: 'Type', rule: 'Rule' }

/** Filters by severity and type, and the grouping. The address contains all of it. */
export function FindingFilters({ findings, search }: FindingFiltersProps) {
  const navigate = useNavigate()
  const groupId = useId()
  const countBy = (matches: (finding: Finding) => boolean) => findings.filter(matches).length
  const types = accountTypes.filter(
    (type) => type === search.type || findings.some((one) => findingTypes(one).has(type)),
  )
  return (
    <Folding
      summary={summaryOf(search, findings.length)}
      count={[search.severity, search.type].filter(Boolean).length}
      unfolded="md"
    >
      <PageFilterBar>
        <FilterLinks aria-label="Filters">
          <Chip
            patch={{ severity: undefined, type: undefined }}
            isChosen={!search.severity && !search.type}
            count={findings.length}
          >
            All
          </Chip>
          {severities.map((severity) => {
            const { many, icon: Icon, color } = severityLabels[severity]
            return (
              <Chip
                key={severity}
                patch={{ severity: search.severity === severity ? undefined : severity }}
                isChosen={search.severity === severity}
                count={countBy((finding) => finding.severity === severity)}
              >
                <chakra.span color={color} display="grid">
                  <Icon size={14} aria-hidden />
                </chakra.span>
                <span>{many}</span>
              </Chip>
            )
          })}
          <chakra.li aria-hidden w="1px" alignSelf="stretch" my="1" bg="border.strong" />
          {types.map((type) => {
            const { icon: Icon, title } = entityOf(type).list
            return (
              <Chip
                key={type}
                patch={{ type: search.type === type ? undefined : type }}
                isChosen={search.type === type}
                count={countBy((finding) => findingTypes(finding).has(type))}
              >
                <Icon size={14} aria-hidden />
                <span>{title}</span>
              </Chip>
            )
          })}
        </FilterLinks>
        <chakra.div
          display="flex"
          alignItems="center"
          gap="2"
          textStyle="sm"
          color="fg.muted"
          flexShrink="0"
          whiteSpace="nowrap"
        >
          <label htmlFor={groupId}>Group by</label>
          <Select
            id={groupId}
            size="sm"
            value={search.group ?? 'severity'}
            onChange={({ currentTarget: { value } }) =>
              void navigate({
                to: '/programme/check',
                search: { ...search, group: value === 'type' || value === 'rule' ? value : undefined },
                replace: true,
              })
            }
          >
            {Object.entries(groupings).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </chakra.div>
      </PageFilterBar>
    </Folding>
  )
}

/** The line that replaces the filters on phones. */
const summaryOf = ({ severity, type }: CheckSearch, count: number): string =>
  [severity && severityLabels[severity].many, type && entityOf(type).list.title].filter(Boolean).join(', ') ||
  `All ${formatNumber(count)}`

interface ChipProps {
  /** The change of the address. */
  patch: CheckSearch
  isChosen: boolean
  count: number
  children: ReactNode
}

const Chip = ({ patch, ...chip }: ChipProps) => (
  <FilterLink
    link={<Link to="/programme/check" search={(before) => ({ ...before, ...patch })} />}
    {...chip}
  />
)
