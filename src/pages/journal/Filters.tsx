import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId, useMemo } from 'react'
import { operationLabels, unconfirmedWord } from '@/engine/journal/labels'
import { type EntryState, isFiltered, type JournalSearch, noFilters } from '@/engine/journal/search'
import { entityOf } from '@/entities/registry'
import { groupedBy } from '@/lib/groupedBy'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { FilterChoice } from '@/parts/filters/FilterChoice'
import { Folding } from '@/parts/filters/Folding'
import { SearchText } from '@/parts/filters/SearchText'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import type { JournalRecord, Operation } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import { Switch } from '@/ui/Switch'
import styles from './Filters.module.css'
import { JournalPeriod } from './When'

interface JournalFiltersProps {
  search: JournalSearch
  records: readonly JournalRecord[]
}

const states: Readonly<Record<EntryState, string>> = {
  open: unconfirmedWord,
  failed: 'Failed',
  deleted: 'Deleted and not back',
  reverted: 'Reverted',
}

/** At most this many objects are listed. The search finds the others. */
const mostObjects = 200

/** Search and filters, stored in the address. The address follows the typed text after a pause. */
export function JournalFilters({ search, records }: JournalFiltersProps) {
  const set = usePatchAddress<JournalSearch>()
  const groupId = useId()
  const types = useMemo(() => new Set(records.map(({ type }) => type)), [records])
  const objects = useMemo(() => namesOf(records, search.type), [records, search.type])
  const plans = useMemo(() => plansOf(records), [records])
  return (
    <Box role="search" aria-label="Changes">
      <SearchText
        label="Search the journal"
        placeholder="Name, id or value"
        box={searchBox}
        q={search.q ?? ''}
        onText={(q) => set({ q: q.trim() === '' ? undefined : q })}
      />
      <Folding count={countOf(search)} unfolded="md">
        <Bar>
          <JournalPeriod box={choiceBox} search={search} onSearch={set} />
          <FilterChoice
            box={choiceBox}
            label="Type"
            all="Any type"
            value={search.type}
            options={entityTypes
              .filter((type) => types.has(type) || type === search.type)
              .map((type) => [type, entityOf(type).list.title])}
            onChoose={(type) => set({ type, object: undefined })}
          />
          <FilterChoice
            box={choiceBox}
            label="Object"
            all="Any object"
            value={search.object}
            options={[
              ...objects,
              ...(search.object !== undefined && !objects.some(([id]) => id === search.object)
                ? [[search.object, search.object] as const]
                : []),
            ]}
            onChoose={(object) => set({ object })}
          />
          <FilterChoice
            box={choiceBox}
            label="Operation"
            all="Any operation"
            value={search.operation}
            options={Object.entries(operationLabels) as [Operation, string][]}
            onChoose={(operation) => set({ operation })}
          />
          <FilterChoice
            box={choiceBox}
            label="State"
            all="Any state"
            value={search.state}
            options={Object.entries(states) as [EntryState, string][]}
            onChoose={(state) => set({ state })}
          />
          {(plans.length > 0 || search.plan !== undefined) && (
            <FilterChoice
              box={choiceBox}
              label="Plan"
              all="Any plan"
              value={search.plan}
              options={plans.slice(0, mostObjects)}
              onChoose={(plan) => set({ plan })}
            />
          )}
          {isFiltered(search) && (
            <Button variant="ghost" onClick={() => set(noFilters)}>
              <X size={16} aria-hidden />
              Clear all
            </Button>
          )}
          <chakra.span data-part="group">
            <Switch
              id={groupId}
              checked={search.group !== 'off'}
              onChange={(isOn) => set({ group: isOn ? undefined : 'off' })}
            />
            <label htmlFor={groupId}>Group by plan</label>
          </chakra.span>
        </Bar>
      </Folding>
    </Box>
  )
}

/** How many filters are set, without the search, whose input stays visible. */
const countOf = ({ group: _group, q: _q, ...filters }: JournalSearch): number =>
  Object.values(filters).filter((value) => value !== undefined).length

/** The plans with several entries, the newest first. */
const plansOf = (records: readonly JournalRecord[]): [id: string, title: string][] =>
  [...groupedBy(records.toReversed(), ({ plan }) => plan?.id).values()].flatMap((entries) => {
    const plan = entries.at(-1)?.plan
    return plan && entries.length > 1 ? [[plan.id, plan.title]] : []
  })

/** The newest objects of a type, or of all types, in the order of their names. */
function namesOf(records: readonly JournalRecord[], type: EntityType | undefined) {
  const names = new Map<string, string>()
  for (const record of records.toReversed()) {
    if (type !== undefined && record.type !== type) continue
    if (names.size >= mostObjects) break
    if (!names.has(record.object)) names.set(record.object, record.name)
  }
  return [...names].toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
}

const searchBox = { className: styles.search }
const choiceBox = { className: styles.select }

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: { base: 'center', md: 'start' },
    gap: { md: '2.5' },
    px: { md: '5' },
    py: { md: '3' },
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
    '& > :last-child': { flex: { md: '1' } },
  },
})

const Bar = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    // As high as the search input beside it.
    minH: { md: '2.25rem' },
    alignItems: 'center',
    gap: '2.5',
    p: { base: '3', md: '0' },
    '& > [data-part=group]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      ms: { md: 'auto' },
      textStyle: 'sm',
      whiteSpace: 'nowrap',
      minH: { base: 'control.lg', md: 'auto' },
      '& > label': { cursor: 'pointer' },
    },
  },
})
