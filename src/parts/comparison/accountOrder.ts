import { useSelector } from '@tanstack/react-store'
import { useCallback, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { fittingItems } from '@/lib/fittingItems'
import { recentObjects } from '@/parts/navigation/recentObjects'
import { storageKeys } from '@/stored/storageKeys'
import { stored } from '@/stored/stored'

const stars = stored(storageKeys.starredAccounts, fittingItems(z.string()), [])

/** Stars an account, or takes its star away. */
export function toggleStar(account: string): void {
  const others = stars.get().filter((one) => one !== account)
  stars.set(others.length === stars.get().length ? [...others, account] : others)
}

export const isStarred = (account: string): boolean => stars.get().includes(account)

/** The number of recently opened accounts that come first. */
const mostRecent = 5

/**
 * The order of accounts for those who have many (rule COMPARE-9): starred ones, then those that were opened last in this
 * browser, then all others.
 */
export function useAccountOrder() {
  const list = useSelector(stars.atom())
  const starred = useMemo(() => new Set(list), [list])
  // Read once, so that accounts opened meanwhile do not reorder the list under the pointer.
  const [recent] = useState(() =>
    [...new Set(recentObjects().map(({ account }) => account))].slice(0, mostRecent),
  )
  const rankOf = useCallback(
    (account: string): number => {
      if (starred.has(account)) return 0
      const at = recent.indexOf(account)
      return at < 0 ? mostRecent + 1 : at + 1
    },
    [starred, recent],
  )
  return { starred, rankOf }
}
