import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { valueByPath } from '@/lib/value'
import type { AnyObject } from '@/model/paths'
import { inputText } from '@/model/readable'
import { Button } from '@/ui/Button'
import { focusAfterPaint } from '@/ui/focusAfterPaint'
import { Field, type FieldProps } from '../Field'
import {
  useFormContext,
  useFormStore,
  useFormValue,
  useLabels,
  useMessages,
  useReferences,
  useRegisteredField,
  useStore,
} from '../formContext'
import type { ReferenceOptions } from '../types'
import styles from './CountedListField.module.css'
import { CountedRow } from './CountedRow'
import shared from './fields.module.css'
import { shownCounts } from './ShownReference'
import { shownNumber } from './shownText'

/** The fields of a row that the field edits; `Key` is the key of its number. */
type Row<Key extends string> = { id: string } & Record<Key, number>

interface CountedListFieldProps<T, Key extends string> extends FieldProps<T, readonly Row<Key>[]> {
  options: ReferenceOptions
  /** What a row refers to: 'Event' labels the button 'Add Event'. By default the label of its id. */
  itemLabel?: string
  /** The key of a row's number. */
  countKey: Key
  /** By default the label of the number. */
  countLabel?: string
  /** Called before a row's new object id is written. */
  onPick?: (id: string) => void
}

/** Rows with an object and a number: events with a required count, prizes with counts, achievements with steps. */
export function CountedListField<T = never, Key extends string = never>(own: CountedListFieldProps<T, Key>) {
  const name: string = own.name
  const props = useLabels(name, own)
  const { label, countKey, options } = props
  const { label: itemLabel } = useLabels(`${name}.*.id`, { label: own.itemLabel })
  const { label: countLabel } = useLabels(`${name}.*.${countKey}`, { label: own.countLabel })
  const { formId, readOnly } = useFormContext()
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const rows = useRows(name, label, addButton)
  const { error, warning } = useMessages<AnyObject>(name)
  const value = useFormValue<AnyObject, unknown>(name)
  const warningInRows = useStore((store) => store.warningIn(name as never))
  useReferences<AnyObject>(name, options)
  const id = `${formId}-${name.replaceAll('.', '-')}`

  /** After the paint in which the row was added or removed, focuses its field or the button of the next row. */
  const focus = (selector: string) =>
    focusAfterPaint(() => list.current?.querySelector<HTMLElement>(selector) ?? addButton.current)
  const add = () => {
    rows.add({ id: '', [countKey]: 1 })
    focus('[data-row]:last-of-type input')
  }
  const remove = (index: number) => {
    rows.remove(index)
    focus(`[data-row="${Math.min(index, rows.keys.length - 2)}"] [data-remove]`)
  }

  return (
    <Field
      {...props}
      id={id}
      ref={addButton}
      error={error}
      warning={readOnly ? warningInRows : warning}
      group
      shown={() => shownCounts({ options, countLabel, rows: rowsOf(value, countKey) })}
    >
      <div ref={list} className={shared.rows}>
        {rows.keys.length > 0 && (
          <div className={clsx(styles.columns, styles.head)} aria-hidden>
            <span>{itemLabel}</span>
            <span>{countLabel}</span>
          </div>
        )}
        {rows.keys.map((key, index) => (
          <CountedRow
            key={key}
            path={`${name}.${index}`}
            index={index}
            countKey={countKey}
            itemLabel={itemLabel}
            countLabel={countLabel}
            options={options}
            onPick={props.onPick}
            onRemove={() => remove(index)}
          />
        ))}
        <Button ref={addButton} variant="outline" size="sm" className={shared.add} onClick={add}>
          <Plus size={16} aria-hidden />
          <span>{`Add ${itemLabel}`}</span>
        </Button>
      </div>
    </Field>
  )
}

/** The received rows that have an id. */
const rowsOf = (value: unknown, countKey: string) =>
  (Array.isArray(value) ? value : []).flatMap((row) => {
    const id = inputText(valueByPath(row, 'id'))
    return id === '' ? [] : [{ id, count: shownNumber(valueByPath(row, countKey)) ?? 'Not set' }]
  })

interface Rows {
  /** Stable keys, one per row; row `index` edits `{name}.{index}…`. */
  keys: readonly string[]
  add: (row: object) => void
  remove: (index: number) => void
}

/**
 * A list of rows inside the edited object. React Hook Form keeps its own key beside each row, because rows of the API
 * have an `id` of their own. `element` gets the focus for an error of the list as a whole.
 */
function useRows(name: string, label: string, element: RefObject<HTMLElement | null>): Rows {
  const { form } = useFormStore()
  useRegisteredField<AnyObject>(name, element, { label })
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name,
    keyName: 'rowKey',
  })
  return {
    keys: fields.map((field) => field.rowKey),
    add: (row) => append(row, { shouldFocus: false }),
    remove,
  }
}
