import { createAtom } from '@tanstack/store'
import { sharedStorage } from '@/ui/browserStorage'

const storageKey = 'console.troubles'

type Counts = Readonly<Record<string, number>>

function stored(): Counts {
  try {
    const counts: unknown = JSON.parse(sharedStorage.get(storageKey) ?? '{}')
    return typeof counts === 'object' && counts !== null ? (counts as Counts) : {}
  } catch {
    return {}
  }
}

/**
 * Errors and warnings that the last check of an account in this browser found, without muted ones. The navigation shows
 * them on every page, and never reads fourteen lists for it (decision H50).
 */
export const troublesByAccount = createAtom<Counts>(stored())

export function setTroubles(account: string, count: number): void {
  if (troublesByAccount.get()[account] === count) return
  const counts = { ...stored(), [account]: count }
  troublesByAccount.set(counts)
  sharedStorage.set(storageKey, JSON.stringify(counts))
}
