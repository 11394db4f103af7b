import { useId, useState } from 'react'
import { conditionText, facts, factsOfType, readCondition } from '@/engine/advanced-filters/conditions'
import { type AskedField, fieldsOfType } from '@/engine/advanced-filters/fields'
import { type OperandKind, operators } from '@/engine/advanced-filters/operators'
import { useLists } from '@/entities/useLists'
import { MomentInput } from '@/form/fields/MomentInput'
import { naturalCompare } from '@/lib/compare'
import { readDate, toWire } from '@/lib/dates'
import { titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { FormDialog } from '@/ui/FormDialog'
import { Input, Select } from '@/ui/Input'
import { Labelled, LabelledSelect } from '@/ui/Labelled'

interface ConditionDialogProps {
  type: EntityType
  account: string
  onClose: () => void
  /** Called with the condition as it is written in the address. */
  onAdd: (text: string) => void
}

/** Adds a condition on any field of the contract (rule ASK-1). */
export function ConditionDialog({ type, account, onClose, onAdd }: ConditionDialogProps) {
  const fields = [...fieldsOfType(type).values()]
  const [path, setPath] = useState('')
  const [operator, setOperator] = useState('')
  const [values, setValues] = useState<readonly string[]>([])
  const field = fieldsOfType(type).get(path)
  const of = path === '' ? {} : operators[field?.kind ?? 'fact']
  const chosen = Object.hasOwn(of, operator) ? operator : (Object.keys(of)[0] ?? '')
  const operand = of[chosen]?.operand ?? 'none'
  const text = conditionText(path, chosen, operand, values)
  const isComplete = readCondition(type, text) !== undefined
  const isReversed =
    !isComplete &&
    readCondition(type, conditionText(path, chosen, operand, values.toReversed())) !== undefined
  return (
    <FormDialog
      title="Filter by any field"
      confirm="Add filter"
      isDisabled={!isComplete}
      onClose={onClose}
      onConfirm={() => onAdd(text)}
    >
      <Labelled label="Field">
        {(id) => (
          <Select
            id={id}
            value={path}
            onChange={({ target }) => {
              setPath(target.value)
              setValues([])
            }}
          >
            <option value="">Choose a field</option>
            {fields.map((one) => (
              <option key={one.path} value={one.path}>
                {one.label}
              </option>
            ))}
            <optgroup label="More">
              {factsOfType(type).map((fact) => (
                <option key={fact} value={fact}>
                  {facts[fact]}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Labelled>
      {path !== '' && (
        <LabelledSelect
          label="Condition"
          value={chosen}
          options={Object.entries(of).map(([key, { words }]) => [key, words])}
          onChoose={(key) => {
            setOperator(key)
            setValues([])
          }}
        />
      )}
      <Operand account={account} field={field} operand={operand} values={values} onChange={setValues} />
      {/* Always mounted, because screen readers only announce changes of an existing live region. */}
      <p role="status">
        {isReversed && `The first ${operand === 'days' ? 'day is after' : 'number is above'} the second.`}
      </p>
    </FormDialog>
  )
}

interface OperandProps {
  account: string
  field: AskedField | undefined
  operand: OperandKind
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

const inputTypes: Partial<Record<OperandKind, 'number'>> = {
  number: 'number',
  numbers: 'number',
  count: 'number',
}

function Operand({ account, field, operand, values, onChange }: OperandProps) {
  const list = useId()
  if (operand === 'none' || !field) return null
  if (operand === 'choice')
    return (
      <LabelledSelect
        label="Value"
        value={values[0] ?? ''}
        empty="Choose a value"
        options={Object.entries(field.choices ?? {})}
        onChoose={(value) => onChange([value])}
      />
    )
  if (operand === 'id' && field.to)
    return (
      <ObjectChoice
        account={account}
        to={field.to}
        value={values[0] ?? ''}
        onChange={(id) => onChange([id])}
      />
    )
  const isPair = operand === 'numbers' || operand === 'days'
  const labels = isPair ? ['From', 'To'] : [labelOf(operand, field)]
  const at = (index: number, value: string) =>
    labels.map((_, one) => (one === index ? value : (values[one] ?? '')))
  return labels.map((label, index) => (
    <Labelled key={label} label={label}>
      {(id) =>
        operand === 'day' || operand === 'days' ? (
          <MomentInput
            id={id}
            value={momentOf(values[index])}
            onChange={(value) => onChange(at(index, value === undefined ? '' : localDay(value)))}
            followsText
          />
        ) : (
          <Input
            id={id}
            type={inputTypes[operand] ?? 'text'}
            inputMode={inputTypes[operand] === 'number' ? 'numeric' : undefined}
            value={operand === 'ids' ? values.join(', ') : (values[index] ?? '')}
            aria-describedby={operand === 'ids' ? list : undefined}
            onChange={({ target }) =>
              onChange(
                operand === 'ids'
                  ? target.value.split(',').map((one) => one.trimStart())
                  : at(index, target.value),
              )
            }
          />
        )
      }
    </Labelled>
  ))
}

/** A condition compares whole days of the user's time zone. Its text is read as in a date field of a form (rule FIELD-8). */
const momentOf = (day: string | undefined) => (day ? toWire(readDate(`${day}T00:00`)) : undefined)
const localDay = (moment: string) => {
  const date = new Date(readDate(moment))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const labelOf = (operand: OperandKind, { kind }: AskedField) =>
  operand === 'count'
    ? kind === 'date'
      ? 'Number of days'
      : 'Number'
    : operand === 'ids'
      ? 'Values, separated by commas'
      : 'Value'

interface ObjectChoiceProps {
  account: string
  to: EntityType
  value: string
  onChange: (id: string) => void
}

/** The objects that a field can refer to, by name. */
function ObjectChoice({ account, to, value, onChange }: ObjectChoiceProps) {
  const [list] = useLists(account, [to])
  const objects = (list?.rows ?? [])
    .map((row) => ({ id: idOf(to, row), name: titleOf(row, idOf(to, row)) }))
    .sort((a, b) => naturalCompare(a.name, b.name))
  return (
    <LabelledSelect
      label={list?.isLoading ? 'Object (loading)' : 'Object'}
      value={value}
      empty="Choose an object"
      options={objects.map(({ id, name }) => [id, name === id ? id : `${name} (${id})`])}
      onChoose={onChange}
    />
  )
}
