import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isEmpty, isPlain } from './edits'

type Form = UseFormReturn<FieldValues>

/** Values as deep as RHF's paths reach: a key with a dot in it has no path. */
const hasPath = (value: unknown): boolean =>
  !isPlain(value) || Object.entries(value).every(([key, part]) => !key.includes('.') && hasPath(part))

/**
 * Brings the form from the values `from`, which it holds, to `to`. Only what differs is set, so that no control is
 * drawn anew and none loses the focus.
 */
export function applyValues(form: Form, from: unknown, to: unknown): void {
  if (hasPath(from) && hasPath(to)) setWhatDiffers(form, '', from, to)
  else form.reset(to as FieldValues, { keepErrors: true })
}

function setWhatDiffers(form: Form, path: string, from: unknown, to: unknown): void {
  if (from === to || JSON.stringify(from) === JSON.stringify(to)) return
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  // Down to the lists, also where one side has nothing: React Hook Form tells a list of rows by its own name only.
  const [isBefore, isAfter] = [isPlain(from), isPlain(to)]
  if ((isBefore || isAfter) && (isBefore || isEmpty(from)) && (isAfter || isEmpty(to))) {
    const [before, after] = [isPlain(from) ? from : {}, isPlain(to) ? to : {}]
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      setWhatDiffers(form, below(key), before[key], after[key])
    }
    return
  }
  // A list that holds blank rows besides is set as a whole: its positions are others.
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
