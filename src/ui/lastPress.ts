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
  // What a key opens, no press has opened.
  document.addEventListener(
    'keydown',
    () => {
      pressed = null
    },
    quietly,
  )
}

/** The element that opened what opens now: the focused one, or the pressed one if nothing is focused. */
export const opener = (): Element | null =>
  document.activeElement === document.body ? pressed : document.activeElement
