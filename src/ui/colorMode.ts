import { createAtom } from '@tanstack/store'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

type ColorMode = 'light' | 'dark'
type ColorModeChoice = ColorMode | 'system'

/** The chosen mode. Without a choice the mode follows the system. */
const chosen = stored<ColorMode>(storageKeys.colorMode, z.enum(['light', 'dark']))
const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const systemMode = (): ColorMode => (systemDark?.matches ? 'dark' : 'light')
const choice = createAtom(chosenNow())
const system = createAtom(systemMode())
const mode = createAtom((): ColorMode => {
  const chosen = choice.get()
  return chosen === 'system' ? system.get() : chosen
})

function chosenNow(): ColorModeChoice {
  return chosen.get() ?? 'system'
}

function apply(now: ColorMode) {
  document.documentElement.dataset.theme = now
  document.documentElement.style.colorScheme = now
}

mode.subscribe(apply)

function choose(next: ColorModeChoice) {
  chosen.set(next === 'system' ? undefined : next)
  choice.set(next)
}

/** Sets the mode on `<html>` and syncs it with the system and other tabs. Call once, before the first render. */
export function startColorMode() {
  choice.set(chosenNow())
  apply(mode.get())
  systemDark?.addEventListener('change', () => system.set(systemMode()))
  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.colorMode.name || event.key === null) choice.set(chosenNow())
  })
}

/**
 * The current mode, the choice, and its setter; `useColorMode` reads them. Free of React, which the entry does not
 * load.
 */
export const colorModeStore = { mode, choice, choose }
