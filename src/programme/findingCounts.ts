import { createAtom } from '@tanstack/store'
import { sharedStorage } from '@/ui/browserStorage'
import { isObject } from '@/ui/value'

const storageKey = 'console.troubles'

type Counts = Readonly<Record<string, number>>

function stored(): Counts {
  try {
    const counts: unknown = JSON.parse(sharedStorage.get(storageKey) ?? '{}')
    return isObject(counts) ? (counts as Counts) : {}
  } catch {
    return {}
  }
}

/**
 * The number of errors and warnings that the last check of an account in this browser found, without muted ones. The
 * navigation shows them on every page, and does not read fourteen lists for them (decision H50).
 */
export const findingCounts = createAtom<Counts>(stored())

export function setFindingCount(account: string, count: number): void {
  if (findingCounts.get()[account] === count) return
  const counts = { ...stored(), [account]: count }
  findingCounts.set(counts)
  sharedStorage.set(storageKey, JSON.stringify(counts))
}
