import { useMemo } from 'react'
import { useStable } from './useStable'

/** Describes a list that reached the limit of its request, so more objects can exist (decision B1). */
export interface Truncation {
  /** E.g. 'First 100 by points'. */
  note: string
  onLoadMore?: () => void
  loading?: boolean
  onLoadAll?: () => void
  /** Set while all remaining rows load: the count so far, and a function that stops. */
  progress?: { loaded: number; onStop: () => void }
  /** Reloads a long list, which otherwise keeps the rows from its first load. */
  onStartOver?: () => void
}

/** The loaded rows and the loading state. */
export interface ListQuery<T> {
  /** Undefined until the first response. Keeps the same reference while its content is unchanged. */
  rows: readonly T[] | undefined
  /** The indexes of the rows that meet the conditions on fields, ascending. Undefined without conditions. */
  kept?: readonly number[]
  error: string | undefined
  isFetching: boolean
  onRetry: () => void
  truncated?: Truncation
}

/** Returns the same object while its content is unchanged, even if its functions change. */
export function useStableQuery<T>({ rows, kept, error, isFetching, ...query }: ListQuery<T>): ListQuery<T> {
  const { note, loading, progress, onLoadMore, onLoadAll, onStartOver } = query.truncated ?? {}
  const [canLoad, canStartOver] = [onLoadMore !== undefined, onStartOver !== undefined]
  const retry = useStable(query.onRetry)
  const loadMore = useStable(() => onLoadMore?.())
  const loadAll = useStable(() => onLoadAll?.())
  const startOver = useStable(() => onStartOver?.())
  return useMemo(
    () => ({
      rows,
      kept,
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
      kept,
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
