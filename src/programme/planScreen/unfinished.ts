import { createAtom, useSelector } from '@tanstack/react-store'
import { sharedStorage } from '@/ui/browserStorage'

/**
 * Whether this browser has an unfinished plan, and of which user. This file loads with the frame, which offers to
 * continue such a plan. All other code of plans loads on demand.
 */
const storageKey = 'console.unfinishedPlan'
const owner = createAtom(sharedStorage.get(storageKey) ?? '')

/** '' removes the mark. */
export function markUnfinished(user: string): void {
  if (user === '') sharedStorage.remove(storageKey)
  else sharedStorage.set(storageKey, user)
  owner.set(user)
}

export const hasUnfinished = (user: string): boolean => owner.get() === user && user !== ''

export const useHasUnfinished = (user: string): boolean => useSelector(owner) === user && user !== ''
