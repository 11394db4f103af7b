import { chakra } from '@chakra-ui/react'
import { Fragment, type Ref, useId, useRef, useState } from 'react'
import type { ChangedObject } from '@/engine/plan/types'
import {
  changesByEdit,
  dateFields,
  hasLimit,
  numberFields,
  periodsOf,
  type ValueEdit,
} from '@/engine/plan/valueEdits'
import { MomentInput } from '@/form/fields/MomentInput'
import { formatNumber, plural } from '@/lib/format'
import { titleOf } from '@/lib/value'
import { type Change, valueAt, withChanges } from '@/model/changes'
import { everyPeriod, labelIn } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { valueText } from '@/model/fieldValue'
import { boundsOf } from '@/model/lifecycle'
import { idOf } from '@/model/references'
import { PreviewDialog } from '@/parts/plan/PreviewDialog'
import { ChangedValue as ShownChange } from '@/ui/Change'
import { Input, Select } from '@/ui/Input'
import { Note } from '@/ui/styled'

/** An object whose values change. */
export interface ValuedRow {
  type: EntityType
  row: object
}

interface ValuesDialogProps {
  /** The types of the objects, in the order of their fields. */
  types: readonly EntityType[]
  /** The number of objects, e.g. '14 missions'. */
  words: string
  /** The selected objects. */
  chosen: readonly ValuedRow[]
  onClose: () => void
  onPreview: (objects: ChangedObject[]) => void
}

const operations = {
  raise: 'Raise by %',
  lower: 'Lower by %',
  add: 'Add',
  multiply: 'Multiply by',
  set: 'Set to',
} as const
type Operation = keyof typeof operations

const roundings = [1, 5, 10, 50, 100]

/** The choices in 'Field' that are no number field. */
const move = 'move dates'
const limit = 'limit'
const rewards = 'rewards'

/** What 'All rewards' changes. */
const rewardPaths = ['reward.points', 'reward.credits']

/** Whether a type has values that the dialog can change. */
export const hasValues = (type: EntityType): boolean =>
  numberFields(type).length + dateFields(type).length > 0

/** The fields in the order in which they are changed most often. */
const sorted = (paths: readonly string[]) =>
  [...paths].sort(
    (a, b) =>
      Number(b.startsWith('reward') || b === 'credits') - Number(a.startsWith('reward') || a === 'credits'),
  )

const union = <T,>(types: readonly EntityType[], valuesOf: (type: EntityType) => readonly T[]): T[] => [
  ...new Set(types.flatMap(valuesOf)),
]

/**
 * Changes a number, the dates, the refresh period or the limit of the selected objects. Objects whose type lacks the value
 * stay as they are. With several types, the dialog also offers all rewards at once.
 */
