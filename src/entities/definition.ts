import type { ComponentType } from 'react'
import type { ListSpec } from '@/list/types'
import type { RowSource } from './rows'

/** The generated calls of an entity, under the same names for all of them. */
export interface EntityCalls<T> extends RowSource<T> {
  create: (body: never) => Promise<T>
  update: (body: never) => Promise<T>
  /** `account` is left aside where the object is an account itself. */
  remove: (account: string, id: string) => Promise<void>
}

/** What a form gets: the object as received, or none to create one in `account`. */
export interface EntityFormProps<T> {
  entity: EntityDefinition<T>
  account: string
  object: T | undefined
  /** All loaded objects of the type, to warn of an id that is taken (reading A3). */
  rows: readonly T[]
  /** Sends the object; throws ApiError. Toast and navigation are the caller's. */
  onSave: (body: unknown) => Promise<void>
}

/** One kind of object that the console manages; what its form needs is loaded on demand. */
export interface EntityDefinition<T> {
  list: ListSpec<T>
  calls: EntityCalls<T>
  /** Accounts stand beside each other (`all`); everything else belongs to one (`account`). */
  scope: 'account' | 'all'
  /** Words of the success toasts (spec §8). */
  saved: { created: (row: T) => string; updated: (row: T) => string }
  form: () => Promise<{ Form: ComponentType<EntityFormProps<T>> }>
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

/** An object of an account with `id` and `name`, listed by name from Z to A unless it says otherwise (reading C1). */
export function defineEntity<T extends Named>(parts: Parts<T>): EntityDefinition<T> {
  return {
    ...parts,
    list: { defaultSort: { by: 'name', direction: 'desc' }, idOf: (row) => row.id, ...parts.list },
    scope: 'account',
    saved: {
      created: (row) => `Created ${row.id} / ${row.name ?? ''}`,
      updated: (row) => `Updated ${row.id} / ${row.name ?? ''}`,
    },
  }
}
