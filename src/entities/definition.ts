import type { FormSpec } from '@/form/types'
import type { ListSpec, Names } from '@/list/types'
import { availabilityFilter, categoryFilter, tagFilter } from './filters'
import type { RowSource } from './rows'

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
  calls: EntityCalls<T>
  /** Accounts stand beside each other (`all`); everything else belongs to one (`account`). */
  scope: 'account' | 'all'
  /** By what the server orders a list that is cut at its limit, as in 'First 100 by points' (decision B1). */
  cutBy?: string
  /** Words of the success toasts (rule ERROR-5). */
  saved: { created: (row: T) => string; updated: (row: T) => string }
  /** Who may edit the form; for all others it is disabled. Left out, it opens for all (decision D13). */
  editableBy?: (permissions: readonly string[]) => boolean
  /** Body of an update where it is not the whole object: from the object as edited and what differs (decision A2). */
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

interface Named {
  id: string
  name?: string
}

type Parts<T> = Omit<EntityDefinition<T>, 'list' | 'scope' | 'saved'> & {
  list: Omit<ListSpec<T>, 'idOf' | 'defaultSort'> & Partial<Pick<ListSpec<T>, 'defaultSort'>>
}

/**
 * An object of an account with `id` and `name`, listed by name from Z to A unless it says otherwise (decision C1). Its own
 * filters stand between availability and the free words, category and tags.
 */
export function defineEntity<T extends Named>(parts: Parts<T>): EntityDefinition<T> {
  return {
    ...parts,
    list: {
      defaultSort: { by: 'name', direction: 'desc' },
      idOf: (row) => row.id,
      ...parts.list,
      filters: [availabilityFilter, ...(parts.list.filters ?? []), categoryFilter, tagFilter],
    },
    scope: 'account',
    saved: {
      created: (row) => `Created ${row.id} / ${row.name ?? ''}`,
      updated: (row) => `Updated ${row.id} / ${row.name ?? ''}`,
    },
  }
}
