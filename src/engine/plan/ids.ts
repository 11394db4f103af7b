import { resourceFacts } from '@/generated/resourceFacts'
import { filledText } from '@/lib/value'
import { asContracted } from '@/model/asContracted'
import { isPlain } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { idOf, type Lists, referenceFields } from '@/model/references'
import type { ObjectName } from './types'

/** A text that identifies an object within one account. */
export const keyOf = ({ type, id }: ObjectName): string => `${type} ${id}`

/** The type in such a text. */
export const typeOfKey = (key: string) => key.slice(0, key.indexOf(' ')) as EntityType

/** Objects of one account by type and id. */
export type ObjectsByKey = ReadonlyMap<string, object>

export function objectsByKey(lists: Lists, account: string): ObjectsByKey {
  const objects = new Map<string, object>()
  for (const [type, rows] of lists)
    for (const row of rows) {
      const key = keyOf({ type, id: idOf(type, row) })
      // If two objects have the same id, the first one counts, as in lists.
      if (belongsTo(type, row, account) && !objects.has(key)) objects.set(key, row)
    }
  return objects
}

/** Whether a row belongs to the account. A row with another account is a different object (decision B2). */
const belongsTo = (type: EntityType, row: object, account: string) => {
  const { account: owner } = row as { account?: unknown }
  return resourceFacts[type].scope === 'all' || owner === undefined || owner === null || owner === account
}

const removed = Symbol('removed')

type ChangeId = (id: string) => string | undefined

/**
 * Replaces the ids that an object refers to. `change` returns the new id, or undefined to remove the reference: the
 * item of a list, the object around the id, or the field. Returns the same object if nothing changes.
 */
export function withReferences(
  type: EntityType,
  object: object,
  change: (to: ObjectName) => string | undefined,
): object {
  const read = asContracted(type, object)
  const changed = referenceFields(type).reduce<unknown>(
    (value, { keys, to }) => mapped(value, keys, (id) => change({ type: to, id })),
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
  // Other fields beside the id, such as a count, belong to the reference, so the whole object is removed.
  if (key === 'id') return removed
  const { [key]: _, ...others } = value
  return others
}

function mappedId(value: unknown, change: ChangeId): unknown {
  if (filledText(value) === undefined) return value
  const id = change(String(value))
  if (id === undefined) return removed
  return id === String(value) ? value : id
}

function mappedList(value: unknown, rest: readonly string[], change: ChangeId): unknown {
  // A single id is read as a list with one item.
  if (!Array.isArray(value)) return rest.length === 0 ? mappedId(value, change) : value
  const items = value.map((item) => mapped(item, rest, change))
  return items.every((item, index) => item === value[index])
    ? value
    : items.filter((item) => item !== removed)
}
