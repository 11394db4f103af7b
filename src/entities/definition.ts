import type { FormSpec } from '@/form/types'
import type { ListedEntity, ListSpec } from '@/list/types'
import { availabilityFilter, categoryFilter, tagFilter } from './filters'

/** One kind of object that the console manages; what its form needs is loaded on demand. */
export interface EntityDefinition<T> extends ListedEntity<T> {
  /** Words of the success toasts (spec §8). */
  saved: { created: (row: T) => string; updated: (row: T) => string }
  /** Who may edit the form; for all others it is disabled. Left out, it opens for all (reading D13). */
  editableBy?: (permissions: readonly string[]) => boolean
  /** Body of an update where it is not the whole object: from the object as edited and what differs (reading A2). */
  updateBody?: (object: T, changed: Partial<T>, received: T) => unknown
  /** What the form needs, loaded on demand. */
  form: () => Promise<FormSpec<T & object>>
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
 * An object of an account with `id` and `name`, listed by name from Z to A unless it says otherwise (reading C1). Its own
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
