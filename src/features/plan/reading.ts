import { resourceFacts } from '@/generated/resourceFacts'
import { isPlain, withoutPath } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'

/** Parts of objects, without schemas, because queues also run where none are loaded. */

/** The object without the fields that the server counts. */
export const uncounted = (type: EntityType, object: object): object =>
  resourceFacts[type].readOnly.reduce<unknown>(withoutPath, object) as object

/** The object with a new value at a dot path. The path must exist. */
export function withValueAt(object: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(object))
    return object.map((item, index) => (String(index) === key ? withValueAt(item, rest, value) : item))
  return isPlain(object) ? { ...object, [key]: withValueAt(object[key], rest, value) } : object
}
