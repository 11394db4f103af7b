import { createAtom, useSelector } from '@tanstack/react-store'
import { sharedStorage } from '@/ui/browserStorage'

/** Options of 'Items to show' (rule LIST-10). */
export const pageSizes = [5, 10, 15, 20] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 10

const storageKey = 'console.pageSize'

function stored(): PageSize {
  const size = Number(sharedStorage.get(storageKey))
  return pageSizes.find((choice) => choice === size) ?? defaultPageSize
}

/** Read once, so that a choice in another tab does not change a list in view. */
const chosen = createAtom(stored())

/** The page size of a list whose URL has none: the last one that was chosen in this browser, for any list. */
export const chosenPageSize = chosen.get

export function rememberPageSize(size: PageSize) {
  sharedStorage.set(storageKey, String(size))
  chosen.set(size)
}

export const useChosenPageSize = () => useSelector(chosen)
