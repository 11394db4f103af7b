import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { fieldsOf, isObject } from '@/lib/value'
import type { ApiError } from '@/model/apiError'
import { toApiError } from './errors'
import {
  ageOf,
  keepingPages,
  type ListQueryOptions,
  type LoadRemaining,
  loadRemainingPages,
  type Pages,
} from './longLists'
import { notAList, unpaged } from './pages'
import { createRereader } from './rereader'

/** The loaded objects of one type, and whether there are more. */
export interface Rows<T> {
  /** Undefined until the first response. */
  rows: T[] | undefined
  error: ApiError | undefined
  isPending: boolean
  isFetching: boolean
  /** True if the last page was full, so more rows may follow (decision B1). */
  hasMore: boolean
  isLoadingMore: boolean
  /** Long lists are not refetched: when the list was loaded, in ms. Undefined for lists that are kept up to date. */
  asOf?: number
  loadMore: () => Promise<unknown>
  retry: () => Promise<unknown>
}

/** Reads the objects of a type: as a hook, ahead of time, and outside components. */
export interface RowSource<T> {
  /** How the list is read. `useRows` calls different hooks for the two. */
  paging: 'pages' | 'whole'
  useRows: (account: string, options?: { enabled?: boolean }) => Rows<T>
  /**
   * Fetches the first page. Returns undefined if it is cached. A failure is shown by the screen that reads the rows.
   */
  ensure: (client: QueryClient, account: string) => Promise<unknown> | undefined
  /** Loads all missing pages. Throws ApiError; pages loaded until then are kept. */
  loadRest: (client: QueryClient, account: string, options: LoadRemaining) => Promise<void>
  /** Discards the loaded pages and starts with the first. */
  startOver: (client: QueryClient, account: string) => Promise<void>
  /**
   * Returns a function that reads single objects from the server, bypassing the cache: first its previous page, then all
   * pages from the first. It returns undefined if the list does not contain the object; it throws ApiError.
   */
  rereader: (client: QueryClient, account: string) => Rereader<T>
}

type Rereader<T> = ReturnType<typeof createRereader<T>>

/** The objects of a response; entries that are not objects cannot be shown and are dropped. */
const objectsOf = <T>(response: T[] | undefined): T[] =>
  Array.isArray(response) ? response.filter(isObject) : []

/** All readers get the same array, so that a search index of it is built only once. */
const objectsOnce = memoizeWeakly((response: unknown[]): unknown[] => objectsOf(response))
const objectsOfPages = memoizeWeakly((pages: readonly unknown[][]): unknown[] => pages.flatMap(objectsOf))

const known = (thrown: unknown) => (thrown ? toApiError(thrown) : undefined)

const isCached = (client: QueryClient, { queryKey }: ListQueryOptions) =>
  client.getQueryData(queryKey) !== undefined

/** A paged list, from the generated infinite options of its operation. */
export function pagedRows<T>(generated: (account: string) => ListQueryOptions): RowSource<T> {
  const options = (account: string) => keepingPages(generated(account))
  const rereader = (client: QueryClient, account: string): Rereader<T> => {
    const { queryKey, queryFn, ...paging } = generated(account)
    return createRereader<T>({
      paging,
      read: async (pageParam) => rowsIn<T>(await queryFn({ pageParam })),
      knownParam: (matches) => {
        const cached = client.getQueryData<Pages<T>>(queryKey)
        return cached?.pageParams[cached.pages.findIndex((page) => objectsOf(page).some(matches))]
      },
    })
  }
  return {
    paging: 'pages',
    useRows(account, { enabled = true } = {}) {
      const query = useInfiniteQuery({ ...options(account), enabled: enabled && account.trim() !== '' })
      const pages = (query.data as Pages<T> | undefined)?.pages
      const broken = pages?.some((page) => !Array.isArray(page))
      return {
        rows: !pages || broken ? undefined : (objectsOfPages(pages) as T[]),
        error: broken ? notAList() : known(query.error),
        isPending: query.isPending,
        isFetching: query.isFetching,
        hasMore: query.hasNextPage,
        isLoadingMore: query.isFetchingNextPage,
        asOf: useMemo(() => ageOf(pages), [pages]),
        loadMore: () => query.fetchNextPage(),
        retry: () => query.refetch(),
      }
    },
    ensure: (client, account) =>
      isCached(client, options(account))
        ? undefined
        : client.ensureInfiniteQueryData(options(account)).catch(() => undefined),
    loadRest: (client, account, how) => loadRemainingPages(client, options(account), how),
    startOver: (client, account) =>
      client.resetQueries({ queryKey: generated(account).queryKey, exact: true }),
    rereader,
  }
}

function rowsIn<T>(response: unknown): T[] {
  if (!Array.isArray(response)) throw notAList()
  return response
}

/** A list without pages, from the generated options of its operation. */
export function completeRows<T>(options: () => ListQueryOptions): RowSource<T> {
  const rereader = () =>
    createRereader<T>({
      paging: unpaged,
      read: async () => rowsIn<T>(await options().queryFn({})),
      knownParam: () => undefined,
    })
  return {
    paging: 'whole',
    useRows(_account, { enabled = true } = {}) {
      const query = useQuery({ ...options(), enabled })
      const response = query.data as T[] | undefined
      const broken = response !== undefined && !Array.isArray(response)
      return {
        rows: !response || broken ? undefined : (objectsOnce(response) as T[]),
        error: broken ? notAList() : known(query.error),
        isPending: query.isPending,
        isFetching: query.isFetching,
        hasMore: false,
        isLoadingMore: false,
        loadMore: async () => undefined,
        retry: () => query.refetch(),
      }
    },
    ensure: (client) =>
      isCached(client, options()) ? undefined : client.ensureQueryData(options()).catch(() => undefined),
    loadRest: async () => undefined,
    startOver: (client) => client.resetQueries({ queryKey: options().queryKey, exact: true }),
    rereader,
  }
}

/**
 * Unused data is kept 60 s (rule API-8). Failures are shown at once, with 'Try again', instead of being retried
 * silently.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: 60_000, staleTime: 10_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** A query. The generated keys contain the path and the parameters of the call; infinite ones begin with a word. */
interface Keyed {
  queryKey: readonly unknown[]
}

/** Whether a query reads the list of a resource. */
export const isOfResource = ({ queryKey }: Keyed, resource: string): boolean =>
  queryKey.includes(`/${resource}`)

/** Whether a query reads something of an account. */
export const isOfAccount = ({ queryKey }: Keyed, account: string): boolean =>
  queryKey.some((part) => fieldsOf(part).account === account)

/** When the lists of these types were read, in ms: the oldest of them. Undefined if none is loaded. */
export function readAt(client: QueryClient, account: string, types: readonly string[]): number | undefined {
  const read = types.flatMap((type) =>
    client
      .getQueryCache()
      .findAll({ predicate: (query) => isOfResource(query, type) && isOfAccount(query, account) })
      .map(({ state }) => {
        const { pages } = (state.data ?? {}) as Partial<Pages<object>>
        return Math.min(state.dataUpdatedAt, ageOf(pages) ?? state.dataUpdatedAt)
      }),
  )
  return read.length > 0 ? Math.min(...read) : undefined
}

/** The account of a row. A row without an account belongs to the account of its list. */
export const accountOf = (row: object, account: string): string =>
  (row as { account?: string }).account ?? account
