import type { ResourceTypes } from '@/generated/resourceFacts'
import { resources } from '@/generated/resources'
import type { EntityType } from '@/model/entityTypes'
import { pagedBy } from './pages'
import { completeRows, pagedRows } from './rows'
import type { Calls } from './writes/writes'

/** How the objects of a type are read and written. */
export function callsOf<R extends EntityType>(type: R): Calls<ResourceTypes[R]> {
  type T = ResourceTypes[R]
  const { pageSize, create, update, remove, ...resource } = resources[type]
  const rows =
    pageSize === undefined
      ? completeRows<T>(() => resource.list(''))
      : pagedRows<T>((account) => resource.list(account, pagedBy(pageSize)))
  return { ...rows, create, update, remove }
}
