import { pagedBy, pagedRows, wholeRows } from '@/api/rows'
import type { EditedEntity } from '@/form/types'
import type { Resource, ResourceTypes } from '@/generated/resourceFacts'
import { resources } from '@/generated/resources'
import type { ListedEntity, ListSpec } from '@/list/types'
import { availabilityFilter, categoryFilter, tagFilter } from './filters'

/** One kind of object that the console manages; what its form needs is loaded on demand. */
export interface EntityDefinition<T extends object> extends ListedEntity<T>, EditedEntity<T> {
  list: ListSpec<T>
  /** The letter after `g` that opens its list; without one only its link does. */
  shortcut?: string
}

/** A definition whose object type is not known, as generic code gets it from the registry. */
// biome-ignore lint/suspicious/noExplicitAny: rows go back only into functions of the same definition
export type AnyEntity = EntityDefinition<any>

/** What the contract does not know of a resource; `saved` only where its words differ from those of rule ERROR-5. */
type Parts<T extends object> = Omit<EntityDefinition<T>, 'list' | 'calls' | 'scope' | 'saved'> &
  Partial<Pick<EntityDefinition<T>, 'saved'>> & {
    list: Omit<ListSpec<T>, 'type' | 'idOf' | 'defaultSort'> & Partial<Pick<ListSpec<T>, 'defaultSort'>>
  }

/**
 * A resource of the contract on the screen. Its list is sorted by name from Z to A unless it says otherwise (decision C1).
 * Its own filters come after availability and, in an account, before the free words, category and tags.
 */
export function defineEntity<R extends Resource>(
  type: R,
  { list, ...parts }: Parts<ResourceTypes[R]>,
): EntityDefinition<ResourceTypes[R]> {
  type T = ResourceTypes[R]
  const { idField, scope, pageSize, create, update, remove, ...resource } = resources[type]
  const idOf = (row: T) => (row as Record<string, unknown>)[idField] as string
  const filters = [availabilityFilter, ...(list.filters ?? [])]
  const rows =
    pageSize === undefined
      ? wholeRows<T>(() => resource.list(''))
      : pagedRows<T>((account) => resource.list(account, pagedBy(pageSize)))
  const words = (row: T) => `${idOf(row)} / ${(row as { name?: string }).name ?? ''}`
  return {
    saved: { created: (row) => `Created ${words(row)}`, updated: (row) => `Updated ${words(row)}` },
    ...parts,
    list: {
      defaultSort: { by: 'name', direction: 'desc' },
      ...list,
      type,
      idOf,
      filters: scope === 'account' ? [...filters, categoryFilter, tagFilter] : filters,
    },
    scope,
    calls: { ...rows, create, update, remove },
  }
}
