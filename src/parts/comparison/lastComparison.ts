import { useSelector } from '@tanstack/react-store'
import { createAtom } from '@tanstack/store'
import * as z from 'zod/mini'
import type { Bundle } from '@/engine/transfer/format'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

const comparison = stored(storageKeys.comparison, z.record(z.string(), z.unknown()))

/** The address of the comparison that this tab showed last, so that a plan leads back to it. */
export const lastComparison = (): object => comparison.get() ?? {}

export const noteComparison = (search: object): void => void comparison.set({ ...search })

/** A file that is compared with accounts. */
export interface ComparedFile {
  name: string
  bundle: Bundle
}

/** The content of a file lasts until the page is reloaded, because it can be larger than what a browser stores. */
const file = createAtom<ComparedFile | null>(null)

export const setComparedFile = (next: ComparedFile | undefined): void => file.set(next ?? null)

export const useComparedFile = (): ComparedFile | undefined => useSelector(file) ?? undefined
