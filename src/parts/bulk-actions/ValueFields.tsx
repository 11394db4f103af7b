import type { ValueEdit } from '@/engine/plan/valueEdits'
import { MomentInput } from '@/form/fields/MomentInput'
import { everyPeriod, labelIn } from '@/model/choices'
import { Input } from '@/ui/Input'
import { Labelled, LabelledSelect } from '@/ui/Labelled'

const operations = {
  raise: 'Raise by %',
  lower: 'Lower by %',
  add: 'Add',
  multiply: 'Multiply by',
  set: 'Set to',
} as const
type Operation = keyof typeof operations

const roundings = [1, 5, 10, 50, 100]

/** Options of 'Field' that are not number fields. */
export const moveDates = 'move dates'
export const limitField = 'limit'
export const allRewards = 'rewards'

/** The fields that 'All rewards' changes. */
export const rewardPaths = ['reward.points', 'reward.credits']

/** The input of the dialog. */
export interface TypedValue {
  path: string
  operation: Operation
  amount: string
  round: number
  unit: 1 | 7
  period: string
  date: string | undefined
}

/** The edits that were typed; undefined while a value is missing. */
export function valueEditsOf(typed: TypedValue, dates: readonly string[]): ValueEdit[] | undefined {
  const { path, operation, amount, round, unit, period, date } = typed
  const number = Number(amount)
  const isNumber = amount.trim() !== '' && Number.isFinite(number)
  if (path === 'period') return [{ kind: 'period', value: period }]
  if (dates.includes(path)) return date === undefined ? undefined : [{ kind: 'date', path, value: date }]
  if (path === limitField) {
    if (amount.trim() === '') return [{ kind: 'limit' }]
    return Number.isInteger(number) && number >= 1 ? [{ kind: 'limit', count: number }] : undefined
  }
  if (!isNumber) return undefined
  if (path === moveDates)
    return Number.isInteger(number) ? [{ kind: 'shift', paths: dates, days: number * unit }] : undefined
  const isPercent = operation === 'raise' || operation === 'lower'
  const change = isPercent
    ? { operation: 'multiply' as const, amount: 1 + (operation === 'raise' ? number : -number) / 100 }
    : { operation, amount: number }
  const paths = path === allRewards ? rewardPaths : [path]
  return paths.map((one) => ({ kind: 'number', path: one, ...change, round }))
}

interface ValueFieldsProps {
  typed: TypedValue
  isNumber: boolean
  isDate: boolean
  periods: readonly string[]
  onType: (part: Partial<TypedValue>) => void
}

/** The fields that the chosen field needs. */
export function ValueFields({ typed, isNumber, isDate, periods, onType }: ValueFieldsProps) {
  const { path, operation, amount, round, unit, period, date } = typed
  return (
    <>
      {isNumber && (
        <LabelledSelect
          label="Change"
          value={operation}
          options={Object.entries(operations)}
          onChoose={(one) => onType({ operation: one as Operation })}
        />
      )}
      {path === 'period' ? (
        <LabelledSelect
          label="Refreshes"
          value={period}
          options={periods.map((one) => [one, labelIn(everyPeriod, one) ?? one])}
          onChoose={(one) => onType({ period: one })}
        />
      ) : isDate ? (
        <Labelled label="Date and time">
          {(id) => (
            <MomentInput id={id} value={date} onChange={(value) => onType({ date: value })} followsText />
          )}
        </Labelled>
      ) : (
        <Labelled label={path === limitField ? 'Amount (empty: no limit)' : 'Amount'}>
          {(id) => (
            <Input
              id={id}
              inputMode="decimal"
              value={amount}
              placeholder={path === moveDates ? 'Negative: earlier' : ''}
              onChange={({ target }) => onType({ amount: target.value })}
            />
          )}
        </Labelled>
      )}
      {path === moveDates && (
        <LabelledSelect
          label="Unit"
          value={unit}
          options={[
            [1, 'Days'],
            [7, 'Weeks'],
          ]}
          onChoose={(one) => onType({ unit: one === '7' ? 7 : 1 })}
        />
      )}
      {isNumber && operation !== 'set' && operation !== 'add' && (
        <LabelledSelect
          label="Round to"
          value={round}
          options={roundings.map((one) => [one, one === 1 ? 'Whole numbers' : `Multiples of ${one}`])}
          onChoose={(one) => onType({ round: Number(one) })}
        />
      )}
    </>
  )
}
