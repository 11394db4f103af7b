import { isEqualText } from '@/lib/equalText'
import { isEmpty, isPlain, isSame, ownField, withoutPath } from './edits'

/** One step of a path: a key of an object, or the id of a list item. */
type Step = string | { id: string }

/** One edited value. A missing `was` or `is` means that there is no value. Can be stored as JSON. */
export interface Change {
  path: Step[]
  was?: unknown
  is?: unknown
}

/** The ids of the items, in order. Undefined when an item has none or two items share one. */
function idsOf(list: readonly unknown[]): string[] | undefined {
  const ids = list.map((item) => (isPlain(item) ? item.id : undefined))
  const isKeyed = ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length
  return isKeyed ? (ids as string[]) : undefined
}

/** Returns only the edited values. A list with different items or another order counts as one value. */
export function changesBetween(before: unknown, after: unknown, path: Step[] = []): Change[] {
  if (isSame(before, after)) return []
  if (isPlain(before) && isPlain(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) =>
      changesBetween(ownField(before, key), ownField(after, key), [...path, key]),
    )
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [was, is] = [idsOf(before), idsOf(after)]
    if (was && is && was.join('\n') === is.join('\n')) {
      return is.flatMap((id, index) => changesBetween(before[index], after[index], [...path, { id }]))
    }
  }
  return [{ path, was: before, is: after }]
}

/** Applies the new (`is`) or the old (`was`) values to the object. Skips changes whose path no longer exists. */
export function withChanges(object: unknown, changes: readonly Change[], side: 'was' | 'is'): unknown {
  return changes.reduce((result, change) => put(result, change.path, change[side]), object)
}

function put(object: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'object') {
    if (!Array.isArray(object)) return object
    return object.map((item) => (isPlain(item) && item.id === step.id ? put(item, rest, value) : item))
  }
  if (!isPlain(object) && !isEmpty(object)) return object
  return {
    ...(isPlain(object) ? object : {}),
    [step]: put(isPlain(object) ? ownField(object, step) : undefined, rest, value),
  }
}

/** Whether the path of the change still exists in the object. */
export const hasPlaceFor = (object: unknown, { path }: Change): boolean => {
  let value = object
  for (const step of path) {
    if (typeof step === 'string') {
      if (!isPlain(value) && !isEmpty(value)) return false
      value = isPlain(value) ? value[step] : undefined
    } else {
      value = Array.isArray(value) ? value.find((item) => isPlain(item) && item.id === step.id) : undefined
      if (value === undefined) return false
    }
  }
  return true
}

/** The value at the path of a change; undefined if the path does not exist. */
export const valueAt = (object: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((value, step) => {
    if (typeof step === 'string') return isPlain(value) ? ownField(value, step) : undefined
    return Array.isArray(value) ? value.find((item) => isPlain(item) && item.id === step.id) : undefined
  }, object)

/** The dot path of a change, with the positions of list items in the object. */
export function dotPath(object: unknown, path: readonly Step[]): string {
  const keys: (string | number)[] = []
  let value = object
  for (const step of path) {
    if (typeof step === 'string') {
      keys.push(step)
      value = isPlain(value) ? value[step] : undefined
    } else {
      const items: unknown[] = Array.isArray(value) ? value : []
      const index = items.findIndex((item) => isPlain(item) && item.id === step.id)
      keys.push(index)
      value = items[index]
    }
  }
  return keys.join('.')
}

interface Sent {
  /** The object before the write. Empty for a create. */
  before: object
  /** The object as it should be. */
  wanted: object
  /** Paths of the fields that the server manages, which no write changes. */
  managed: readonly string[]
}

/** The changes of a write, without those of fields that the server manages. */
export function sentChanges({ before, wanted, managed }: Sent): Change[] {
  const [was, is] = [before, wanted].map((one) => managed.reduce(withoutPath, one as unknown))
  return changesBetween(was, is)
}

/**
 * The changes of a write that the object does not have. If there are none, the write took effect. Compares by meaning
 * (`isEqual`). The object may have more: defaults, counts, and changes of others.
 */
export function missingChanges(object: unknown, sent: Sent): Change[] {
  const now = sent.managed.reduce(withoutPath, object)
  return sentChanges(sent).filter((change) => {
    const value = valueAt(now, change.path)
    return !covers(value, change.is) || isUntouched(value, change)
  })
}

/** Whether a value is still the one from before a change. */
export const isUntouched = (value: unknown, { was, is }: Change): boolean =>
  isEqual(value, was) && !isEqual(was, is)

/** A value that an object has instead of the wanted one. */
export interface Difference {
  path: Step[]
  wanted: unknown
  found: unknown
}

/** The values that an object has instead of those of a change. */
export function differencesIn(object: unknown, { path, is }: Change): Difference[] {
  return differing(valueAt(object, path), is, path)
}

function differing(found: unknown, wanted: unknown, path: Step[]): Difference[] {
  if (isPlain(wanted) && isPlain(found)) {
    const parts = Object.keys(wanted).flatMap((key) => differing(found[key], wanted[key], [...path, key]))
    if (parts.length > 0) return parts
  }
  if (Array.isArray(wanted) && Array.isArray(found)) {
    const [ids, there] = [idsOf(wanted), idsOf(found)]
    if (ids && there && ids.join('\n') === there.join('\n'))
      return ids.flatMap((id, index) => differing(found[index], wanted[index], [...path, { id }]))
  }
  return covers(found, wanted) ? [] : [{ path, wanted, found }]
}

/** Whether `object` contains all of `wanted`. It can have more. */
function covers(object: unknown, wanted: unknown): boolean {
  if (isPlain(wanted) && isPlain(object))
    return Object.entries(wanted).every(([key, value]) => covers(ownField(object, key), value))
  if (Array.isArray(wanted) && Array.isArray(object))
    return wanted.length === object.length && wanted.every((item, index) => covers(object[index], item))
  if (typeof wanted === 'string' && typeof object === 'string') return isEqualText(wanted, object)
  if (typeof wanted === 'number' && wanted === object) return true
  return isSame(trimmed(wanted), trimmed(object))
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Whether two values mean the same: texts may differ in surrounding blanks, and moments in their zone. */
const isEqual = (a: unknown, b: unknown) => covers(a, b) && covers(b, a)
