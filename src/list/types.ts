import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Calls } from '@/api/writes/writes'
import type { ResourceFacts } from '@/generated/resourceFacts'
import type { Filter } from '@/lib/filterRows'
import type { EntityType } from '@/model/entityTypes'
import type { Family } from '@/ui/EntityTile'

/** How a column's cells are formatted and aligned. */
export type CellKind = 'text' | 'number' | 'status' | 'dateTime'

/** A column in addition to the name column, which every list has (rule LIST-4). */
export interface Column<T> {
  id: string
  header: string
  kind: CellKind
  /** The value to show and sort by. `undefined` sorts last in both directions (decision C1). */
  value: (row: T) => string | number | boolean | undefined
  /** Shown if there is no value, e.g. 'N/A'. Default: a dash (decision C6). */
  missing?: string
  /** Default true. */
  sortable?: boolean
  /** In px. Default: the width of its kind. */
  width?: number
}

/** What the list screen needs to know about an entity. */
export interface ListedEntity<T> {
  list: ListSpec<T>
  calls: Calls<T>
  /** `all` for the accounts themselves; `account` for objects that belong to one. */
  scope: ResourceFacts['scope']
  /** Who can edit its objects, in forms and tables. Default: who plans changes (rule PERM-13). */
  editableBy?: (permissions: readonly string[]) => boolean
  /** How the server sorts a truncated list, as in 'First 100 by points' (decision B1). */
  sortedBy?: string
  /**
   * Names of the objects that rows refer to, for search and filters. Uses lists that are already loaded; if `wanted`,
   * it fetches them. `names` keeps the same reference while its content is unchanged.
   */
  useNames?: (account: string, wanted: boolean) => KnownNames
}

/** What the route shows in a list without objects. */
export interface EmptyList {
  /** A sentence about the purpose of the type. */
  about: ReactNode
  /** Other ways to start than creating the first object. */
  further: ReactNode
}

/** An object whose row is marked, e.g. 'Saved just now'. */
export interface MarkedRow {
  id: string
  /** Its name, or its id if it has none. */
  name: string
  /** Shown beside the name. */
  mark: ReactNode
}

/** Names of referenced objects: by field, e.g. `team`, then by id. */
export type Names = Readonly<Record<string, ReadonlyMap<string, string>>>

/** The names that are known so far. */
export interface KnownNames {
  names?: Names
  /** Names are being fetched, so a search can still find more. */
  isPending: boolean
}

export type SortDirection = 'asc' | 'desc'

/** The field names of picture and description, which a list shows and searches in addition to its columns. */
export interface ListedFields {
  picture: string
  description: string
  /** The fields that the search reads (rule LIST-7). */
  searched: readonly string[]
}

/** What a list needs to know about its entity. Loads without anything that only forms need. */
export interface ListSpec<T> {
  /** Path segment and resource name, e.g. `mysteryboxes`. */
  type: EntityType
  /** Heading and navigation label, e.g. `Mystery Boxes`. */
  title: string
  /** E.g. `Mystery Box`, as in 'Add Mystery Box' and 'Delete Mystery Box' (decision C8). */
  singular: string
  /** In capital letters (rule LIST-1). */
  tagline: string
  family: Family
  icon: LucideIcon
  /** The id used in routes and dialogs: `player` for players, `account` for accounts, else `id`. */
  idOf: (row: T) => string
  fields: ListedFields
  columns: readonly Column<T>[]
  filters?: readonly Filter<T>[]
  defaultSort: { by: string; direction: SortDirection }
  /** CSS length: in a narrower panel the table scrolls sideways. Default: it always fits. */
  minWidth?: string
}
