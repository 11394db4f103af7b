/*
 * Which control was pressed last. Safari does not focus a button that is pressed, so a dialog that it opens would not
 * know where to return the focus. Listens from the first screen on: the code of dialogs loads later.
 */

let pressed: HTMLElement | null = null

if (typeof document !== 'undefined') {
  const quietly = { capture: true, passive: true }
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null
    },
    quietly,
  )
  // A key press resets it: what the key opens was not opened by a press.
  document.addEventListener(
    'keydown',
    () => {
      pressed = null
    },
    quietly,
  )
}

/** The element that opened a dialog: the focused one; if there is none, the pressed one. */
export const opener = (): Element | null =>
  document.activeElement === document.body ? pressed : document.activeElement
