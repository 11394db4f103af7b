import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { entityOf } from '@/entities/registry'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import type { JournalRecord } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Input'
import { SearchInput } from '@/ui/SearchInput'
import { Switch } from '@/ui/Switch'
import type { JournalSearch } from '../search'
import styles from './Filters.module.css'

interface FiltersProps {
  search: JournalSearch
  records: readonly JournalRecord[]
}

const operations = { create: 'Created', update: 'Changed', delete: 'Deleted' }
const states = {
  open: 'Without a known outcome',
  failed: 'Failed',
  deleted: 'Deleted and not back',
  reverted: 'Reverted',
}

/** At most this many objects are listed. The search finds the others. */
const mostObjects = 200

/** Search and filters. The address has all of them; the typed text follows after a pause. */
export function Filters({ search, records }: FiltersProps) {
  const navigate = useNavigate()
  const groupId = useId()
  const set = (patch: JournalSearch) =>
    void navigate({
      to: '/programme/journal',
      search: (before: JournalSearch) => ({ ...before, ...patch }),
      replace: true,
      resetScroll: false,
    })
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
        onChoose={(type) => set({ type: type as EntityType | undefined, object: undefined })}
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
        options={Object.entries(operations)}
        onChoose={(operation) => set({ operation: operation as JournalSearch['operation'] })}
      />
      <Choice
        label="State"
        all="Any state"
        value={search.state}
        options={Object.entries(states)}
        onChoose={(state) => set({ state: state as JournalSearch['state'] })}
      />
      {(plans.size > 0 || search.plan !== undefined) && (
        <Choice
          label="Plan"
          all="Any plan"
          value={search.plan}
          options={[...plans].slice(0, mostObjects)}
          onChoose={(plan) => set({ plan })}
        />
      )}
      {Object.entries(search).some(([key, value]) => key !== 'group' && value !== undefined) && (
        <Button
          variant="ghost"
          onClick={() =>
            set({
              ...{ q: undefined, type: undefined, object: undefined },
              ...{ operation: undefined, plan: undefined, state: undefined },
            })
          }
        >
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
function plansOf(records: readonly JournalRecord[]): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { plan } of records) if (plan) counts.set(plan.id, (counts.get(plan.id) ?? 0) + 1)
  return new Map(
    records
      .toReversed()
      .flatMap(({ plan }) =>
        plan && (counts.get(plan.id) ?? 0) > 1 ? [[plan.id, plan.title] as const] : [],
      ),
  )
}

/** The objects of a type by name; with several types, the type is part of it. */
function namesOf(records: readonly JournalRecord[], type: EntityType | undefined) {
  const names = new Map<string, string>()
  for (const record of records.toReversed()) {
    if (type !== undefined && record.type !== type) continue
    if (names.size >= mostObjects) break
    if (!names.has(record.object)) names.set(record.object, record.name)
  }
  return [...names].toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
}

interface ChoiceProps {
  label: string
  all: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string | undefined) => void
}

const Choice = ({ label, all, value, options, onChoose }: ChoiceProps) => (
  <Select
    aria-label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? undefined : currentTarget.value)}
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
