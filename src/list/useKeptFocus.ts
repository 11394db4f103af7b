import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { useVisit } from './visit'

/**
 * Keeps the focus in the panel when the focused element disappears: a deleted row, or 'Try again' after it succeeded.
 * From a row the focus moves to the same button of the row that took its place, otherwise to the heading. So it does
 * when another list opens: its rows can have the same elements.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)
  const visit = useVisit()
  const last = useRef<{ visit: object; element: HTMLElement; row: number; control: number }>(undefined)

  // Runs after every render, because any render can remove the element.
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel || !last.current) return
    const { element, row, control } = last.current
    const isOther = last.current.visit !== visit
    if (element.isConnected && !isOther) return
    last.current = undefined
    // Keep the focus if the user has already moved it.
    const focused = document.activeElement ?? document.body
    if (focused !== document.body && !(isOther && focused === element)) return
    const rows = rowsOf(panel)
    const neighbour = isOther || row < 0 ? undefined : rows[Math.min(row, rows.length - 1)]
    const same = neighbour && controlsOf(neighbour)[control]
    if (same) same.focus()
    else panel.querySelector('h1')?.focus({ preventScroll: true })
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // Dialogs and menus return the focus themselves, to a button that can later disappear with its row.
    if (!ref.current || target.closest('dialog, [role=menu]')) return
    const rows = rowsOf(ref.current)
    const row = rows.findIndex((one) => one.contains(target))
    const control = row < 0 ? -1 : controlsOf(rows[row] as HTMLElement).indexOf(target)
    last.current = { visit, element: target, row, control }
  }
  /** The index of the row that has the focus, or had it before a menu or a dialog opened; otherwise -1. */
  const focusedRow = useCallback(() => {
    const [panel, element] = [ref.current, last.current?.element]
    return panel && element ? rowsOf(panel).findIndex((row) => row.contains(element)) : -1
  }, [])
  return { ref, onFocus, focusedRow }
}

const rowsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('tbody tr')]
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a, button, input')]
