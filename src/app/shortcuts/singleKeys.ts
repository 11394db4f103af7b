import { useSyncExternalStore } from 'react'

/**
 * Shortcuts of plain characters can be turned off: who speaks to the computer sets them off by accident
 * (WCAG 2.1.4). On unless turned off, and remembered.
 */
const storageKey = 'console.singleKeys'
const listeners = new Set<() => void>()
let on: boolean | undefined

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true // Storage may be blocked; the choice then lasts as long as the page.
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
    // As above.
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
