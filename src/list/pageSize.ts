import { useSyncExternalStore } from 'react'
import { sharedStorage } from '@/ui/browserStorage'
import { createEmitter } from '@/ui/emitter'

/** Options of 'Items to show' (rule LIST-10). */
export const pageSizes = [5, 10, 15, 20] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 10

const storageKey = 'console.pageSize'
const { emit, subscribe } = createEmitter()

/** Read once, so that a choice in another tab does not change a list in view. */
let own: PageSize | undefined

function stored(): PageSize {
  const size = Number(sharedStorage.get(storageKey))
  return pageSizes.find((choice) => choice === size) ?? defaultPageSize
}

/** The page size of a list whose URL has none: the last one that was chosen in this browser, for any list. */
export function ownPageSize(): PageSize {
  own ??= stored()
  return own
}

export function rememberPageSize(size: PageSize) {
  own = size
  sharedStorage.set(storageKey, String(size))
  emit()
}

export const useOwnPageSize = () => useSyncExternalStore(subscribe, ownPageSize)
