import type { FormSpec } from '@/form/types'
import type { Resource, ResourceTypes } from '@/generated/resourceFacts'
import { resources } from '@/generated/resources'
import type { ListSpec, Names } from '@/list/types'
import { availabilityFilter, categoryFilter, tagFilter } from './filters'
import { pagedBy, pagedRows, type RowSource, wholeRows } from './rows'

/** The generated calls of an entity, under the same names for all of them. */
export interface EntityCalls<T> extends RowSource<T> {
  create: (body: never) => Promise<T>
  update: (body: never) => Promise<T>
  /** `account` is left aside where the object is an account itself. */
  remove: (account: string, id: string) => Promise<void>
}

/** One kind of object that the console manages; what its form needs is loaded on demand. */
export interface EntityDefinition<T> {
  list: ListSpec<T>
  /** The letter after `g` that leads to its list; without one the list is reached by its link alone. */
  shortcut?: string
  calls: EntityCalls<T>
  /** Accounts stand beside each other (`all`); everything else belongs to one (`account`). */
  scope: 'account' | 'all'
  /** By what the server orders a list that is cut at its limit, as in 'First 100 by points' (reading B1). */
  cutBy?: string
  /** Words of the success toasts (spec §8). */
  saved: { created: (row: T) => string; updated: (row: T) => string }
  /** Who may edit the form; for all others it is disabled. Left out, it opens for all (reading D13). */
  editableBy?: (permissions: readonly string[]) => boolean
  /** Body of an update where it is not the whole object: from the object as edited and what differs (reading A2). */
  updateBody?: (object: T, changed: Partial<T>, received: T) => unknown
  /** What the form needs, loaded on demand. */
  form: () => Promise<FormSpec<T & object>>
  /**
   * Names of the objects that rows refer to, for search and filters: those that are loaded anyway, and with `wanted`
   * those of a list that is fetched for it. The same object as long as it says the same.
   */
  useNames?: (account: string, wanted: boolean) => Names | undefined
}

/** A definition whose object type is not known, as generic code gets it from the registry. */
// biome-ignore lint/suspicious/noExplicitAny: rows go back only into functions of the same definition
export type AnyEntity = EntityDefinition<any>

/** What the contract does not know of a resource; `saved` only where its words differ from those of spec §8 for objects. */
type Parts<T> = Omit<EntityDefinition<T>, 'list' | 'calls' | 'scope' | 'saved'> &
  Partial<Pick<EntityDefinition<T>, 'saved'>> & {
    list: Omit<ListSpec<T>, 'type' | 'idOf' | 'defaultSort'> & Partial<Pick<ListSpec<T>, 'defaultSort'>>
  }

/**
 * A resource of the contract on the screen. Its list is sorted by name from Z to A unless it says otherwise (reading C1).
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
