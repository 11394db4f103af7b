import { asContracted } from '@/entities/asContracted'
import type { EntityType } from '@/entities/registry'
import { isPlain } from '@/form/edits'
import { resourceFacts } from '@/generated/resourceFacts'
import type { ObjectName } from './types'

/** A text that identifies an object within one account. */
export const keyOf = ({ type, id }: ObjectName): string => `${type} ${id}`

/** The id of an object, as text. Ids can arrive as numbers. */
export const idOf = (type: EntityType, object: object): string => {
  const id = (object as Record<string, unknown>)[resourceFacts[type].idField]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

export { asContracted }

const removed = Symbol('removed')

type ChangeId = (id: string) => string | undefined

/**
 * The object with other ids in place of those it refers to. `change` returns the new id, or undefined to remove the
 * reference: the item of a list, the part that only belongs to the id, or the field. Returns the same object if nothing
 * changes.
 */
export function withReferences(
  type: EntityType,
  object: object,
  change: (to: ObjectName) => string | undefined,
): object {
  const read = asContracted(type, object)
  const changed = Object.entries(resourceFacts[type].refersTo).reduce<unknown>(
    (value, [field, to]) =>
      mapped(value, field.split('.'), (id) => change({ type: to as EntityType, id })) as object,
    read,
  )
  return changed === read ? object : (changed as object)
}

function mapped(value: unknown, [key, ...rest]: readonly string[], change: ChangeId): unknown {
  if (key === undefined) return mappedId(value, change)
  if (key === '*') return mappedList(value, rest, change)
  if (!isPlain(value) || !Object.hasOwn(value, key)) return value
  const part = mapped(value[key], rest, change)
  if (part === value[key]) return value
  if (part !== removed) return { ...value, [key]: part }
  // What stands beside an id belongs to it: a count, an ordinal.
  if (key === 'id') return removed
  const { [key]: _, ...others } = value
  return others
}

function mappedId(value: unknown, change: ChangeId): unknown {
  const isId = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  if (!isId) return value
  const id = change(String(value))
  if (id === undefined) return removed
  return id === String(value) ? value : id
}

function mappedList(value: unknown, rest: readonly string[], change: ChangeId): unknown {
  // A bare id is read as a list with one item.
  if (!Array.isArray(value)) return rest.length === 0 ? mappedId(value, change) : value
  const items = value.map((item) => mapped(item, rest, change))
  return items.every((item, index) => item === value[index])
    ? value
    : items.filter((item) => item !== removed)
}
