import { isObject } from '@/lib/value'
import { type Paging, readPages } from './pages'

/**
 * Reads objects of a list again, bypassing the cache. A list is read in pages. A page that is being read serves all
 * objects that need it at that moment, so that a batch of writes costs one request. Later objects read it again, because
 * others can have changed them meanwhile (rule PLAN-11).
 */

/** For this long, in ms, a page that was read is used to find the page of an object, but not as its current content. */
const freshMs = 10_000

interface PageSource<T> {
  paging: Paging
  read: (pageParam: unknown) => Promise<T[]>
  /** The page where the object was found the last time. Undefined if it is not known. */
  knownParam: (matches: (row: T) => boolean) => unknown
}

interface Page<T> {
  rows: Promise<T[]>
  startedAt: number
  isPending: boolean
}

/**
 * Returns a function that finds an object: first on its last known page, then on all pages. Returns undefined only if all
 * pages were fetched for this call, because an object can have moved between older pages.
 * @param notBefore pages that were requested earlier are read again. Pass the time of the object's last write.
 */
export function createRereader<T>(source: PageSource<T>, now: () => number = () => performance.now()) {
  const { paging, knownParam } = source
  const pages = new Map<unknown, Page<T>>()

  /** Returns the page, requested at `since` or later. Fetches it if there is none. */
  function page(param: unknown, since: number): Page<T> {
    const known = pages.get(param)
    if (known && known.startedAt >= since) return known
    const read: Page<T> = { rows: source.read(param), startedAt: now(), isPending: true }
    pages.set(param, read)
    read.rows.then(
      () => {
        read.isPending = false
      },
      () => pages.get(param) === read && pages.delete(param),
    )
    return read
  }

  /** The current content of the page. Shares a request in progress if that was sent after `notBefore`. */
  const current = (param: unknown, notBefore: number) =>
    page(param, pages.get(param)?.isPending ? notBefore : Number.POSITIVE_INFINITY)

  async function walk(matches: (row: T) => boolean, since: number) {
    let isCurrent = false
    const read = (param: unknown) => {
      const one = page(param, since)
      isCurrent = one.isPending
      return one.rows
    }
    for await (const { rows, param } of readPages<T>(paging, read)) {
      const found = rows.find(matches)
      if (found) return { found, param, isCurrent }
    }
    return undefined
  }

  return async (
    matches: (row: T) => boolean,
    notBefore = Number.NEGATIVE_INFINITY,
  ): Promise<T | undefined> => {
    const startedAt = now()
    // Entries that are not objects cannot be it.
    const isFound = (row: T) => isObject(row) && matches(row)
    const readAt = async (param: unknown) => (await current(param, notBefore).rows).find(isFound)
    const known = knownParam(isFound)
    const there = known === undefined ? undefined : await readAt(known)
    if (there) return there
    const seen = await walk(isFound, Math.max(notBefore, startedAt - freshMs))
    if (seen?.isCurrent) return seen.found
    return (seen && (await readAt(seen.param))) ?? (await walk(isFound, startedAt))?.found
  }
}
