import { useSyncExternalStore } from 'react'
import { sharedStorage } from '@/ui/browserStorage'
import { createEmitter } from '@/ui/emitter'

/**
 * Single-character shortcuts can be turned off, because speech input triggers them by accident (WCAG 2.1.4). They are
 * on by default; the choice is stored.
 */
const storageKey = 'console.singleKeys'
const { emit, subscribe } = createEmitter()
let on: boolean | undefined

export function singleKeysOn(): boolean {
  on ??= sharedStorage.get(storageKey) !== 'off'
  return on
}

export function setSingleKeys(next: boolean): void {
  on = next
  sharedStorage.set(storageKey, next ? 'on' : 'off')
  emit()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysOn)
