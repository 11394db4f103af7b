import type { EntityType } from '@/entities/registry'
import { isPlain, isSame } from '@/form/edits'
import { resourceFacts } from '@/generated/resourceFacts'

/** Comparing what the server has with what a step wants. Without schemas, because queues run where none are loaded. */

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (key === '*') return Array.isArray(value) ? value.map((item) => without(item, rest)) : value
  if (!isPlain(value) || !Object.hasOwn(value, key)) return value
  if (rest.length > 0) return { ...value, [key]: without(value[key], rest) }
  const { [key]: _, ...others } = value
  return others
}

/** The object without the fields that the server counts. */
export const uncounted = (type: EntityType, object: object): object =>
  resourceFacts[type].readOnly.reduce<unknown>(
    (rest, path) => without(rest, path.split('.')),
    object,
  ) as object

/** Whether everything of `wanted` is in `object`, which can have more: defaults, counts, fields of the server. */
export function covers(object: unknown, wanted: unknown): boolean {
  if (isPlain(wanted) && isPlain(object))
    return Object.entries(wanted).every(([key, value]) => covers(object[key], value))
  if (Array.isArray(wanted) && Array.isArray(object))
    return wanted.length === object.length && wanted.every((item, index) => covers(object[index], item))
  return isSame(wanted, object)
}

/** Whether the server's object is as a create or an update wanted it. */
export const isAsWanted = (type: EntityType, object: object, wanted: object): boolean =>
  covers(object, uncounted(type, wanted))

/** The object with another value at a dot path that exists in it. */
export function withValueAt(object: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(object))
    return object.map((item, index) => (String(index) === key ? withValueAt(item, rest, value) : item))
  return isPlain(object) ? { ...object, [key]: withValueAt(object[key], rest, value) } : object
}
