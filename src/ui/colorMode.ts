import { createAtom, useSelector } from '@tanstack/react-store'
import { sharedStorage } from './browserStorage'

type ColorMode = 'light' | 'dark'
export type ColorModeChoice = ColorMode | 'system'

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

/** `mode` is what shows, `choice` what was chosen ('system' follows the operating system). */
export function useColorMode() {
  return { mode: useSelector(mode), choice: useSelector(choice), choose }
}
