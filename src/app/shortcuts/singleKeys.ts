import { createAtom, useSelector } from '@tanstack/react-store'
import { sharedStorage } from '@/ui/browserStorage'

/**
 * Single-character shortcuts can be turned off, because speech input triggers them by accident (WCAG 2.1.4). They are
 * on by default; the choice is stored.
 */
const storageKey = 'console.singleKeys'
const on = createAtom(sharedStorage.get(storageKey) !== 'off')

export const singleKeysOn = on.get

export function setSingleKeys(next: boolean): void {
  sharedStorage.set(storageKey, next ? 'on' : 'off')
  on.set(next)
}

export const useSingleKeys = (): boolean => useSelector(on)
