import { useMemo } from 'react'
import { useStable } from './useStable'

/** An answer that was as long as its limit: more may exist than is listed (reading B1). */
export interface Truncation {
  /** E.g. 'First 100 by points'. */
  note: string
  onLoadMore?: () => void
  loading?: boolean
}

/** The loaded rows and how loading went. */
export interface ListQuery<T> {
  /** Undefined until the first answer. The same array as long as nothing changed. */
  rows: readonly T[] | undefined
  error: string | undefined
  isFetching: boolean
  onRetry: () => void
  truncated?: Truncation
}

/** The same object as long as it says the same, whatever functions come with it. */
export function useStableQuery<T>({ rows, error, isFetching, ...query }: ListQuery<T>): ListQuery<T> {
  const { note, loading, onLoadMore } = query.truncated ?? {}
  const canLoadMore = onLoadMore !== undefined
  const retry = useStable(query.onRetry)
  const loadMore = useStable(() => onLoadMore?.())
  return useMemo(
    () => ({
      rows,
      error,
      isFetching,
      onRetry: retry,
      truncated:
        note === undefined ? undefined : { note, loading, onLoadMore: canLoadMore ? loadMore : undefined },
    }),
    [rows, error, isFetching, retry, note, loading, canLoadMore, loadMore],
  )
}
