import { createAtom } from '@tanstack/store'
import { sharedStorage } from './browserStorage'

type ColorMode = 'light' | 'dark'
type ColorModeChoice = ColorMode | 'system'

const storageKey = 'console.colorMode'
const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const systemMode = (): ColorMode => (systemDark?.matches ? 'dark' : 'light')
const choice = createAtom(stored())
const system = createAtom(systemMode())
const mode = createAtom((): ColorMode => {
  const chosen = choice.get()
  return chosen === 'system' ? system.get() : chosen
})

function stored(): ColorModeChoice {
  const value = sharedStorage.get(storageKey)
  return value === 'light' || value === 'dark' ? value : 'system'
}

function apply(now: ColorMode) {
  document.documentElement.dataset.theme = now
  document.documentElement.style.colorScheme = now
}

mode.subscribe(apply)

function choose(next: ColorModeChoice) {
  if (next === 'system') sharedStorage.remove(storageKey)
  else sharedStorage.set(storageKey, next)
  choice.set(next)
}

/** Sets the mode on `<html>` and syncs it with the system and other tabs. Call once, before the first render. */
export function startColorMode() {
  choice.set(stored())
  apply(mode.get())
  systemDark?.addEventListener('change', () => system.set(systemMode()))
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) choice.set(stored())
  })
}

/** The mode on the screen and the choice behind it, for `useColorMode`. Without React, which the entry does not load. */
export const colorModeStore = { mode, choice, choose }
