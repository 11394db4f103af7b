import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { isObject } from '@/lib/value'
import { readPages } from './pages'

/**
 * Lists of many pages (decision H1). Refetching a list of a thousand pages after every change would take a thousand
 * requests. So beyond a few pages a list is not refetched: it shows its age, and local writes update it in place.
 */

/** A stale list with at most this many pages is refetched completely. */
export const pagesFetchedAnew = 5

export interface Pages<T> {
  pages: T[][]
  pageParams: unknown[]
}

// biome-ignore lint/suspicious/noExplicitAny: the generated options carry the error types of each operation
export type ListQueryOptions = any

const fetchedAt = new WeakMap<object, number>()
/** Maps an updated copy of a page to the page as the server sent it. */
const cameAs = new WeakMap<object, object>()

const isLong = (pages: readonly unknown[] | undefined) =>
  pages !== undefined && pages.length > pagesFetchedAnew

/** When the oldest page of a long list was fetched, in ms; undefined for lists that are refetched. */
export function ageOf(pages: readonly object[] | undefined): number | undefined {
  if (!pages || !isLong(pages)) return undefined
  return pages.reduce((oldest, page) => Math.min(oldest, fetchedAt.get(page) ?? oldest), Date.now())
}

type Cached = Pages<unknown> | undefined

/**
 * Compares pages of long lists by reference, because comparing all rows takes long. Pages that were not refetched keep
 * their reference.
 */
function sharing(before: Cached, now: Cached): unknown {
  if (!isLong(now?.pages)) return replaceEqualDeep(before, now)
  const isSame =
    before?.pages.length === now?.pages.length && now?.pages.every((page, at) => page === before?.pages[at])
  return isSame ? before : now
}

interface Call {
  client: QueryClient
  queryKey: readonly unknown[]
  pageParam: unknown
  signal?: AbortSignal
}

/** Extends the options of a list: once it has many pages, loaded pages are kept. */
export function keepingPages(options: ListQueryOptions): ListQueryOptions {
  return {
    ...options,
    structuralSharing: (before: unknown, now: unknown) => sharing(before as Cached, now as Cached),
    getNextPageParam: (last: object, pages: unknown) =>
      options.getNextPageParam(cameAs.get(last) ?? last, pages),
    queryFn: async (call: Call) => {
      const cached = call.client.getQueryData<Pages<unknown>>(call.queryKey)
      const before = cached?.pages[cached.pageParams.indexOf(call.pageParam)]
      if (before && isLong(cached?.pages)) return before
      // Compared here and not only in `sharing`: the query client keeps what this function returned, which would be a
      // second copy of every refetched list.
      const page = replaceEqualDeep(before, await options.queryFn(call))
      if (Array.isArray(page)) fetchedAt.set(page, Date.now())
      return page
    },
  }
}

/**
 * Carries the fetch time and the original of a page over to its updated copy. The original counts to decide whether the
 * page was full: it is, even after a row was deleted from it, so more pages may follow.
 */
function inPlaceOf<T extends object>(page: T[], next: T[]): T[] {
  cameAs.set(next, cameAs.get(page) ?? page)
  fetchedAt.set(next, fetchedAt.get(page) ?? Date.now())
  return next
}

interface Write<T> {
  /** The request body of a create or an update; undefined for a delete. */
  sent: T | undefined
  /** The server's response. */
  response?: unknown
  isNew?: boolean
  /** Whether a cached row is the written object. */
  matches: (row: T) => boolean
}

export interface LoadRemaining {
  signal: AbortSignal
  /** Receives the number of objects loaded so far. */
  onProgress: (loaded: number) => void
  /** Ends after a page for which it returns true. */
  until?: (rows: readonly unknown[]) => boolean
}

/**
 * Loads all further pages of a list in sequence and shows them together at the end, because rendering and sorting after
 * each page would cost more than loading. If it is aborted or fails, it keeps the pages it has; errors are rethrown.
 */
export async function loadRemainingPages(
  client: QueryClient,
  { queryKey, queryFn, ...paging }: ListQueryOptions,
  { signal, onProgress, until }: LoadRemaining,
): Promise<void> {
  const start = client.getQueryData<Pages<unknown>>(queryKey)
  if (!start) return
  const pages = [...start.pages]
  const pageParams = [...start.pageParams]
  let loaded = pages.reduce((sum, page) => sum + page.length, 0)
  const read = (pageParam: unknown) => queryFn({ client, queryKey, pageParam, signal })
  try {
    for await (const { rows, param } of readPages(paging, read, pages)) {
      pages.push(rows)
      pageParams.push(param)
      loaded += rows.length
      onProgress(loaded)
      if (signal.aborted || until?.(rows)) break
    }
  } catch (thrown) {
    if (!signal.aborted) throw thrown
  } finally {
    // A running refetch would overwrite them with the first pages only.
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, { pages, pageParams })
  }
}

/** Applies a write to the cached long lists of a resource; all other lists are refetched anyway. */
export function followWrite<T extends object>(
  client: QueryClient,
  predicate: (query: { queryKey: readonly unknown[] }) => boolean,
  { sent, response, isNew = false, matches }: Write<T>,
): void {
  const isWritten = (row: unknown): row is T => isObject(row) && matches(row as T)
  const now = (before: T): T[] => {
    if (sent === undefined) return []
    return [isWritten(response) ? response : { ...before, ...sent }]
  }
  client.setQueriesData<Pages<T>>({ predicate }, (cached) => {
    // Undefined leaves the list and its age as they are.
    if (!cached || !isLong(cached.pages)) return undefined
    const pages = cached.pages.map((page) => {
      if (!page.some(isWritten)) return page
      return inPlaceOf(
        page,
        page.flatMap((row) => (isWritten(row) ? now(row) : [row])),
      )
    })
    const [first] = pages
    if (isNew && sent && first) pages[0] = inPlaceOf(first, [isWritten(response) ? response : sent, ...first])
    return { ...cached, pages }
  })
}

/**
 * Shows an object that was just read in the cached lists that can hold it; undefined means that it is gone. The lists
 * count as outdated, so short ones are refetched when they are shown.
 */
export function followRead<T extends object>(
  client: QueryClient,
  predicate: (query: { queryKey: readonly unknown[] }) => boolean,
  matches: (row: T) => boolean,
  now: T | undefined,
): void {
  const isIt = (row: unknown) => isObject(row) && matches(row as T)
  const replaced = (rows: T[]) => rows.flatMap((row) => (isIt(row) ? (now ?? []) : [row]))
  const added = (rows: T[]) => (now ? [now, ...rows] : rows)
  client.setQueriesData<Pages<T> | T[]>({ predicate }, (cached) => {
    if (Array.isArray(cached)) return cached.some(isIt) ? replaced(cached) : added(cached)
    if (!cached?.pages.every(Array.isArray)) return undefined
    const isThere = cached.pages.some((page) => page.some(isIt))
    const pages = cached.pages.map((page, index) => {
      if (page.some(isIt)) return inPlaceOf(page, replaced(page))
      return !isThere && index === 0 && now ? inPlaceOf(page, added(page)) : page
    })
    return { ...cached, pages }
  })
  void client.invalidateQueries({ predicate, refetchType: 'none' })
}
