import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type EntryState, isFiltered, type JournalSearch, noFilters } from '@/engine/journal/search'
import { operationWords } from '@/engine/journal/words'
import { entityOf } from '@/entities/registry'
import { groupedBy } from '@/lib/groupedBy'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { usePatchAddress } from '@/pages/parts/usePatchAddress'
import type { JournalRecord, Operation } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Input'
import { SearchInput } from '@/ui/SearchInput'
import { Switch } from '@/ui/Switch'
import styles from './Filters.module.css'

interface FiltersProps {
  search: JournalSearch
  records: readonly JournalRecord[]
}

const states: Readonly<Record<EntryState, string>> = {
  open: 'Without a known outcome',
  failed: 'Failed',
  deleted: 'Deleted and not back',
  reverted: 'Reverted',
}

/** At most this many objects are listed. The search finds the others. */
const mostObjects = 200

/** Search and filters. The address has all of them; the typed text follows after a pause. */
export function Filters({ search, records }: FiltersProps) {
  const set = usePatchAddress<JournalSearch>()
  const groupId = useId()
  const types = useMemo(() => new Set(records.map(({ type }) => type)), [records])
  const objects = useMemo(() => namesOf(records, search.type), [records, search.type])
  const plans = useMemo(() => plansOf(records), [records])
  return (
    <Bar role="search" aria-label="Changes">
      <SearchText q={search.q ?? ''} onText={(q) => set({ q: q.trim() === '' ? undefined : q })} />
      <Choice
        label="Type"
        all="Any type"
        value={search.type}
        options={entityTypes
          .filter((type) => types.has(type) || type === search.type)
          .map((type) => [type, entityOf(type).list.title])}
        onChoose={(type) => set({ type, object: undefined })}
      />
      <Choice
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
      <Choice
        label="Operation"
        all="Any operation"
        value={search.operation}
        options={Object.entries(operationWords) as [Operation, string][]}
        onChoose={(operation) => set({ operation })}
      />
      <Choice
        label="State"
        all="Any state"
        value={search.state}
        options={Object.entries(states) as [EntryState, string][]}
        onChoose={(state) => set({ state })}
      />
      {(plans.length > 0 || search.plan !== undefined) && (
        <Choice
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
  )
}

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

interface ChoiceProps<Value extends string> {
  label: string
  all: string
  value: Value | undefined
  options: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value | undefined) => void
}

const Choice = <Value extends string>({ label, all, value, options, onChoose }: ChoiceProps<Value>) => (
  <Select
    aria-label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(options.find(([key]) => key === currentTarget.value)?.[0])}
    size="sm"
    box={{ className: styles.select }}
  >
    <option value="">{all}</option>
    {options.map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </Select>
)

/** The address follows the typed text after this time, in ms. */
const pauseMs = 250

function SearchText({ q, onText }: { q: string; onText: (q: string) => void }) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back, or 'Clear all'.
  if (q !== known) {
    setKnown(q)
    if (q !== text.trim()) setText(q)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onText(next), pauseMs)
  }
  return (
    <SearchInput
      aria-label="Search the journal"
      placeholder="Name, id, field or value"
      clearLabel="Clear search"
      value={text}
      onText={type}
      box={searchBox}
    />
  )
}

const searchBox = { className: styles.search }

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    px: { base: '3', md: '5' },
    py: '3',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
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
