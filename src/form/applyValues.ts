import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isEmpty, isPlain } from '@/model/edits'
import type { FormStore } from './store'

type Form = UseFormReturn<FieldValues>

/** React Hook Form splits paths at dots, so a value under a key that contains a dot has no path. */
const hasPath = (value: unknown): boolean =>
  !isPlain(value) || Object.entries(value).every(([key, part]) => !key.includes('.') && hasPath(part))

/**
 * Changes the form from `from`, its current values, to `to`. Sets only what differs, so that no control remounts or
 * loses the focus.
 */
export function applyValues(form: Form, from: unknown, to: unknown): void {
  if (hasPath(from) && hasPath(to)) setWhatDiffers(form, '', from, to)
  else form.reset(to as FieldValues, { keepErrors: true })
}

function setWhatDiffers(form: Form, path: string, from: unknown, to: unknown): void {
  if (from === to || JSON.stringify(from) === JSON.stringify(to)) return
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  // Descends to each list, also where one side is empty: React Hook Form notifies a field array only by its exact name.
  const [isBefore, isAfter] = [isPlain(from), isPlain(to)]
  if ((isBefore || isAfter) && (isBefore || isEmpty(from)) && (isAfter || isEmpty(to))) {
    const [before, after] = [isPlain(from) ? from : {}, isPlain(to) ? to : {}]
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      setWhatDiffers(form, below(key), before[key], after[key])
    }
    return
  }
  // With additional blank rows the positions of the form differ, so the list is replaced as a whole.
  const { length } = (form.getValues(path) ?? []) as unknown[]
  if (
    Array.isArray(from) &&
    Array.isArray(to) &&
    from.length === length &&
    to.length === length &&
    to.every(isPlain)
  ) {
    for (const [index, item] of to.entries()) setWhatDiffers(form, below(index), from[index], item)
    return
  }
  form.setValue(path, to === undefined && Array.isArray(from) ? [] : to)
}

/** Sets the values of the form, as if they were typed: nothing is saved, and controls that do not differ stay. */
export function fillForm(store: FormStore, values: object): void {
  store.renderAll()
  applyValues(store.form, store.values(), values)
  store.rederive()
}
