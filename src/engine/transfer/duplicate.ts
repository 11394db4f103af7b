import { hasField } from '@/engine/plan/contract'
import { createBody } from '@/engine/plan/payload'
import { resourceFacts } from '@/generated/resourceFacts'
import { isObject } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
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
  const { idField, ownIds } = resourceFacts[type]
  const body: Record<string, unknown> = createBody(type, object, account)
  const id = freeId(idOf(type, object), isTaken)
  const name = typeof body.name === 'string' && body.name.trim() !== '' ? { name: `${body.name} (copy)` } : {}
  const state = hasField(type, 'isAvailable') ? { isAvailable: false } : {}
  return (ownIds as readonly string[]).reduce<unknown>(
    (copy, path) => withFreshIds(copy, path.split('.'), 'p'),
    { ...body, ...name, ...state, [idField]: id },
  ) as object
}

/** Returns `ride-copy`, then `ride-copy-2`. The copy of `ride-copy` is `ride-copy-2`, too. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  const stem = id.replace(/-copy(-\d+)?$/, '') || id
  let free = `${stem}-copy`
  for (let count = 2; isTaken(free); count += 1) free = `${stem}-copy-${count}`
  return free
}

/** Gives the parts at a path new ids. Parts without an id stay without one. */
function withFreshIds(value: unknown, [key, ...rest]: readonly string[], prefix: string): unknown {
  if (key === '*') return Array.isArray(value) ? value.map((item) => withFreshIds(item, rest, prefix)) : value
  if (key === undefined || !isObject(value) || !Object.hasOwn(value, key)) return value
  const part = (value as Record<string, unknown>)[key]
  // The ids of questions begin with q, those of choices with c.
  return { ...value, [key]: rest.length === 0 ? freshId(prefix) : withFreshIds(part, rest, key.charAt(0)) }
}
