import { resourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { idOf, type Lists, referencesOf } from '@/model/references'
import { titleOf } from '@/ui/value'
import { keyOf } from './ids'
import type { BundleObject, ObjectName, Reason } from './types'

/** Objects of one account by type and id. */
export type ObjectsByKey = ReadonlyMap<string, object>

/** Whether a row belongs to the account. A row with another account is a different object (decision B2). */
const belongsTo = (type: EntityType, row: object, account: string) => {
  const { account: owner } = row as { account?: unknown }
  return resourceFacts[type].scope === 'all' || owner === undefined || owner === null || owner === account
}

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

/** An object that is copied or imported, and the reason. */
export interface Wanted extends ObjectName {
  key: string
  /** Undefined if the source does not contain it. */
  object: object | undefined
  name: string
  reason: Reason
}

interface Choice {
  chosen: readonly (ObjectName | BundleObject)[]
  objects: ObjectsByKey
  /** Whether the row is included without the objects that it refers to. */
  isAlone: (key: string) => boolean
}

/**
 * The chosen objects and everything that they refer to, in the order of discovery. The reason is the first object that
 * refers to it. Objects that do not exist are left out here; the rows that refer to them have a note.
 */
export function* closureOf({ chosen, objects, isAlone }: Choice): Generator<void, Wanted[]> {
  const found: Wanted[] = []
  const keys = new Set<string>()
  const add = (name: ObjectName, object: object | undefined, reason: Reason) => {
    const { type, id } = name
    const key = keyOf(name)
    if (keys.has(key)) return
    keys.add(key)
    found.push({ key, type, id, object, name: object ? titleOf(object, id) : id, reason })
  }
  for (const one of chosen) {
    const object = 'object' in one ? one.object : objects.get(keyOf(one))
    add(one, object, { kind: 'chosen' })
  }
  for (let index = 0; index < found.length; index += 1) {
    if (index % 50 === 49) yield
    const by = found[index] as Wanted
    if (!by.object || isAlone(by.key)) continue
    const { type, id, name } = by
    for (const { to, id: needed, field } of referencesOf(type, by.object)) {
      const object = objects.get(keyOf({ type: to, id: needed }))
      if (object)
        add({ type: to, id: needed }, object, {
          kind: 'needed',
          by: { type, id, name },
          fieldName: fieldName(type, field),
        })
    }
  }
  return found
}
