import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isObject } from '@/ui/value'

export interface Freshness {
  /** When the oldest of the lists was loaded, in ms; 0 while none is. */
  updatedAt: number
  isFetching: boolean
}

/** How old the lists of an account are, and whether they are being fetched. */
export function useFreshness(account: string): Freshness {
  const client = useQueryClient()
  const ofLists = useMemo(
    () => ({
      predicate: ({ queryKey }: Query) =>
        queryKey[0] === 'infinite' &&
        queryKey.some((part) => isObject(part) && (part as { account?: unknown }).account === account),
    }),
    [account],
  )
  const fetching = useIsFetching(ofLists)
  const ages = client
    .getQueryCache()
    .findAll({ ...ofLists, type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return { updatedAt: ages.length > 0 ? Math.min(...ages) : 0, isFetching: fetching > 0 }
}
