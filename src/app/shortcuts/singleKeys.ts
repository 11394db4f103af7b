import { useSyncExternalStore } from 'react'

/**
 * Single-character shortcuts can be turned off, because speech input triggers them by accident (WCAG 2.1.4). They are
 * on by default; the choice is stored.
 */
const storageKey = 'console.singleKeys'
const listeners = new Set<() => void>()
let on: boolean | undefined

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true // Storage may be blocked; the choice then lasts until the page is reloaded.
  }
}

export function singleKeysOn(): boolean {
  on ??= stored()
  return on
}

export function setSingleKeys(next: boolean): void {
  on = next
  try {
    localStorage.setItem(storageKey, next ? 'on' : 'off')
  } catch {
    // Storage may be blocked, see above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysOn)
