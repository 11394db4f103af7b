import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Runs a change that moves elements about, at once, and leaves the focus where it was. A button that the change disabled
 * (an item that is first now cannot go up) gives the focus to its neighbour.
 */
export function keepingFocus(change: () => void): void {
  const before = document.activeElement
  flushSync(change)
  if (!(before instanceof HTMLElement)) return
  const target = before.matches(':disabled')
    ? before.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
    : before
  if (target !== document.activeElement) target?.focus()
}

/** Alt and an arrow key: -1 up, 1 down, 0 any other key. */
export function moveKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey || ctrlKey || metaKey) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
