import { hasField } from '@/engine/plan/contract'
import { createBody } from '@/engine/plan/payload'
import { resourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import { mapPath } from '@/model/mapPath'
import { freshId } from '@/model/questions'
import { idOf } from '@/model/references'

interface Original {
  type: EntityType
  object: object
  /** The account that the copy will belong to. */
  account: string
  /** Whether another object of the type has the id. */
  isTaken: (id: string) => boolean
}

/**
 * Returns a copy of the object (rule DUP-1): inactive, with a free id and new ids of its parts, and without fields that
 * the server counts. References stay. Does not change the original.
 */
export function duplicateOf({ type, object, account, isTaken }: Original): object {
  const { idField } = resourceFacts[type]
  const body: Record<string, unknown> = createBody(type, object, account)
  const id = freeId(idOf(type, object), isTaken)
  const name = typeof body.name === 'string' && body.name.trim() !== '' ? { name: `${body.name} (copy)` } : {}
  const state = hasField(type, 'isAvailable') ? { isAvailable: false } : {}
  return withFreshIds(type, { ...body, ...name, ...state, [idField]: id })
}

/** Returns `ride-copy`, then `ride-copy-2`. The copy of `ride-copy` is `ride-copy-2`, too. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  const stem = id.replace(/-copy(-\d+)?$/, '') || id
  let free = `${stem}-copy`
  for (let count = 2; isTaken(free); count += 1) free = `${stem}-copy-${count}`
  return free
}

/** Gives the parts of an object, such as questions and choices, new ids. Parts without an id stay without one. */
export const withFreshIds = (type: EntityType, object: object): object =>
  (resourceFacts[type].ownIds as readonly string[]).reduce<unknown>(
    // The ids of questions begin with q, those of choices with c.
    (copy, path) => mapPath(copy, path.split('.'), (_, keys) => freshId(String(keys.at(-3)).charAt(0))),
    object,
  ) as object
