import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Calls } from '@/api/useWrites'
import type { Family } from '@/ui/family'

/** How the cell of a column is drawn and aligned. */
export type CellKind = 'text' | 'number' | 'status' | 'dateTime'

/** A column beside the name column, which every list has (rule LIST-4). */
export interface Column<T> {
  id: string
  header: string
  kind: CellKind
  /** The value that is shown and sorted by; `undefined` sorts last both ways (decision C1). */
  value: (row: T) => string | number | boolean | undefined
  /** What is read where the value is missing, e.g. 'N/A'; default a dash (decision C6). */
  missing?: string
  /** Default true. */
  sortable?: boolean
}

/** What the list screen needs of a type of objects. */
export interface ListedEntity<T> {
  list: ListSpec<T>
  calls: Calls<T>
  /** Accounts stand beside each other (`all`); everything else belongs to one (`account`). */
  scope: 'account' | 'all'
  /** By what the server orders a list that is cut at its limit, as in 'First 100 by points' (decision B1). */
  sortedBy?: string
  /**
   * Names of the objects that rows refer to, for search and filters: those that are loaded anyway, and with `wanted`
   * those of a list that is fetched for it. The same object as long as it says the same.
   */
  useNames?: (account: string, wanted: boolean) => Names | undefined
}

/** An object whose row has news, e.g. 'Saved just now'. */
export interface MarkedRow {
  id: string
  /** Stands beside the name. */
  mark: ReactNode
}

/** A filter beside the search (decision G4): the objects of a list by one thing that they hold. */
export interface Filter<T> {
  /** Its key in the address; the same word in every list that has it, and none of `ListSearch`. */
  id: string
  label: string
  /** What an object holds of it: a value, a list of values, or nothing. */
  value: (row: T) => unknown
  /** All values with their words, in order. Left out, the loaded rows make the choice. */
  choices?: Readonly<Record<string, string>>
  /** What objects without a value are found by, e.g. 'No category'. Left out, they cannot be asked for. */
  none?: string
}

/** Names of the objects that rows refer to by id: by field, e.g. `team`, then by id. */
export type Names = Readonly<Record<string, ReadonlyMap<string, string>>>

export type SortDirection = 'asc' | 'desc'

/** What a list needs to know of the objects it shows; it loads without anything a form needs. */
export interface ListSpec<T> {
  /** Path segment and resource name, e.g. `mysteryboxes`. */
  type: string
  /** Heading and navigation label, e.g. `Mystery Boxes`. */
  title: string
  /** E.g. `Mystery Box`, as in 'Add Mystery Box' and 'Delete Mystery Box' (decision C8). */
  singular: string
  /** In capitals (rule LIST-1). */
  tagline: string
  family: Family
  icon: LucideIcon
  /** The value that stands in routes and dialogs: player for players, account for accounts, else id. */
  idOf: (row: T) => string
  columns: readonly Column<T>[]
  filters?: readonly Filter<T>[]
  defaultSort: { by: string; direction: SortDirection }
}
