import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { formatNumber } from '@/lib/format'
import { useHeldFocus } from '@/ui/useHeldFocus'
import { roles } from '../roles'
import type { ListTable } from '../useListTable'
import type { RowSelection } from './rowSelection'

interface SelectCellProps {
  selection: RowSelection
  id: string
  title: string
  /** The ids of all rows, in the order of the list. */
  order: () => readonly string[]
}

/** The checkbox of a row. It is the only part of the row that renders when the row is ticked. */
export function SelectCell({ selection, id, title, order }: SelectCellProps) {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(id))
  return (
    <input
      type="checkbox"
      aria-label={`Select ${title}`}
      checked={isSelected}
      onChange={(event) => {
        // The native event is a click, even if the user pressed Space.
        const { shiftKey } = event.nativeEvent as PointerEvent
        selection.tick(id, !isSelected, shiftKey ? order() : undefined)
      }}
    />
  )
}

interface HeadProps<T extends object> {
  selection: RowSelection
  table: ListTable<T>
  idsOf: (rows: readonly T[]) => string[]
}

const useIds = ({ subscribe, ids }: RowSelection) => useSyncExternalStore(subscribe, ids)

/** Ticks all rows of the page. Mixed while only some of them are ticked. */
export function SelectHead<T extends object>({ selection, table, idsOf }: HeadProps<T>) {
  useIds(selection)
  const box = useRef<HTMLInputElement>(null)
  const page = idsOf(table.shown.map(({ original }) => original))
  const count = page.filter(selection.has).length
  const isMixed = count > 0 && count < page.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <th {...roles.columnHeader} scope="col" data-kind="select" aria-label="Selected">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all on this page"
        checked={page.length > 0 && count === page.length}
        disabled={page.length === 0}
        onChange={() => selection.set(page, count < page.length)}
      />
    </th>
  )
}

/** '10 on this page · select all 126': the second number counts all pages of the search result. */
export function SelectFound<T extends object>({ selection, table, idsOf }: HeadProps<T>): ReactNode {
  const ids = useIds(selection)
  const { found, shown } = table
  // The ids of broken rows can be missing or duplicated, so comparing the counts is not enough.
  const isAll = found > 0 && ids.length >= found && idsOf(table.foundRows()).every(selection.has)
  const held = useHeldFocus(isAll)
  const all = `All ${formatNumber(found)} selected`
  // Keeps the pressed button until it loses the focus.
  const hasButton = isAll ? !held.disabled : found > shown.length
  return (
    <span data-part="found">
      {!isAll && (
        <>
          <span>{`${formatNumber(shown.length)} on this page`}</span>
          {hasButton && <span> · </span>}
        </>
      )}
      {hasButton && (
        <button
          type="button"
          data-part="all"
          onClick={() => selection.set(idsOf(table.foundRows()), true)}
          {...held}
        >
          {isAll ? all : `select all ${formatNumber(found)}`}
        </button>
      )}
      {isAll && !hasButton && <span>{all}</span>}
    </span>
  )
}
