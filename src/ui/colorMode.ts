import { useSyncExternalStore } from 'react'

type ColorMode = 'light' | 'dark'
export type ColorModeChoice = ColorMode | 'system'

const storageKey = 'console.colorMode'
const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let choice = stored()

function stored(): ColorModeChoice {
  try {
    const value = localStorage.getItem(storageKey)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system' // Storage may be blocked; the choice then lasts until the page is reloaded.
  }
}

function colorMode(): ColorMode {
  if (choice !== 'system') return choice
  return systemDark?.matches ? 'dark' : 'light'
}

function apply() {
  const mode = colorMode()
  document.documentElement.dataset.theme = mode
  document.documentElement.style.colorScheme = mode
  for (const listener of listeners) listener()
}

function choose(next: ColorModeChoice) {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, next)
  } catch {
    // Storage may be blocked, see above.
  }
  apply()
}

/** Sets the mode on `<html>` and syncs it with the system and other tabs. Call once, before the first render. */
export function startColorMode() {
  choice = stored()
  apply()
  systemDark?.addEventListener('change', apply)
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey && event.key !== null) return
    choice = stored()
    apply()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `mode` is the visible mode, `choice` the selected one ('system' follows the operating system). */
export function useColorMode() {
  return {
    mode: useSyncExternalStore(subscribe, colorMode),
    choice: useSyncExternalStore(subscribe, () => choice),
    choose,
  }
}
