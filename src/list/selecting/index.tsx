import { textOf, titleOf } from '@/lib/value'
import type { ListSpec } from '../types'
import { createRowSelection, idsIn } from './rowSelection'
import { SelectCell, SelectFound, SelectHead } from './SelectCells'
import styles from './SelectCells.module.css'
import type { SelectMode } from './selectMode'

/* The code of Select mode. It loads when 'Select' is first pressed. */
export type { RowSelection } from './rowSelection'
export { Selecting } from './Selecting'

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
