import { chakra } from '@chakra-ui/react'
import { ArrowRight, FlaskConical, Plus, X } from 'lucide-react'
import { type Ref, useMemo, useRef } from 'react'
import { entityOf } from '@/entities/registry'
import { canEdit, numberFields, type ValueEdit } from '@/features/plan/valueEdits'
import { everyPeriod } from '@/model/choices'
import { type EntityType, typesWith } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import type { Lists } from '@/model/references'
import { IconButton } from '@/ui/Button'
import { counted } from '@/ui/format'
import { Select } from '@/ui/Input'
import { Button, Input } from '@/ui/styled'
import { chosenRows, type Trial, wordsIn } from '../engine/tryOut'

interface TryBarProps {
  ref: Ref<HTMLElement>
  lists: Lists
  trials: readonly Trial[]
  /** The objects that the trials change. */
  changed: number
  canWrite: boolean
  onTrials: (trials: readonly Trial[]) => void
  onPlan: () => void
}

/** The types whose objects have rewards or prices. */
const triedTypes: readonly EntityType[] = typesWith('name').filter(
  (type) =>
    (numberFields(type).includes('reward.credits') || numberFields(type).includes('credits')) &&
    type !== 'players' &&
    type !== 'teams',
)

/** What can be done, with the edit that a new trial of it begins with. */
const kinds = {
  raise: { label: 'Raise', unit: '%' },
  lower: { label: 'Lower', unit: '%' },
  add: { label: 'Add to', unit: '' },
  set: { label: 'Set', unit: '' },
  limit: { label: 'Limit', unit: 'times' },
  period: { label: 'Refresh', unit: '' },
  shift: { label: 'Move dates of', unit: 'days' },
} as const
type Kind = keyof typeof kinds

const shiftPaths = ['active.from', 'active.to', 'drawTime']

function kindOf(edit: ValueEdit): Kind {
  if (edit.kind === 'number') {
    if (edit.operation === 'multiply') return edit.amount < 1 ? 'lower' : 'raise'
    return edit.operation
  }
  return edit.kind === 'date' ? 'shift' : edit.kind
}

/** The number in the field of a trial. */
function amountOf(edit: ValueEdit): number {
  if (edit.kind === 'number')
    return edit.operation === 'multiply' ? Math.round(Math.abs(edit.amount - 1) * 10_000) / 100 : edit.amount
  return edit.kind === 'shift' ? edit.days : edit.kind === 'limit' ? (edit.count ?? 1) : 0
}

const fieldsOf = (type: EntityType) =>
  numberFields(type).filter((path) =>
    /^(credits|reward\.(credits|points)|objectives\.(points|credits)|steps|stockCount)$/.test(path),
  )

const firstField = (type: EntityType) =>
  fieldsOf(type).find((path) => /credits$/.test(path)) ?? fieldsOf(type)[0] ?? ''

function editOf(kind: Kind, path: string, amount: number): ValueEdit {
  switch (kind) {
    case 'raise':
      return { kind: 'number', path, operation: 'multiply', amount: 1 + amount / 100, round: 1 }
    case 'lower':
      return { kind: 'number', path, operation: 'multiply', amount: Math.max(0, 1 - amount / 100), round: 1 }
    case 'add':
    case 'set':
      return { kind: 'number', path, operation: kind, amount, round: 1 }
    case 'limit':
      return { kind: 'limit', count: Math.max(1, Math.round(amount)) }
    case 'period':
      return { kind: 'period', value: 'weekly' }
    case 'shift':
      return { kind: 'shift', paths: shiftPaths, days: Math.round(amount) }
  }
}

export const firstTrial: Trial = {
  of: { type: 'missions' },
  edit: { kind: 'number', path: 'reward.credits', operation: 'multiply', amount: 1.2, round: 1 },
}

/** The changes that are tried. All figures follow; nothing is sent. */
export function TryBar({ ref, lists, trials, changed, canWrite, onTrials, onPlan }: TryBarProps) {
  const more = useRef<HTMLButtonElement>(null)
  const replace = (index: number, trial: Trial | undefined) => {
    // The button that removes a change goes with it.
    if (trial === undefined) more.current?.focus()
    onTrials(trials.flatMap((one, at) => (at === index ? (trial ?? []) : one)))
  }
  return (
    <Bar ref={ref} aria-label="Try a change">
      <div data-part="head">
        <FlaskConical size={20} aria-hidden />
        <div>
          <b>Trying a change</b>
          <p role="status">{`${counted(changed, 'object')} would change. Nothing is saved.`}</p>
        </div>
        <Button variant="outline" size="sm" onClick={() => onTrials([])}>
          Discard
        </Button>
        {canWrite && (
          <Button size="sm" disabled={changed === 0} onClick={onPlan}>
            Make It a Plan
            <ArrowRight size={16} aria-hidden />
          </Button>
        )}
      </div>
      {trials.map((trial, index) => (
        <TrialRow
          // biome-ignore lint/suspicious/noArrayIndexKey: trials have no identity
          key={index}
          lists={lists}
          trial={trial}
          number={index + 1}
          onChange={(next) => replace(index, next)}
        />
      ))}
      <Button
        ref={more}
        variant="ghost"
        size="sm"
        justifySelf="start"
        onClick={() => onTrials([...trials, firstTrial])}
      >
        <Plus size={16} aria-hidden />
        Another change
      </Button>
    </Bar>
  )
}

