import { isExact, isSameExact } from '@/lib/exactNumber'
import { isNumber } from '@/lib/value'

/**
 * "Nothing is lost" (decision A1): the request body is the object as received with only the edited paths changed.
 * Values are never rebuilt from a schema, so unknown fields, nested ones and the order of keys survive.
 */

export type PlainObject = Record<string, unknown>

export const isPlain = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExact(value)

/** Whether a control would show nothing: absent, null, '', [] or an object with only such values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isPlain(value) && Object.values(value).every(isEmpty)
}

/** The field of an object; undefined if the object itself has none, also for names such as `constructor`. */
export const ownField = (object: PlainObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

const keysOf = (before: PlainObject, after: PlainObject) =>
  new Set([...Object.keys(before), ...Object.keys(after)])

/** Whether a control shows the same for both values. So filling a control and emptying it again is not a change. */
export function isSame(before: unknown, after: unknown): boolean {
  // 0 and -0 count as the same number.
  if (Object.is(before, after) || before === after || isSameExact(before, after)) return true
  if (isEmpty(before)) return isEmpty(after)
  // The server sent a primitive where an object belongs. Mounting the fields created an empty object; the user has not
  // entered anything.
  if (isPlain(after) && !isPlain(before) && isEmpty(after)) return true
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && before.every((item, index) => isSame(item, after[index]))
  }
  if (isPlain(before) && isPlain(after)) {
    return [...keysOf(before, after)].every((key) => isSame(ownField(before, key), ownField(after, key)))
  }
  return false
}

/** Equal in both directions, because `isSame` depends on the order of its arguments. */
export const isAlike = (a: unknown, b: unknown): boolean => isSame(a, b) && isSame(b, a)

/** The value without the field at a dot path, in which `*` stands for every item of a list. */
export const withoutPath = (value: unknown, path: string): unknown => without(value, path.split('.'))

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (key === '*') return Array.isArray(value) ? value.map((item) => without(item, rest)) : value
  if (!isPlain(value) || !Object.hasOwn(value, key)) return value
  if (rest.length > 0) return { ...value, [key]: without(value[key], rest) }
  const { [key]: _, ...others } = value
  return others
}

/** Removes keys without a value at every depth. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  if (!isPlain(value)) return value
  const kept = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(kept.map(([key, part]) => [key, clean(part)]))
}

/**
 * Applies what changed between `before` and `after` (both form values) to `received`. Returns `received` itself when
 * nothing changed. `before` differs from `received` only where the form normalizes another format.
 */
export function withEdits<T>(received: T, before: unknown, after: unknown): T
export function withEdits(received: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return received
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    // A moved item takes all its fields along and inherits none from the item that was at its position.
    if (isMoved(before, after)) return clean(after)
    const base = Array.isArray(received) && received.length === before.length ? received : before
    return base.map((item, index) => withEdits(item, before[index], after[index]))
  }
  if (!isPlain(after)) return clean(after)
  // For a new object as well, keep only what the user entered: mounting fields creates empty parts.
  const from = isPlain(before) ? before : {}
  const result: PlainObject = { ...(isPlain(received) ? received : from) }
  for (const key of keysOf(from, after)) {
    if (isSame(from[key], after[key])) continue
    const part = withEdits(result[key], from[key], after[key])
    if (part === undefined) delete result[key]
    else result[key] = part
  }
  return result
}

const idOf = (item: unknown) => (isPlain(item) ? item.id : undefined)

/** Whether items with ids changed their positions. */
function isMoved(before: readonly unknown[], after: readonly unknown[]): boolean {
  const ids = before.map(idOf)
  return after.some((item, index) => {
    const id = idOf(item)
    return id !== undefined && id !== '' && id !== ids[index] && ids.includes(id)
  })
}

/** A row in which no object was chosen. It may contain numbers, but nothing else. */
const isBlankRow = (item: unknown) =>
  isPlain(item) &&
  item.id === '' &&
  Object.entries(item).every(([key, value]) => key === 'id' || value === undefined || isNumber(value))

/**
 * Drops rows that were added but have no object chosen (an empty id means none, rule DATA-6). Lists that had such rows
 * when received stay as they are.
 */
export function withoutBlankRows<T>(before: unknown, after: T): T
export function withoutBlankRows(before: unknown, after: unknown): unknown {
  if (Array.isArray(after)) {
    const came = Array.isArray(before) ? before : []
    if (!after.some(isBlankRow) || came.some(isBlankRow)) {
      return mapSame(after, (item, index) => withoutBlankRows(came[index], item))
    }
    return after.filter((item) => !isBlankRow(item))
  }
  if (!isPlain(after)) return after
  const from = isPlain(before) ? before : {}
  const parts = mapSame(Object.entries(after), (entry) => {
    const part = withoutBlankRows(from[entry[0]], entry[1])
    return part === entry[1] ? entry : ([entry[0], part] as [string, unknown])
  })
  return parts.every((entry) => after[entry[0]] === entry[1]) ? after : Object.fromEntries(parts)
}

/** Like `map`, but returns the same list when nothing changed. */
function mapSame<I>(list: I[], change: (item: I, index: number) => I): I[] {
  const changed = list.map(change)
  return changed.every((item, index) => Object.is(item, list[index])) ? list : changed
}

/** The top-level fields that differ, with their new values. `undefined` marks a removed field. */
export function changedFields<T extends object>(received: T, sent: T): Partial<T> {
  const keys = new Set([...Object.keys(received), ...Object.keys(sent)]) as Set<keyof T>
  return Object.fromEntries(
    [...keys].filter((key) => !Object.is(received[key], sent[key])).map((key) => [key, sent[key]]),
  ) as Partial<T>
}
