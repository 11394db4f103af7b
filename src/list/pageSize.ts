import { useSyncExternalStore } from 'react'

/** Choices of 'Items to show' (rule LIST-10). */
export const pageSizes = [5, 10, 15, 20] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 10

const storageKey = 'console.pageSize'
const listeners = new Set<() => void>()

/** Read once: a choice in another tab must not change a list that somebody looks at. */
let own: PageSize | undefined

function stored(): PageSize {
  try {
    const size = Number(localStorage.getItem(storageKey))
    return pageSizes.find((choice) => choice === size) ?? defaultPageSize
  } catch {
    return defaultPageSize // Storage may be blocked; the choice then lasts as long as the page.
  }
}

/** The page size of a list whose address names none: the last one that was chosen in this browser, for all lists. */
export function ownPageSize(): PageSize {
  own ??= stored()
  return own
}

export function rememberPageSize(size: PageSize) {
  own = size
  try {
    localStorage.setItem(storageKey, String(size))
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOwnPageSize = () => useSyncExternalStore(subscribe, ownPageSize)