export function ValuesDialog({ types, words, chosen, onClose, onPreview }: ValuesDialogProps) {
  const id = useId()
  const first = useRef<HTMLSelectElement>(null)
  const numbers = sorted(union(types, numberFields))
  const dates = union(types, dateFields)
  const periods = union(types, periodsOf)
  const hasRewards = types.length > 1 && rewardPaths.every((one) => numbers.includes(one))
  const [path, setPath] = useState(hasRewards ? rewards : (numbers[0] ?? move))
  const [operation, setOperation] = useState<Operation>('raise')
  const [amount, setAmount] = useState('')
  const [round, setRound] = useState(1)
  const [unit, setUnit] = useState<1 | 7>(1)
  const [period, setPeriod] = useState('weekly')
  const [date, setDate] = useState<string>()
  const [isTouched, setTouched] = useState(false)

  const edit = editOf()
  const edits =
    edit?.kind === 'number' && path === rewards
      ? rewardPaths.map((one) => ({ ...edit, path: one }))
      : edit
        ? [edit]
        : []
  const changed = chosen
    .map(({ type, row }) => ({ type, row, changes: edits.flatMap((one) => changesByEdit(type, row, one)) }))
    .filter((one) => one.changes.length > 0)
  const objects = changed.map(
    ({ type, row, changes }): ChangedObject => ({ type, id: idOf(type, row), changes }),
  )
  const backwards = changed.filter(({ row, changes }) => {
    const { from, to } = boundsOf(withChanges(row, changes, 'is') as object)
    return from > to
  }).length

  function editOf(): ValueEdit | undefined {
    const number = Number(amount)
    const isNumber = amount.trim() !== '' && Number.isFinite(number)
    if (path === 'period') return { kind: 'period', value: period }
    if (dates.includes(path)) return date === undefined ? undefined : { kind: 'date', path, value: date }
    if (path === limit) {
      if (amount.trim() === '') return { kind: 'limit' }
      return Number.isInteger(number) && number >= 1 ? { kind: 'limit', count: number } : undefined
    }
    if (!isNumber) return undefined
    if (path === move)
      return Number.isInteger(number) ? { kind: 'shift', paths: dates, days: number * unit } : undefined
    if (operation === 'raise' || operation === 'lower') {
      const factor = 1 + (operation === 'raise' ? number : -number) / 100
      return { kind: 'number', path, operation: 'multiply', amount: factor, round }
    }
    return { kind: 'number', path, operation, amount: number, round }
  }

  const isNumberField = numbers.includes(path) || path === rewards
  const typeWith = (one: string) =>
    types.find((type) => [...numberFields(type), ...dateFields(type)].includes(one)) ?? types[0]
  const named = (paths: readonly string[]) =>
    paths.flatMap((one) => {
      const type = typeWith(one)
      return type ? [[one, fieldName(type, one)] as const] : []
    })
  return (
    <PreviewDialog
      title={`Change values of ${words}`}
      text="Each object is shown with its old and new value before anything is saved."
      isDisabled={objects.length === 0}
      initialFocusRef={first}
      onClose={onClose}
      onPreview={() => onPreview(objects)}
    >
      <Choice
        label="Field"
        ref={first}
        value={path}
        options={[
          ...(hasRewards ? [[rewards, 'All rewards'] as const] : []),
          ...named(numbers),
          ...(types.some(hasLimit) ? [[limit, 'Limit, on or off'] as const] : []),
          ...(periods.length > 0 ? named(['period']) : []),
          ...(dates.length > 0 ? [[move, 'Move all dates'] as const] : []),
          ...named(dates),
        ]}
        onChoose={(one) => {
          setPath(one)
          setTouched(false)
        }}
      />
      {isNumberField && (
        <Choice
          label="Change"
          value={operation}
          options={Object.entries(operations)}
          onChoose={(one) => setOperation(one as Operation)}
        />
      )}
      {path === 'period' ? (
        <Choice
          label="Refreshes"
          value={period}
          options={periods.map((one) => [one, labelIn(everyPeriod, one) ?? one])}
          onChoose={setPeriod}
        />
      ) : dates.includes(path) ? (
        <Row>
          <label id={`${id}date-label`} htmlFor={`${id}date`}>
            Date and time
          </label>
          <MomentInput
            id={`${id}date`}
            value={date}
            onChange={(value) => {
              setDate(value)
              setTouched(true)
            }}
            followsText
          />
        </Row>
      ) : (
        <Row>
          <label htmlFor={`${id}amount`}>{path === limit ? 'Amount (empty: no limit)' : 'Amount'}</label>
          <Input
            id={`${id}amount`}
            inputMode="decimal"
            value={amount}
            placeholder={path === move ? 'Negative: earlier' : ''}
            onChange={({ target }) => {
              setAmount(target.value)
              setTouched(true)
            }}
          />
        </Row>
      )}
      {path === move && (
        <Choice
          label="Unit"
          value={unit}
          options={[
            [1, 'Days'],
            [7, 'Weeks'],
          ]}
          onChoose={(one) => setUnit(one === '7' ? 7 : 1)}
        />
      )}
      {isNumberField && operation !== 'set' && operation !== 'add' && (
        <Choice
          label="Round to"
          value={round}
          options={roundings.map((one) => [one, one === 1 ? 'Whole numbers' : `Multiples of ${one}`])}
          onChoose={(one) => setRound(Number(one))}
        />
      )}
      <chakra.div textStyle="sm" color="fg.muted">
        <p role="status">
          {edit === undefined
            ? isTouched && 'Enter a value.'
            : `${formatNumber(objects.length)} of ${formatNumber(chosen.length)} ${plural(objects.length, 'changes', 'change')}.`}
        </p>
        {backwards > 0 && (
          <Note tone="warning" my="2">
            {`${formatNumber(backwards)} of them would end before ${plural(backwards, 'it starts', 'they start')}.`}
          </Note>
        )}
        <Examples changed={changed} />
      </chakra.div>
    </PreviewDialog>
  )
}

interface ChoiceProps {
  label: string
  value: string | number
  options: readonly (readonly [value: string | number, label: string])[]
  onChoose: (value: string) => void
  ref?: Ref<HTMLSelectElement>
}

function Choice({ label, value, options, onChoose, ref }: ChoiceProps) {
  const id = useId()
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Select id={id} ref={ref} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </Row>
  )
}

const mostExamples = 3

interface ExamplesProps {
  changed: readonly (ValuedRow & { changes: readonly Change[] })[]
}

/** The first changes: 'First Mile: 20 → 24'. */
function Examples({ changed }: ExamplesProps) {
  return (
    <chakra.ul listStyle="none" fontVariantNumeric="tabular-nums">
      {changed.slice(0, mostExamples).map(({ type, row, changes }) => {
        const id = idOf(type, row)
        return (
          <li key={`${type} ${id}`}>
            <span>{`${titleOf(row, id)}: `}</span>
            {changes.map(({ path, is }, index) => {
              const field = path.join('.')
              const [before, after] = [valueAt(row, path), is].map((value) => valueText(type, field, value))
              return (
                <Fragment key={field}>
                  {index > 0 && <span>, </span>}
                  <ShownChange before={before} after={after} />
                </Fragment>
              )
            })}
          </li>
        )
      })}
    </chakra.ul>
  )
}

const Row = chakra('div', {
  base: { display: 'grid', gap: '1.5', '& > label': { textStyle: 'label' } },
})
