import type { StorageKey } from './storageKeys'

type Where = StorageKey['where']

/** The storage of the browser. Throws where the browser blocks it. */
const storageOf = (where: Where): Storage => (where === 'tab' ? window.sessionStorage : window.localStorage)

/** Values that the browser refused to store. They last until the page is reloaded. */
const unstored: Record<Where, Map<string, string>> = { tab: new Map(), browser: new Map() }

export function readText(where: Where, key: string): string | null {
  try {
    return unstored[where].get(key) ?? storageOf(where).getItem(key)
  } catch {
    return null
  }
}

/** Returns false if the browser blocks storage or it is full. Then the value lasts until the page is reloaded. */
export function writeText(where: Where, key: string, text: string): boolean {
  try {
    storageOf(where).setItem(key, text)
    unstored[where].delete(key)
    return true
  } catch {
    holdText(where, key, text)
    return false
  }
}

/** Stores a value only in the memory of the page. */
export const holdText = (where: Where, key: string, text: string): void => void unstored[where].set(key, text)

export function removeText(where: Where, key: string): void {
  unstored[where].delete(key)
  try {
    storageOf(where).removeItem(key)
  } catch {
    // Storage that is blocked contains nothing.
  }
}

export function keysIn(where: Where): string[] {
  const held = [...unstored[where].keys()]
  try {
    return [...new Set([...Object.keys(storageOf(where)), ...held])]
  } catch {
    return held
  }
}
