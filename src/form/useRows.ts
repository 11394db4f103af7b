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
 * A list of rows inside the edited object. React Hook Form keeps its own key beside each row, not in it: rows of the
 * platform have an `id` that must not be taken for one. `element` gets the focus when the list as a whole is meant.
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
