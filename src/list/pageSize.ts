import { useSyncExternalStore } from 'react'

/** Options of 'Items to show' (rule LIST-10). */
export const pageSizes = [5, 10, 15, 20] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 10

const storageKey = 'console.pageSize'
const listeners = new Set<() => void>()

/** Read once, so that a choice in another tab does not change a list in view. */
let own: PageSize | undefined

function stored(): PageSize {
  try {
    const size = Number(localStorage.getItem(storageKey))
    return pageSizes.find((choice) => choice === size) ?? defaultPageSize
  } catch {
    return defaultPageSize // Storage can be blocked. The choice then lasts until the page reloads.
  }
}

/** The page size of a list whose URL has none: the last one that was chosen in this browser, for any list. */
export function ownPageSize(): PageSize {
  own ??= stored()
  return own
}

export function rememberPageSize(size: PageSize) {
  own = size
  try {
    localStorage.setItem(storageKey, String(size))
  } catch {
    // Storage can be blocked, as above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOwnPageSize = () => useSyncExternalStore(subscribe, ownPageSize)
