import { useSyncExternalStore } from 'react'
import { sharedStorage } from '@/ui/browserStorage'
import { createEmitter } from '@/ui/emitter'

/**
 * Shortcuts of plain characters can be turned off: who speaks to the computer sets them off by accident
 * (WCAG 2.1.4). On unless turned off, and remembered.
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
