import type { EditedEntity } from '@/form/types'
import type { ListedEntity, ListSpec } from '@/list/types'
import { availabilityFilter, categoryFilter, tagFilter } from './filters'

/** One kind of object that the console manages; what its form needs is loaded on demand. */
export interface EntityDefinition<T extends object> extends ListedEntity<T>, EditedEntity<T> {
  list: ListSpec<T>
}

/** A definition whose object type is not known, as generic code gets it from the registry. */
// biome-ignore lint/suspicious/noExplicitAny: rows go back only into functions of the same definition
export type AnyEntity = EntityDefinition<any>

interface Named {
  id: string
  name?: string
}

type Parts<T extends object> = Omit<EntityDefinition<T>, 'list' | 'scope' | 'saved'> & {
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
