import { type MouseEvent, useEffect, useRef } from 'react'
import type { GridProps } from './gridProps'
import { oneCell, type Selected } from './selection'

export const isInEditor = (event: { target: EventTarget }) =>
  (event.target as HTMLElement).closest('input, textarea, select') !== null

const cellAt = (event: MouseEvent) => {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

interface Options {
  isEditing: boolean
  select: (next: Selected) => void
  edit: () => void
}

/** A press selects a cell, dragging a range, and a double click edits. Returns the handlers of the grid. */
export function useGridPointer(
  { selected, onSelect }: Pick<GridProps, 'selected' | 'onSelect'>,
  { isEditing, select, edit }: Options,
) {
  const isDragging = useRef(false)
  useEffect(() => {
    const stop = () => {
      isDragging.current = false
    }
    window.addEventListener('pointerup', stop)
    return () => window.removeEventListener('pointerup', stop)
  }, [])
  return {
    onMouseDown: (event: MouseEvent) => {
      const at = cellAt(event)
      if (!at || isInEditor(event) || event.button !== 0) return
      event.preventDefault()
      // The press does not take the focus from an open editor, so commit its text here.
      if (isEditing) (document.activeElement as HTMLElement | null)?.blur()
      isDragging.current = true
      select(
        event.shiftKey ? { ...selected, toRow: at.row, toColumn: at.column } : oneCell(at.row, at.column),
      )
    },
    onMouseOver: (event: MouseEvent) => {
      const at = isDragging.current && event.buttons === 1 ? cellAt(event) : null
      if (at && (at.row !== selected.toRow || at.column !== selected.toColumn))
        onSelect({ ...selected, toRow: at.row, toColumn: at.column })
    },
    onDoubleClick: (event: MouseEvent) => {
      if (cellAt(event) && !isInEditor(event)) edit()
    },
  }
}
