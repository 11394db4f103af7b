import type { ReactNode } from 'react'
import type { ListTable } from '../useListTable'
import type { RowSelection } from './rowSelection'

/** The parts that Select mode adds to a list. The same object until Select mode ends. */
export interface SelectMode<T extends object> {
  selection: RowSelection
  /** Content of a row's first cell. Undefined for a row without an id: nothing can be done with it. */
  cell: (row: T) => ReactNode
  head: (table: ListTable<T>) => ReactNode
  /** What follows the checkbox in the head of the table, before the name column: how many rows are selected. */
  found: (table: ListTable<T>) => ReactNode
  /** Sets the order of the rows, for ranges. */
  orderBy: (order: () => readonly string[]) => void
  /** Class name of the panel. */
  className: string | undefined
}
