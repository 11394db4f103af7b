import type { RefObject } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useFormContext, useRegisteredField } from './formContext'

interface Rows {
  /** Stable keys, one per row; row `index` edits `{name}.{index}…`. */
  keys: readonly string[]
  add: (row: object) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
  insert: (index: number, row: object) => void
}

/**
 * A list of rows inside the edited object. React Hook Form keeps its own key beside each row, because rows of the API
 * have an `id` of their own. `element` gets the focus for an error of the list as a whole.
 */
export function useRows(name: string, label: string, element?: RefObject<HTMLElement | null>): Rows {
  const { store } = useFormContext()
  useRegisteredField(name, element, { label })
  const { fields, append, remove, move, insert } = useFieldArray({
    control: store.form.control,
    name,
    keyName: 'rowKey',
  })
  return {
    keys: fields.map((field) => field.rowKey),
    add: (row) => append(row, { shouldFocus: false }),
    remove,
    move,
    insert: (index, row) => insert(index, row, { shouldFocus: false }),
  }
}
