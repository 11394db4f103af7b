import { createAtom, useSelector } from '@tanstack/react-store'
import { sharedStorage } from '@/ui/browserStorage'

/**
 * Whether this browser holds a plan that is not finished, and of which user. It loads with the frame, which offers such
 * a plan again; everything else of plans loads on demand.
 */
const storageKey = 'console.unfinishedPlan'
const owner = createAtom(sharedStorage.get(storageKey) ?? '')

/** '' once it is over. */
export function markUnfinished(user: string): void {
  if (user === '') sharedStorage.remove(storageKey)
  else sharedStorage.set(storageKey, user)
  owner.set(user)
}

export const hasUnfinished = (user: string): boolean => owner.get() === user && user !== ''

export const useHasUnfinished = (user: string): boolean => useSelector(owner) === user && user !== ''
