import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, toApiError } from '@/api/errors'

/** The loaded objects of one type, with what is known of those not loaded. */
export interface Rows<T> {
  /** Undefined until the first answer. */
  rows: T[] | undefined
  error: ApiError | undefined
  isPending: boolean
  isFetching: boolean
  /** True where the last answer was as long as its limit, so that more may follow (reading B1). */
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => Promise<unknown>
  retry: () => Promise<unknown>
}

/** How the objects of a type are read: as a hook, ahead of time, and without a component. */
export interface RowSource<T> {
  useRows: (account: string, options?: { enabled?: boolean }) => Rows<T>
  prefetch: (client: QueryClient, account: string) => Promise<void>
}

const notAList = () => new ApiError({ kind: 'parsing', message: "The server's answer is not a list" })

/** Objects of an answer; what is no object cannot be shown at all and is left out. */
const objectsOf = <T>(answer: T[] | undefined): T[] =>
  Array.isArray(answer) ? answer.filter((row) => typeof row === 'object' && row !== null) : []

const known = (thrown: unknown) => (thrown ? toApiError(thrown) : undefined)

interface InfiniteAnswer<T> {
  pages: T[][]
}

// biome-ignore lint/suspicious/noExplicitAny: the generated options carry the error types of each operation
type Options = any

/** A list that comes page by page, from the generated infinite options of its operation. */
export function pagedRows<T>(options: (account: string) => Options): RowSource<T> {
  return {
    useRows(account, { enabled = true } = {}) {
      const query = useInfiniteQuery({ ...options(account), enabled: enabled && account.trim() !== '' })
      const pages = (query.data as InfiniteAnswer<T> | undefined)?.pages
      const broken = pages?.some((page) => !Array.isArray(page))
      return {
        rows: usePagesAsRows(pages),
        error: broken ? notAList() : known(query.error),
        isPending: query.isPending,
        isFetching: query.isFetching,
        hasMore: query.hasNextPage,
        isLoadingMore: query.isFetchingNextPage,
        loadMore: () => query.fetchNextPage(),
        retry: () => query.refetch(),
      }
    },
    prefetch: (client, account) => client.prefetchInfiniteQuery(options(account)),
  }
}

/** A list that comes whole, from the generated options of its operation. */
export function wholeRows<T>(options: () => Options): RowSource<T> {
  return {
    useRows(_account, { enabled = true } = {}) {
      const query = useQuery({ ...options(), enabled })
      const answer = query.data as T[] | undefined
      const broken = answer !== undefined && !Array.isArray(answer)
      return {
        rows: usePagesAsRows(useMemo(() => (answer === undefined ? undefined : [answer]), [answer])),
        error: broken ? notAList() : known(query.error),
        isPending: query.isPending,
        isFetching: query.isFetching,
        hasMore: false,
        isLoadingMore: false,
        loadMore: async () => undefined,
        retry: () => query.refetch(),
      }
    },
    prefetch: (client) => client.prefetchQuery(options()),
  }
}

function usePagesAsRows<T>(pages: T[][] | undefined): T[] | undefined {
  return useMemo(() => {
    if (pages === undefined || pages.some((page) => !Array.isArray(page))) return undefined
    return pages.flatMap(objectsOf)
  }, [pages])
}
