/**
 * While a pointer is pressed, nothing may move under it: a blur comes on pointer-down, and what it shows would push the
 * pressed button away before the click. Whatever a blur changes on the screen goes through `afterPress`.
 */

const waiting: (() => void)[] = []
let pressed = false
let place: { x: number; y: number } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** From pointer-down until the click was delivered. */
export const isPressed = (): boolean => pressed

/** Where the pointer was pressed last; undefined before the first time. */
export const lastPress = () => place

/** Runs at once, or after the press that is under way. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run)
  else run()
}

function begin({ button, clientX, clientY }: MouseEvent) {
  if (button !== 0) return
  clearTimeout(timer)
  pressed = true
  place = { x: clientX, y: clientY }
}

function end() {
  clearTimeout(timer)
  pressed = false
  for (const run of waiting.splice(0)) run()
}

/** The click follows pointer-up in the same task. */
function endSoon() {
  if (!pressed) return
  clearTimeout(timer)
  timer = setTimeout(end)
}

// A finger blurs with the mouse events that follow its pointer-up, so both kinds are watched.
for (const type of ['pointerdown', 'mousedown'] as const) window.addEventListener(type, begin, true)
// A press can also end in a drag, in a menu, or outside of the window.
for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu'] as const)
  window.addEventListener(type, endSoon, true)
window.addEventListener('pointermove', (event) => event.buttons === 0 && endSoon(), true)
window.addEventListener('blur', endSoon)
