import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

interface Focused {
  panel: HTMLElement
  element: HTMLElement
  /** The index of its row, and its index among the controls of the row; -1 outside of the rows. */
  row: number
  control: number
}

/** What last had the focus in the list that is shown. Not state of the component, which is another one for the next list. */
let last: Focused | undefined

/**
 * Keeps the focus in the panel when the focused element disappears: a deleted row, 'Try again' after it succeeded, or the
 * whole list, when another one opens. From a row the focus moves to the same button of the row that took its place,
 * otherwise to the heading.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)

  // Runs after every render, because any render can remove the element.
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel || !last || last.element.isConnected) return
    const { row, control } = last
    const isOther = last.panel !== panel
    last = undefined
    // Keep the focus if the user has already moved it.
    if ((document.activeElement ?? document.body) !== document.body) return
    const rows = rowsOf(panel)
    const neighbour = isOther || row < 0 ? undefined : rows[Math.min(row, rows.length - 1)]
    const same = neighbour && controlsOf(neighbour)[control]
    if (same) same.focus()
    else panel.querySelector('h1')?.focus({ preventScroll: true })
  })

  // Runs after the next list has been mounted, so that only another screen forgets it.
  useEffect(() => {
    const panel = ref.current
    return () => {
      if (last?.panel === panel) last = undefined
    }
  }, [])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const panel = ref.current
    // Dialogs and menus return the focus themselves, to a button that can later disappear with its row.
    if (!panel || target.closest('dialog, [role=menu]')) return
    const rows = rowsOf(panel)
    const row = rows.findIndex((one) => one.contains(target))
    const control = row < 0 ? -1 : controlsOf(rows[row] as HTMLElement).indexOf(target)
    last = { panel, element: target, row, control }
  }
  return { ref, onFocus }
}

const rowsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('tbody tr')]
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a, button, input')]
