import { createAtom, useSelector } from '@tanstack/react-store'
import * as z from 'zod/mini'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

/** Options of 'Items to show' (rule LIST-10). */
export const pageSizes = [5, 10, 15, 20] as const
export type PageSize = (typeof pageSizes)[number]
export const defaultPageSize: PageSize = 10

const lastChosen = stored<PageSize>(storageKeys.pageSize, z.literal(pageSizes), defaultPageSize)

/** Read once, so that a choice in another tab does not change the list on the screen. */
const chosen = createAtom(lastChosen.get())

/** The page size of a list whose URL has none: the last one that was chosen in this browser, for any list. */
export const chosenPageSize = chosen.get

export function rememberPageSize(size: PageSize) {
  lastChosen.set(size)
  chosen.set(size)
}

export const useChosenPageSize = () => useSelector(chosen)
