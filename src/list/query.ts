import { useMemo } from 'react'
import { useStable } from './useStable'

/** An answer that was as long as its limit: more may exist than is listed (decision B1). */
export interface Truncation {
  /** E.g. 'First 100 by points'. */
  note: string
  onLoadMore?: () => void
  loading?: boolean
  onLoadAll?: () => void
  /** All that is missing is being loaded: rows so far, and the way to stop. */
  progress?: { loaded: number; onStop: () => void }
  /** A long list that is kept as it was loaded can be started over. */
  onStartOver?: () => void
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
  const { note, loading, progress, onLoadMore, onLoadAll, onStartOver } = query.truncated ?? {}
  const [canLoad, canStartOver] = [onLoadMore !== undefined, onStartOver !== undefined]
  const retry = useStable(query.onRetry)
  const loadMore = useStable(() => onLoadMore?.())
  const loadAll = useStable(() => onLoadAll?.())
  const startOver = useStable(() => onStartOver?.())
  return useMemo(
    () => ({
      rows,
      error,
      isFetching,
      onRetry: retry,
      truncated:
        note === undefined
          ? undefined
          : {
              note,
              loading,
              progress,
              ...(canLoad && { onLoadMore: loadMore, onLoadAll: loadAll }),
              ...(canStartOver && { onStartOver: startOver }),
            },
    }),
    [
      rows,
      error,
      isFetching,
      retry,
      note,
      loading,
      progress,
      canLoad,
      loadMore,
      loadAll,
      canStartOver,
      startOver,
    ],
  )
}
