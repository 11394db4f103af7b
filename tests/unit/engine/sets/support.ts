import type { BundleObject } from '@/engine/plan/types'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'

/* Objects of one account, and the lists that hold them. */

export const account = 'acme'

export const objectOf = (type: EntityType, id: string, more: object = {}): BundleObject => ({
  type,
  id,
  object: { id, account, name: id, ...more },
})

export function listsOf(objects: readonly BundleObject[]): Lists {
  const lists = new Map<EntityType, object[]>()
  for (const { type, object } of objects) lists.set(type, [...(lists.get(type) ?? []), object])
  return lists
}
