import type { EntityType } from '@/entities/registry'
import { isPlain, isSame, withoutPath } from '@/form/edits'
import { resourceFacts } from '@/generated/resourceFacts'

/**
 * Compares the server's object with what a step wants. Uses no schemas, because queues also run where none are loaded.
 */

/** The object without the fields that the server counts. */
export const uncounted = (type: EntityType, object: object): object =>
  resourceFacts[type].readOnly.reduce<unknown>(withoutPath, object) as object

/** Whether `object` contains all of `wanted`. It can have more: defaults, counts, fields of the server. */
export function covers(object: unknown, wanted: unknown): boolean {
  if (isPlain(wanted) && isPlain(object))
    return Object.entries(wanted).every(([key, value]) => covers(object[key], value))
  if (Array.isArray(wanted) && Array.isArray(object))
    return wanted.length === object.length && wanted.every((item, index) => covers(object[index], item))
  return isSame(wanted, object)
}

/** Whether the server's object contains what a create or an update wrote. */
export const isAsWanted = (type: EntityType, object: object, wanted: object): boolean =>
  covers(object, uncounted(type, wanted))

/** The object with a new value at a dot path. The path must exist. */
export function withValueAt(object: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(object))
    return object.map((item, index) => (String(index) === key ? withValueAt(item, rest, value) : item))
  return isPlain(object) ? { ...object, [key]: withValueAt(object[key], rest, value) } : object
}
