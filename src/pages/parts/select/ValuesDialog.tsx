import { chakra } from '@chakra-ui/react'
import { type Ref, useId, useRef, useState } from 'react'
import type { ChangedObject } from '@/engine/plan/types'
import {
  changesOf,
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
import { Input, Select } from '@/ui/Input'
import { Note } from '@/ui/styled'
import { PreviewDialog } from './PreviewDialog'

interface ValuesDialogProps {
  type: EntityType
  /** The number of objects, e.g. '14 missions'. */
  words: string
  /** The selected objects. */
  chosen: readonly object[]
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

/** The choices in 'Value' that are no number field. */
const move = 'move dates'
const limit = 'limit'

/** Whether a type has values that the dialog can change. */
export const hasValues = (type: EntityType): boolean =>
  numberFields(type).length + dateFields(type).length > 0

/** The fields in the order in which they are changed most often. */
const sorted = (paths: readonly string[]) =>
  [...paths].sort(
    (a, b) =>
      Number(b.startsWith('reward') || b === 'credits') - Number(a.startsWith('reward') || a === 'credits'),
  )

/** Changes a number, the dates, the refresh period or the limit of the selected objects. */
export function ValuesDialog({ type, words, chosen, onClose, onPreview }: ValuesDialogProps) {
  const id = useId()
  const first = useRef<HTMLSelectElement>(null)
  const numbers = sorted(numberFields(type))
  const dates = dateFields(type)
  const [path, setPath] = useState(numbers[0] ?? move)
  const [operation, setOperation] = useState<Operation>('raise')
  const [amount, setAmount] = useState('')
  const [round, setRound] = useState(1)
  const [unit, setUnit] = useState<1 | 7>(1)
  const [period, setPeriod] = useState('weekly')
  const [date, setDate] = useState<string>()

  const edit = editOf()
  const changed = edit
    ? chosen
        .map((row) => ({ row, changes: changesOf(type, row, edit) }))
        .filter((one) => one.changes.length > 0)
    : []
  const objects = changed.map(({ row, changes }): ChangedObject => ({ type, id: idOf(type, row), changes }))
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

  const isNumberField = numbers.includes(path)
  const named = (paths: readonly string[]) => paths.map((one) => [one, fieldName(type, one)] as const)
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
        label="Value"
        ref={first}
        value={path}
        options={[
          ...named(numbers),
          ...(hasLimit(type) ? [[limit, 'Limit, on or off'] as const] : []),
          ...(periodsOf(type).length > 0 ? named(['period']) : []),
          ...(dates.length > 0 ? [[move, 'Move all dates'] as const] : []),
          ...named(dates),
        ]}
        onChoose={setPath}
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
          options={periodsOf(type).map((one) => [one, labelIn(everyPeriod, one) ?? one])}
          onChoose={setPeriod}
        />
      ) : dates.includes(path) ? (
        <Row>
          <label id={`${id}date-label`} htmlFor={`${id}date`}>
            Date and time
          </label>
          <MomentInput id={`${id}date`} value={date} onChange={setDate} followsText />
        </Row>
      ) : (
        <Row>
          <label htmlFor={`${id}amount`}>
            {path === move ? 'By' : path === limit ? 'Times (empty: no limit)' : 'Amount'}
          </label>
          <Input
            id={`${id}amount`}
            inputMode="decimal"
            value={amount}
            placeholder={path === move ? 'Negative: earlier' : ''}
            onChange={({ target }) => setAmount(target.value)}
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
            ? 'Enter a value.'
            : `${formatNumber(objects.length)} of ${formatNumber(chosen.length)} ${plural(objects.length, 'changes', 'change')}.`}
        </p>
        {backwards > 0 && (
          <Note tone="warning" my="2">
            {`${formatNumber(backwards)} of them would end before ${plural(backwards, 'it starts', 'they start')}.`}
          </Note>
        )}
        <Examples type={type} chosen={chosen} objects={objects} />
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
  type: EntityType
  chosen: readonly object[]
  objects: readonly ChangedObject[]
}

/** The first changes: 'First Mile: 20 → 24'. */
function Examples({ type, chosen, objects }: ExamplesProps) {
  const rows = new Map(chosen.map((row) => [idOf(type, row), row]))
  const textOf = (row: object, { path, is }: Change) =>
    [valueAt(row, path), is].map((value) => valueText(type, path.join('.'), value)).join(' → ')
  return (
    <chakra.ul listStyle="none" fontVariantNumeric="tabular-nums">
      {objects.slice(0, mostExamples).map(({ id, changes }) => {
        const row = rows.get(id)
        return row ? (
          <li
            key={id}
          >{`${titleOf(row, id)}: ${changes.map((change) => textOf(row, change)).join(', ')}`}</li>
        ) : null
      })}
    </chakra.ul>
  )
}

const Row = chakra('div', {
  base: { display: 'grid', gap: '1.5', '& > label': { textStyle: 'label' } },
})