interface TrialRowProps {
  lists: Lists
  trial: Trial
  number: number
  /** Without a trial it is removed. */
  onChange: (trial: Trial | undefined) => void
}

function TrialRow({ lists, trial, number, onChange }: TrialRowProps) {
  const { of, edit } = trial
  const kind = kindOf(edit)
  const amount = amountOf(edit)
  const path = edit.kind === 'number' ? edit.path : firstField(of.type)
  const words = useMemo(() => wordsIn(lists.get(of.type) ?? []), [lists, of.type])
  const count = chosenRows(lists, of).length
  const chosen =
    of.tag !== undefined ? `tag:${of.tag}` : of.category !== undefined ? `category:${of.category}` : ''
  const possible = (Object.keys(kinds) as Kind[]).filter((one) =>
    canEdit(of.type, editOf(one, firstField(of.type), 1)),
  )
  const setType = (type: EntityType) => {
    const field = fieldsOf(type).includes(path) ? path : firstField(type)
    const next = editOf(kind, field, amount)
    onChange({ of: { type }, edit: canEdit(type, next) ? next : editOf('raise', field, 20) })
  }
  const label = (text: string) => `${text} of change ${number}`
  return (
    <div data-part="row">
      <Choice
        label={label('Kind')}
        value={kind}
        options={possible.map((one) => [one, kinds[one].label])}
        onChoose={(one) => onChange({ of, edit: editOf(one, path, amount || 1) })}
      />
      {edit.kind === 'number' && (
        <>
          <Choice
            label={label('Field')}
            value={path}
            options={fieldsOf(of.type).map((field) => [field, fieldName(of.type, field)])}
            onChoose={(field) => onChange({ of, edit: { ...edit, path: field } })}
          />
          <span>of</span>
        </>
      )}
      <Choice
        label={label('Type')}
        value={of.type}
        options={triedTypes.map((type) => [type, entityOf(type).list.title])}
        onChoose={setType}
      />
      <Choice
        label={label('Objects')}
        maxWidth="15rem"
        value={chosen}
        options={[
          ['', of.ids ? `${of.ids.length} selected` : 'all'],
          ...words.categories.map((one) => [`category:${one}`, `with category ${one}`] as const),
          ...words.tags.map((one) => [`tag:${one}`, `with tag ${one}`] as const),
        ]}
        onChoose={(value) => {
          const [by, ...rest] = value.split(':')
          const word = rest.join(':')
          const [tag, category] = [by === 'tag' ? word : undefined, by === 'category' ? word : undefined]
          onChange({ edit, of: { type: of.type, tag, category } })
        }}
      />
      <small>{`(${count})`}</small>
      {edit.kind === 'period' ? (
        <Choice
          label={label('Refresh period')}
          value={edit.value}
          options={Object.entries(everyPeriod).map(([value, text]) => [value, text.toLowerCase()])}
          onChoose={(value) => onChange({ of, edit: { kind: 'period', value } })}
        />
      ) : (
        <>
          <span>{kind === 'set' || kind === 'limit' ? 'to' : 'by'}</span>
          <Input
            size="sm"
            w="5rem"
            type="number"
            aria-label={label('Amount')}
            // A new kind or type has an amount of its own.
            key={`${kind} ${of.type}`}
            defaultValue={amount}
            onChange={({ target }) => {
              const next = Number(target.value)
              if (target.value.trim() !== '' && Number.isFinite(next))
                onChange({ of, edit: editOf(kind, path, next) })
            }}
          />
          <span>{kinds[kind].unit}</span>
        </>
      )}
      <IconButton icon={X} label={`Remove change ${number}`} onClick={() => onChange(undefined)} />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, text: string])[]
  maxWidth?: string
  onChoose: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, options, maxWidth, onChoose }: ChoiceProps<Value>) => (
  <Select
    size="sm"
    box={{ style: { width: 'auto', maxWidth } }}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value as Value)}
  >
    {options.map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </Select>
)

const Bar = chakra('section', {
  base: {
    // In the flow on phones, where it would cover half of the screen; else at the bottom of it.
    position: { base: 'static', md: 'sticky' },
    order: { md: '1' },
    bottom: '0',
    zIndex: 'save',
    display: 'grid',
    gap: '2',
    px: { base: '3', md: '5' },
    py: '3',
    bg: 'warning.subtle',
    borderBlockWidth: '1px',
    borderColor: 'warning.border',
    borderInlineStart: '4px solid {colors.accent.mark}',
    textStyle: 'sm',
    maxH: { md: '50dvh' },
    overflowY: { md: 'auto' },
    _print: { position: 'static' },
    '& [data-part=head]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& [data-part=head] > div': { flex: '1', minW: '10rem' },
    '& [data-part=row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& input, & select': { bg: 'bg.panel' },
  },
})
