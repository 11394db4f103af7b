import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Runs a change that moves elements, synchronously, and keeps the focus. If the change disables the focused button (the
 * first item cannot move up), its neighbour gets the focus.
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

/** The direction of Alt with an arrow key: -1 up, 1 down, 0 for any other key. */
export function moveKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!altKey || ctrlKey || metaKey) return 0
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
}
