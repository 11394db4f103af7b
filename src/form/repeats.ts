import { useEffect } from 'react'
import { lastPress } from './press'

/** Nobody has read the new screen and decided to click on it within this time (ms). */
export const readingMs = 500
/** A hand that holds the pointer still moves it no further (px). */
const stillPx = 8

interface Change {
  /** When the screen changed, on the clock of `performance.now`. */
  at: number
  /** Where the pointer was pressed last before that. */
  place: { x: number; y: number } | undefined
}

/** Whether a click was begun for what stood here before: the rest of a multi-click, or too soon at the same place. */
export function isRepeat(
  { detail, clientX, clientY }: Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>,
  { at, place }: Change,
  now: number,
): boolean {
  if (detail > 1) return true
  if (!place || now - at > readingMs) return false
  return Math.abs(clientX - place.x) <= stillPx && Math.abs(clientY - place.y) <= stillPx
}

const kinds = ['mousedown', 'click', 'dblclick'] as const
let stop = () => {}

/** The screen has changed: what an impatient hand still clicks does not reach the new one. */
function ignoreRepeats() {
  stop()
  const change = { at: performance.now(), place: lastPress() }
  const onMouse = (event: MouseEvent) => {
    // A click by the keyboard or by a script is meant for what it reaches.
    if (!event.isTrusted || event.detail === 0) return
    if (isRepeat(event, change, performance.now())) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'mousedown') stop()
  }
  for (const kind of kinds) window.addEventListener(kind, onMouse, true)
  stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, onMouse, true)
  }
}

/** Where a form comes and goes: neither a double click that opened it nor one on Save reaches what follows. */
export function useIgnoredRepeats() {
  useEffect(() => {
    ignoreRepeats()
    return ignoreRepeats
  }, [])
}
