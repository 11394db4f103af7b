import { type KeyboardEvent, useRef } from 'react'
import { cellText } from '@/engine/table/tableDraft'
import { isCommand, pressedKey, shortcutKey, typesCharacter } from '@/lib/keys'
import { useStable } from '@/list/useStable'
import type { Editing, FocusMove } from './CellEditor'
import type { GridProps } from './gridProps'
import { moved, oneCell, type Selected, selectedRange, tabbed } from './selection'

interface Options {
  size: { rows: number; columns: number }
  select: (next: Selected) => void
  requestFocus: () => void
  setEditing: (editing: Editing | undefined) => void
}

const arrows = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const

/** Handles the keys of the grid: they move the selection, start and end editing, and change cells. */
export function useGridKeys(props: GridProps, { size, select, requestFocus, setEditing }: Options) {
  const { rows, shown, selected, onSelect } = props
  /** Tab leaves the grid after Escape. */
  const isLeaving = useRef(false)
  const range = selectedRange(selected)
  const column = shown[selected.column]
  const row = rows[selected.row]

  const edit = (text?: string) => {
    if (!column || props.isReadOnly || (column.isId && row?.base)) return
    setEditing({ text: text ?? (row ? cellText(row, column) : ''), isReplacing: text !== undefined })
  }
  const onCommit = useStable((text: string | undefined, way: FocusMove) => {
    setEditing(undefined)
    if (text !== undefined && column && text !== (row ? cellText(row, column) : ''))
      props.onType(selected.row, column, text)
    // If typing added a new row, there is now one more row below.
    const now = { ...size, rows: size.rows + Number(text !== undefined && !row) }
    const next =
      way === 'stay'
        ? selected
        : way === 'next' || way === 'before'
          ? tabbed(selected, now, way === 'next' ? 1 : -1)
          : moved(arrows[way], selected, now, { isFar: false, extends: false })
    select(next ?? selected)
  })
  /** Handles a letter with Ctrl or Cmd. Returns whether it did something. */
  const command = (letter: string, isShifted: boolean): boolean => {
    if (letter === 'z' && !isShifted) props.onUndo()
    else if (letter === 'y' || letter === 'z') props.onRedo()
    else if (letter === 'd') props.onFillDown(range)
    else if (letter === 'a')
      onSelect({ row: 0, column: 0, toRow: Math.max(0, rows.length - 1), toColumn: shown.length - 1 })
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    const isFar = isCommand(event)
    const wasLeaving = isLeaving.current
    isLeaving.current = false
    const next = moved(key, selected, size, { isFar, extends: event.shiftKey })
    if (next) select(next)
    else if (key === 'Tab') {
      const to = wasLeaving ? undefined : tabbed(selected, size, event.shiftKey ? -1 : 1)
      if (!to) return
      select(to)
    } else if (key === 'Escape') {
      isLeaving.current = true
      select(oneCell(selected.row, selected.column))
    } else if (isFar) {
      if (!command(shortcutKey(event), event.shiftKey)) return
    } else if (key === 'Enter' || key === 'F2') edit()
    else if (key === 'Delete' || key === 'Backspace') props.onClear(range)
    else if (key === ' ' && column?.kind === 'switch') {
      const [on = '', off = ''] = column.values?.map(([, label]) => label) ?? []
      props.onType(selected.row, column, row && cellText(row, column) === on ? off : on)
    } else if (key === '?') props.onHelp()
    else if (key.length === 1 && typesCharacter(event)) edit(key)
    else return
    // The key may remove the row with the focus, so request the focus again.
    if (!next) requestFocus()
    event.preventDefault()
    event.stopPropagation()
  }
  return { edit, onCommit, onKeyDown }
}
