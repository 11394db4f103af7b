import type { ReactNode } from 'react'
import { textOf, titleOf } from '@/lib/value'
import type { ListSpec } from '../types'
import type { ListTable } from '../useListTable'
import { createRowSelection, idsIn, type RowSelection } from './rowSelection'
import { SelectCell, SelectFound, SelectHead } from './SelectCells'
import styles from './SelectCells.module.css'

/* Everything of Select mode, which loads with the first press of 'Select'. */
export type { RowSelection } from './rowSelection'
export { Selecting } from './Selecting'

/** What a list shows while rows are selected. Stays the same object until Select mode ends. */
export interface SelectMode<T extends object> {
  selection: RowSelection
  /** Content of a row's first cell. Undefined for a row without an id: nothing can be done with it. */
  cell: (row: T) => ReactNode
  head: (table: ListTable<T>) => ReactNode
  /** Before the name in the head of the table. */
  found: (table: ListTable<T>) => ReactNode
  /** Sets the order of the rows, for ranges. */
  orderBy: (order: () => readonly string[]) => void
  /** The class of the panel. */
  className: string | undefined
}

export function startSelectMode<T extends object>(spec: ListSpec<T>): SelectMode<T> {
  const selection = createRowSelection()
  const idsOf = idsIn(spec)
  let order: () => readonly string[] = () => []
  const inOrder = () => order()
  return {
    selection,
    cell: (row) => {
      const id = textOf(spec.idOf(row))
      return (
        id !== '' && <SelectCell selection={selection} id={id} title={titleOf(row, id)} order={inOrder} />
      )
    },
    head: (table) => <SelectHead selection={selection} table={table} idsOf={idsOf} />,
    found: (table) => <SelectFound selection={selection} table={table} idsOf={idsOf} />,
    orderBy: (next) => {
      order = next
    },
    className: styles.selecting,
  }
}
