import { sharedStorage } from './browserStorage'
import { createEmitter } from './emitter'

type ColorMode = 'light' | 'dark'
export type ColorModeChoice = ColorMode | 'system'

const storageKey = 'console.colorMode'
const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const { emit, subscribe } = createEmitter()
let choice = stored()

function stored(): ColorModeChoice {
  const value = sharedStorage.get(storageKey)
  return value === 'light' || value === 'dark' ? value : 'system'
}

function colorMode(): ColorMode {
  if (choice !== 'system') return choice
  return systemDark?.matches ? 'dark' : 'light'
}

function apply() {
  const mode = colorMode()
  document.documentElement.dataset.theme = mode
  document.documentElement.style.colorScheme = mode
  emit()
}

function choose(next: ColorModeChoice) {
  choice = next
  if (next === 'system') sharedStorage.remove(storageKey)
  else sharedStorage.set(storageKey, next)
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

/** The mode on the screen and the choice behind it, for `useColorMode`. Without React, which the entry does not load. */
export const colorModeStore = { subscribe, mode: colorMode, choice: () => choice, choose }
