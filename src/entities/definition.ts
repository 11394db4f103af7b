import { pagedBy, pagedRows, wholeRows } from '@/api/rows'
import type { EditedEntity } from '@/form/types'
import type { Resource, ResourceTypes } from '@/generated/resourceFacts'
import { resources } from '@/generated/resources'
import type { ListedEntity, ListSpec } from '@/list/types'
import { availabilityFilter, categoryFilter, tagFilter } from './filters'

/** Defines one entity of the console. Its form loads on demand. */
export interface EntityDefinition<T extends object> extends ListedEntity<T>, EditedEntity<T> {
  list: ListSpec<T>
  /** The key after `g` that opens its list. */
  shortcut?: string
}

/** A definition of unknown object type, for generic code that reads the registry. */
// biome-ignore lint/suspicious/noExplicitAny: rows are only passed to functions of the same definition
export type AnyEntity = EntityDefinition<any>

/** What the contract does not contain. Pass `saved` only if the toasts differ from rule ERROR-5. */
type Parts<T extends object> = Omit<EntityDefinition<T>, 'list' | 'calls' | 'scope' | 'saved' | 'schemas'> &
  Partial<Pick<EntityDefinition<T>, 'saved'>> & {
    list: Omit<ListSpec<T>, 'type' | 'idOf' | 'defaultSort'> & Partial<Pick<ListSpec<T>, 'defaultSort'>>
  }

/**
 * Defines the screens of a contract resource. The default sort is by name from Z to A (decision C1). Its own filters
 * come after availability and, for objects of an account, before free words, category and tags.
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
    schemas: async () => (await import('@/generated/resourceSchemas')).requestSchemas[type],
    calls: { ...rows, create, update, remove },
  }
}
