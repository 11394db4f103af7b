import { chakra } from '@chakra-ui/react'
import { FlaskConical, Plus, X } from 'lucide-react'
import { type Ref, useId, useMemo, useRef } from 'react'
import { campaignOf, choiceTypes, chosenRows, type Trial, tagsAndCategoriesIn } from '@/engine/economy/tryOut'
import { pluralize } from '@/lib/format'
import { everyPeriod } from '@/model/choices'
import type { Lists } from '@/model/references'
import { Button, IconButton } from '@/ui/Button'
import { Select } from '@/ui/Input'
import { Inside } from '@/ui/signs'
import { Input } from '@/ui/styled'
import {
  amountOf,
  editOf,
  fieldOptions,
  firstField,
  firstTrial,
  hasPath,
  isPossible,
  kindOf,
  kinds,
  type TrialKind,
  typeOptions,
} from './trialKinds'

interface TryBarProps {
  ref: Ref<HTMLElement>
  lists: Lists
  trials: readonly Trial[]
  /** The number of objects that the trials change. */
  changed: number
  canWrite: boolean
  onTrials: (trials: readonly Trial[]) => void
  onPlan: () => void
}

/** The changes that are tried. All figures follow; nothing is sent. */
export function TryBar({ ref, lists, trials, changed, canWrite, onTrials, onPlan }: TryBarProps) {
  const more = useRef<HTMLButtonElement>(null)
  const replace = (index: number, trial: Trial | undefined) => {
    // The pressed button disappears together with the change, so move the focus.
    if (trial === undefined) more.current?.focus()
    onTrials(trials.flatMap((one, at) => (at === index ? (trial ?? []) : one)))
  }
  return (
    <Bar ref={ref} aria-label="Try a change">
      <div data-part="head">
        <FlaskConical size={20} aria-hidden />
        <div>
          <b>Trying a change</b>
          <p role="status">{`${pluralize(changed, 'object')} would change. Nothing is saved.`}</p>
        </div>
        <Button variant="outline" size="sm" onClick={() => onTrials([])}>
          Discard
        </Button>
        {canWrite && (
          <Button size="sm" disabled={changed === 0} onClick={onPlan}>
            Make it a plan
            <Inside />
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
      <div data-part="row">
        <Button ref={more} variant="ghost" size="sm" onClick={() => onTrials([...trials, firstTrial])}>
          <Plus size={16} aria-hidden />
          Another change
        </Button>
        <CampaignChoice lists={lists} trials={trials} onTrials={onTrials} />
      </div>
    </Bar>
  )
}

/** Tries an account without a campaign: leaves out its objects of all types. */
function CampaignChoice({ lists, trials, onTrials }: Pick<TryBarProps, 'lists' | 'trials' | 'onTrials'>) {
  const id = useId()
  const words = useMemo(() => wordsOf(lists, 'all'), [lists])
  const chosen = campaignOf(trials)
  return (
    <>
      <label htmlFor={id}>What does a campaign cost?</label>
      <Choice
        id={id}
        maxWidth="15rem"
        value={chosen ? `${chosen.by}:${chosen.word}` : ''}
        options={[['', 'Choose a tag or category'], ...words]}
        onChoose={(value) =>
          onTrials(
            value === ''
              ? [firstTrial]
              : [{ of: { type: 'all', ...wordOf(value) }, edit: { kind: 'without' } }],
          )
        }
      />
    </>
  )
}

/** The categories and tags of the chosen types, as options. */
function wordsOf(lists: Lists, type: Trial['of']['type']): (readonly [string, string])[] {
  const { categories, tags } = tagsAndCategoriesIn(
    choiceTypes({ type }).flatMap((one) => lists.get(one) ?? []),
  )
  return [
    ...tags.map((one) => [`tag:${one}`, `with tag ${one}`] as const),
    ...categories.map((one) => [`category:${one}`, `with category ${one}`] as const),
  ]
}

/** 'tag:outdoor' → the tag. */
function wordOf(value: string): Pick<Trial['of'], 'tag' | 'category'> {
  const [by, ...rest] = value.split(':')
  const word = rest.join(':')
  return { tag: by === 'tag' ? word : undefined, category: by === 'category' ? word : undefined }
}

interface TrialRowProps {
  lists: Lists
  trial: Trial
  number: number
  /** Called with undefined to remove the trial. */
  onChange: (trial: Trial | undefined) => void
}

function TrialRow({ lists, trial, number, onChange }: TrialRowProps) {
  const { of, edit } = trial
  const kind = kindOf(edit)
  const amount = amountOf(edit)
  const path = edit.kind === 'number' ? edit.path : firstField(of.type)
  const words = useMemo(() => wordsOf(lists, of.type), [lists, of.type])
  const count = chosenRows(lists, of).length
  const chosen =
    of.tag !== undefined ? `tag:${of.tag}` : of.category !== undefined ? `category:${of.category}` : ''
  const possible = (Object.keys(kinds) as TrialKind[]).filter((one) =>
    isPossible(of.type, editOf(one, firstField(of.type), 1)),
  )
  const setType = (type: Trial['of']['type']) => {
    const field = hasPath(type, path) ? path : firstField(type)
    const next = editOf(kind, field, amount)
    onChange({ of: { type }, edit: isPossible(type, next) ? next : editOf('raise', field, 20) })
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
            options={fieldOptions(of.type)}
            onChoose={(field) => onChange({ of, edit: { ...edit, path: field } })}
          />
          <span>of</span>
        </>
      )}
      <Choice label={label('Type')} value={of.type} options={typeOptions} onChoose={setType} />
      <Choice
        label={label('Objects')}
        maxWidth="15rem"
        value={chosen}
        options={[['', of.ids ? `${of.ids.length} selected` : 'all'], ...words]}
        onChoose={(value) => onChange({ edit, of: { type: of.type, ...wordOf(value) } })}
      />
      <small>{`(${count})`}</small>
      {edit.kind === 'period' ? (
        <Choice
          label={label('Refresh period')}
          value={edit.value}
          options={Object.entries(everyPeriod).map(([value, text]) => [value, text.toLowerCase()])}
          onChoose={(value) => onChange({ of, edit: { kind: 'period', value } })}
        />
      ) : edit.kind === 'without' ? null : (
        <>
          <span>{kind === 'set' || kind === 'limit' ? 'to' : 'by'}</span>
          <Input
            size="sm"
            w="5rem"
            type="number"
            aria-label={label('Amount')}
            // Remounts the field for another kind or type, which has a default amount of its own.
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
  /** Accessible name; undefined if a <label> names the control. */
  label?: string
  id?: string
  value: Value
  options: readonly (readonly [value: Value, text: string])[]
  maxWidth?: string
  onChoose: (value: Value) => void
}

const Choice = <Value extends string>({
  label,
  id,
  value,
  options,
  maxWidth,
  onChoose,
}: ChoiceProps<Value>) => (
  <Select
    id={id}
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
    // Sticky at the bottom. On phones it would cover half of the screen, so it is in the flow.
    position: { base: 'static', md: 'sticky' },
    order: { md: '1' },
    bottom: '0',
    zIndex: 'save',
    display: 'grid',
    gap: '2',
    px: 'inset',
    py: '3',
    bg: 'warning.subtle',
    borderBlockWidth: '1px',
    borderColor: 'warning.border',
    borderInlineStart: '4px solid {colors.accent.mark}',
    textStyle: 'sm',
    maxH: { md: '50dvh' },
    overflowY: { md: 'auto' },
    _print: { position: 'static' },
    '& [data-part=row] > :has(select)': { flex: { base: '1 1 12rem', md: 'none' } },
    '& [data-part=head] > button': { flex: { base: '1', md: 'none' } },
    '& [data-part=head]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    '& [data-part=head] > div': { flex: '1', minW: { base: '75%', md: '10rem' } },
    '& [data-part=row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& input, & select': { bg: 'bg.panel' },
  },
})
