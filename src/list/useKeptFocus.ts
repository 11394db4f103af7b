import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel when what had it goes away: a deleted row, 'Try again' that succeeded. From a row it
 * moves to the same button of the row that took the place, else to the heading.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)
  const last = useRef<{ element: HTMLElement; place: number }>(undefined)

  // After every render: the element may go with any of them.
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel || !last.current || last.current.element.isConnected) return
    const { place } = last.current
    last.current = undefined
    // Whoever has moved on in the meantime stays there.
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const buttons = deleteButtons(panel)
    const neighbour = place < 0 ? undefined : buttons[Math.min(place, buttons.length - 1)]
    if (neighbour) neighbour.focus()
    else panel.querySelector('h1')?.focus({ preventScroll: true })
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // A dialog gives the focus back by itself, to a button that may go with its row later.
    if (!ref.current || target.closest('dialog')) return
    last.current = { element: target, place: deleteButtons(ref.current).indexOf(target) }
  }
  return { ref, onFocus }
}

const deleteButtons = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll<HTMLElement>('[data-part=delete]'))
