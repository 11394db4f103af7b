import { chakra } from '@chakra-ui/react'
import { Fragment, useRef, useState } from 'react'
import type { ChangedObject } from '@/engine/plan/types'
import { changesByEdit, dateFields, hasLimit, numberFields, periodsOf } from '@/engine/plan/valueEdits'
import { formatNumber, plural } from '@/lib/format'
import { titleOf } from '@/lib/value'
import { type Change, valueAt, withChanges } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { valueText } from '@/model/fieldValue'
import { boundsOf } from '@/model/lifecycle'
import { idOf } from '@/model/references'
import { ChangedValue as ShownChange } from '@/ui/Change'
import { FormDialog } from '@/ui/FormDialog'
import { LabelledSelect } from '@/ui/Labelled'
import { Note } from '@/ui/styled'
import {
  allRewards,
  limitField,
  moveDates,
  rewardPaths,
  type TypedValue,
  ValueFields,
  valueEditsOf,
} from './ValueFields'

/** An object whose values are changed. */
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
  const first = useRef<HTMLSelectElement>(null)
  const numbers = sorted(union(types, numberFields))
  const dates = union(types, dateFields)
  const periods = union(types, periodsOf)
  const hasRewards = types.length > 1 && rewardPaths.every((one) => numbers.includes(one))
  const [typed, setTyped] = useState<TypedValue>({
    path: hasRewards ? allRewards : (numbers[0] ?? moveDates),
    operation: 'raise',
    amount: '',
    round: 1,
    unit: 1,
    period: 'weekly',
    date: undefined,
  })
  const [isTouched, setTouched] = useState(false)
  const { path } = typed
  const edits = valueEditsOf(typed, dates)
  const changed = chosen
    .map(({ type, row }) => ({
      type,
      row,
      changes: (edits ?? []).flatMap((one) => changesByEdit(type, row, one)),
    }))
    .filter((one) => one.changes.length > 0)
  const objects = changed.map(
    ({ type, row, changes }): ChangedObject => ({ type, id: idOf(type, row), changes }),
  )
  const typeWith = (one: string) =>
    types.find((type) => [...numberFields(type), ...dateFields(type)].includes(one)) ?? types[0]
  const named = (paths: readonly string[]) =>
    paths.flatMap((one) => {
      const type = typeWith(one)
      return type ? [[one, fieldName(type, one)] as const] : []
    })
  return (
    <FormDialog
      title={`Change values of ${words}`}
      text="Each object is shown with its old and new value before anything is saved."
      isDisabled={objects.length === 0}
      initialFocusRef={first}
      onClose={onClose}
      confirm="Preview"
      onConfirm={() => onPreview(objects)}
    >
      <LabelledSelect
        label="Field"
        ref={first}
        value={path}
        options={[
          ...(hasRewards ? [[allRewards, 'All rewards'] as const] : []),
          ...named(numbers),
          ...(types.some(hasLimit) ? [[limitField, 'Limit, on or off'] as const] : []),
          ...(periods.length > 0 ? named(['period']) : []),
          ...(dates.length > 0 ? [[moveDates, 'Move all dates'] as const] : []),
          ...named(dates),
        ]}
        onChoose={(one) => {
          setTyped({ ...typed, path: one })
          setTouched(false)
        }}
      />
      <ValueFields
        typed={typed}
        isNumber={numbers.includes(path) || path === allRewards}
        isDate={dates.includes(path)}
        periods={periods}
        onType={(part) => {
          setTyped({ ...typed, ...part })
          setTouched(isTouched || 'amount' in part || 'date' in part)
        }}
      />
      <chakra.div textStyle="sm" color="fg.muted">
        <p role="status">
          {edits === undefined
            ? isTouched && 'Enter a value.'
            : `${formatNumber(objects.length)} of ${formatNumber(chosen.length)} ${plural(objects.length, 'changes', 'change')}.`}
        </p>
        <Backwards changed={changed} />
        <Examples changed={changed} />
      </chakra.div>
    </FormDialog>
  )
}

const mostExamples = 3

interface ExamplesProps {
  changed: readonly (ValuedRow & { changes: readonly Change[] })[]
}

/** Warns if objects would end before they start. */
function Backwards({ changed }: ExamplesProps) {
  const { length } = changed.filter(({ row, changes }) => {
    const { from, to } = boundsOf(withChanges(row, changes, 'is') as object)
    return from > to
  })
  return (
    length > 0 && (
      <Note tone="warning" my="2">
        {`${formatNumber(length)} of them would end before ${plural(length, 'it starts', 'they start')}.`}
      </Note>
    )
  )
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
