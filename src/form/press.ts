/**
 * Nothing moves while a pointer is pressed. Blur fires on pointer-down, and a message that it shows would push the
 * pressed button away before the click. Every layout change on blur goes through `afterPress`.
 */

const waiting: (() => void)[] = []
let pressed = false
let place: { x: number; y: number } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** True from pointer-down until the click is delivered. */
export const isPressed = (): boolean => pressed

/** Where the pointer was last pressed; undefined before the first press. */
export const lastPress = () => place

/** Runs immediately, or after the current press. */
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

// On touch screens blur fires with the mouse events after pointer-up, so listen to both kinds.
for (const type of ['pointerdown', 'mousedown'] as const) window.addEventListener(type, begin, true)
// A press can also end in a drag, a context menu, or outside of the window.
for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu'] as const)
  window.addEventListener(type, endSoon, true)
window.addEventListener('pointermove', (event) => event.buttons === 0 && endSoon(), true)
window.addEventListener('blur', endSoon)
