import { useEffect } from 'react'
import { lastPress } from './press'

/** A click within this time (ms) after the screen changed was meant for the previous screen. */
export const readingMs = 500
/** A pointer that moved less than this (px) counts as not moved. */
const stillPx = 8

interface Change {
  /** When the screen changed, by `performance.now`. */
  at: number
  /** Where the pointer was last pressed before that. */
  place: { x: number; y: number } | undefined
}

/** Whether a click was meant for the previous screen: part of a multi-click, or too early at the same place. */
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

/** Starts to ignore clicks that were meant for the previous screen. */
function ignoreRepeats() {
  stop()
  const change = { at: performance.now(), place: lastPress() }
  const onMouse = (event: MouseEvent) => {
    // Clicks by keyboard or script always count.
    if (!event.isTrusted || event.detail === 0) return
    if (isRepeat(event, change, performance.now())) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'mousedown') stop()
  }
  const ignoring = new AbortController()
  const options = { capture: true, signal: ignoring.signal }
  stop = () => ignoring.abort()
  for (const kind of kinds) window.addEventListener(kind, onMouse, options)
  // An input is meant for the new screen, so the clicks after it are, too.
  window.addEventListener('input', stop, options)
}

/** Ignores repeated clicks when a form mounts or unmounts, e.g. a double click on a link or on Save. */
export function useIgnoredRepeats() {
  useEffect(() => {
    ignoreRepeats()
    return ignoreRepeats
  }, [])
}
