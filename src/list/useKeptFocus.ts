import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel when the focused element disappears: a deleted row, or 'Try again' after it succeeded.
 * From a row the focus moves to the same button of the row that took its place, otherwise to the heading.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)
  const last = useRef<{ element: HTMLElement; place: number }>(undefined)

  // Runs after every render, because any render can remove the element.
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel || !last.current || last.current.element.isConnected) return
    const { place } = last.current
    last.current = undefined
    // Keep the focus if the user has already moved it.
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const buttons = deleteButtons(panel)
    const neighbour = place < 0 ? undefined : buttons[Math.min(place, buttons.length - 1)]
    if (neighbour) neighbour.focus()
    else panel.querySelector('h1')?.focus({ preventScroll: true })
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // A dialog returns the focus itself, to a button that can later disappear with its row.
    if (!ref.current || target.closest('dialog')) return
    last.current = { element: target, place: deleteButtons(ref.current).indexOf(target) }
  }
  return { ref, onFocus }
}

const deleteButtons = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll<HTMLElement>('[data-part=delete]'))
