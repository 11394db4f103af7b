import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ApiError, toApiError } from './errors'
import { ageOf, keepingPages, loadRest, notAList, type Options, type Pages } from './longLists'
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
  asOf?: number | undefined
  loadMore: () => Promise<unknown>
  retry: () => Promise<unknown>
}

/** Reads the objects of a type: as a hook, ahead of time, and outside components. */
export interface RowSource<T> {
  useRows: (account: string, options?: { enabled?: boolean }) => Rows<T>
  /** Fetches the first page unless it is cached. A failure is shown by the screen that reads the rows. */
  ensure: (client: QueryClient, account: string) => Promise<unknown>
  /** Loads all missing pages. Throws ApiError; pages loaded until then are kept. */
  loadRest: (
    client: QueryClient,
    account: string,
    options: { signal: AbortSignal; onProgress: (loaded: number) => void },
  ) => Promise<void>
  /** Discards the loaded pages and starts with the first. */
  startOver: (client: QueryClient, account: string) => Promise<void>
  /**
   * Reads one object from the server, bypassing the cache: first its previous page, then all pages from the first.
   * Returns undefined if the list does not contain it; throws ApiError.
   */
  reread: (client: QueryClient, account: string, isIt: (row: T) => boolean) => Promise<T | undefined>
  /** The same for many objects of one list: a page that was read serves all of them for a short time. */
  rereader: (client: QueryClient, account: string) => Rereader<T>
}

type Rereader<T> = ReturnType<typeof createRereader<T>>

/** The objects of a response; entries that are not objects cannot be shown and are dropped. */
const objectsOf = <T>(answer: T[] | undefined): T[] =>
  Array.isArray(answer) ? answer.filter((row) => typeof row === 'object' && row !== null) : []

const known = (thrown: unknown) => (thrown ? toApiError(thrown) : undefined)

/** Paging by `skip`: after a full page there may be another (decision B1). */
export const pagedBy = (limit: number) => ({
  initialPageParam: 0,
  getNextPageParam: (last: unknown, pages: readonly unknown[]) =>
    Array.isArray(last) && last.length >= limit ? pages.length * limit : undefined,
})

/** A paged list, from the generated infinite options of its operation. */
export function pagedRows<T>(generated: (account: string) => Options): RowSource<T> {
  const options = (account: string) => keepingPages(generated(account))
  const rereader = (client: QueryClient, account: string): Rereader<T> => {
    const { queryKey, queryFn, initialPageParam, getNextPageParam } = generated(account)
    return createRereader<T>({
      read: async (pageParam) => rowsIn<T>(await queryFn({ pageParam })),
      firstParam: initialPageParam,
      nextParam: (pages) => getNextPageParam(pages.at(-1), pages),
      knownParam: (isIt) => {
        const cached = client.getQueryData<Pages<T>>(queryKey)
        return cached?.pageParams[cached.pages.findIndex((page) => objectsOf(page).some(isIt))]
      },
    })
  }
  return {
    useRows(account, { enabled = true } = {}) {
      const query = useInfiniteQuery({ ...options(account), enabled: enabled && account.trim() !== '' })
      const pages = (query.data as Pages<T> | undefined)?.pages
      const broken = pages?.some((page) => !Array.isArray(page))
      return {
        rows: !pages || broken ? undefined : rowsOnce(pages, () => pages.flatMap(objectsOf)),
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
    ensure: (client, account) => client.ensureInfiniteQueryData(options(account)).catch(() => undefined),
    loadRest: (client, account, how) => loadRest(client, options(account), how),
    startOver: (client, account) =>
      client.resetQueries({ queryKey: generated(account).queryKey, exact: true }),
    reread: (client, account, isIt) => rereader(client, account)(isIt),
    rereader,
  }
}

function rowsIn<T>(answer: unknown): T[] {
  if (!Array.isArray(answer)) throw notAList()
  return answer
}

/** A list without pages, from the generated options of its operation. */
export function wholeRows<T>(options: () => Options): RowSource<T> {
  const rereader = () =>
    createRereader<T>({
      read: async () => rowsIn<T>(await options().queryFn({})),
      firstParam: 0,
      nextParam: () => undefined,
      knownParam: () => undefined,
    })
  return {
    useRows(_account, { enabled = true } = {}) {
      const query = useQuery({ ...options(), enabled })
      const answer = query.data as T[] | undefined
      const broken = answer !== undefined && !Array.isArray(answer)
      return {
        rows: !answer || broken ? undefined : rowsOnce(answer, () => objectsOf(answer)),
        error: broken ? notAList() : known(query.error),
        isPending: query.isPending,
        isFetching: query.isFetching,
        hasMore: false,
        isLoadingMore: false,
        loadMore: async () => undefined,
        retry: () => query.refetch(),
      }
    },
    ensure: (client) => client.ensureQueryData(options()).catch(() => undefined),
    loadRest: async () => undefined,
    startOver: (client) => client.resetQueries({ queryKey: options().queryKey, exact: true }),
    reread: (_client, _account, isIt) => rereader()(isIt),
    rereader,
  }
}

const rowsByAnswer = new WeakMap<object, unknown[]>()

/** The objects of a response. All readers get the same array, so that a search index of it is built only once. */
function rowsOnce<T>(answer: object, read: () => T[]): T[] {
  const known = rowsByAnswer.get(answer) as T[] | undefined
  if (known) return known
  const rows = read()
  rowsByAnswer.set(answer, rows)
  return rows
}
