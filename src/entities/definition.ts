import { callsOf } from '@/api/calls'
import type { EditedEntity } from '@/form/types'
import type { ResourceTypes } from '@/generated/resourceFacts'
import { resources } from '@/generated/resources'
import type { ListedEntity, ListedFields, ListSpec } from '@/list/types'
import type { EntityType } from '@/model/entityTypes'
import { derivedColumns } from '@/model/fields/derived'
import { availabilityFilter, categoryFilter, tagFilter } from '@/model/filters'
import { searchedFields } from '@/model/searchedFields'
import { nouns } from '@/model/words'
import type { FieldColumn } from './columns'

/** Defines one entity of the console. Its form loads on demand. */
export interface EntityDefinition<T extends object> extends ListedEntity<T>, EditedEntity<T> {
  list: ListSpec<T>
  /** The key after `g` that opens its list. */
  shortcut?: string
}

/** A definition of unknown object type, for generic code that reads the registry. */
// biome-ignore lint/suspicious/noExplicitAny: rows are only passed to functions of the same definition
export type AnyEntity = EntityDefinition<any>

/** The search of lists also reads the account (rule LIST-7). */
export const listedFields: ListedFields = {
  picture: 'imgUrl',
  description: 'description',
  searched: [...searchedFields, 'account'],
}

/**
 * The parts of a definition that the contract does not contain. Pass `saved` only if the toasts differ from rule
 * ERROR-5.
 */
type Parts<T extends object> = Omit<
  EntityDefinition<T>,
  'list' | 'calls' | 'scope' | 'managed' | 'saved' | 'schemas'
> &
  Partial<Pick<EntityDefinition<T>, 'saved'>> & {
    list: Omit<ListSpec<T>, 'type' | 'title' | 'singular' | 'idOf' | 'fields' | 'defaultSort' | 'columns'> &
      Partial<Pick<ListSpec<T>, 'defaultSort'>> & { columns: readonly FieldColumn<T>[] }
  }

/**
 * Defines the screens of a contract resource. The default sort is by name from Z to A (decision C1). Its own filters
 * come after availability, and before category and tags, which objects of an account have.
 */
export function defineEntity<R extends EntityType>(
  type: R,
  { list, ...parts }: Parts<ResourceTypes[R]>,
): EntityDefinition<ResourceTypes[R]> {
  type T = ResourceTypes[R]
  const { idField, scope, readOnly } = resources[type]
  const idOf = (row: T) => (row as Record<string, unknown>)[idField] as string
  const filters = [availabilityFilter, ...(list.filters ?? [])]
  const nameOf = (row: T) => `${idOf(row)} / ${(row as { name?: string }).name ?? ''}`
  return {
    saved: { created: (row) => `Created ${nameOf(row)}`, updated: (row) => `Updated ${nameOf(row)}` },
    ...parts,
    list: {
      defaultSort: { by: 'name', direction: 'desc' },
      ...list,
      type,
      title: nouns[type].title,
      singular: nouns[type].singular,
      idOf,
      fields: listedFields,
      columns: [...list.columns, ...(derivedColumns[type] ?? [])],
      filters: scope === 'account' ? [...filters, categoryFilter, tagFilter] : filters,
    },
    scope,
    managed: readOnly,
    schemas: async () => (await import('@/generated/resourceSchemas')).requestSchemas[type],
    calls: callsOf(type),
  }
}
