import { isObject } from '@/ui/value'

/**
 * Reads objects of a list again, bypassing the cache. A list is read in pages, and a page serves all objects that it
 * has for a short time, so that many objects of one list cost few requests.
 */

/** A page counts as current for this long, in ms: as long as a save trusts what it has read (`saveObject`). */
const freshMs = 10_000

interface PageSource<T> {
  read: (pageParam: unknown) => Promise<T[]>
  firstParam: unknown
  nextParam: (pages: readonly T[][]) => unknown
  /** The page where the object was found the last time. Undefined if it is not known. */
  knownParam: (isIt: (row: T) => boolean) => unknown
}

interface Page<T> {
  rows: Promise<T[]>
  startedAt: number
}

/**
 * Returns a function that finds an object: first on its last known page, then on all pages. Returns undefined only if all
 * pages were fetched for this call, because an object can have moved between older pages.
 * @param notBefore pages that were requested earlier are read again. Pass the time of the object's last write.
 */
export function createRereader<T>(source: PageSource<T>, now: () => number = () => performance.now()) {
  const { firstParam, nextParam, knownParam } = source
  const pages = new Map<unknown, Page<T>>()

  function page(param: unknown, notBefore: number): Page<T> {
    const known = pages.get(param)
    if (known && known.startedAt >= notBefore && now() - known.startedAt < freshMs) return known
    const read: Page<T> = { rows: source.read(param), startedAt: now() }
    pages.set(param, read)
    read.rows.catch(() => pages.get(param) === read && pages.delete(param))
    return read
  }

  async function walk(isIt: (row: T) => boolean, notBefore: number) {
    const read: T[][] = []
    let oldest = Number.POSITIVE_INFINITY
    for (let param = firstParam; param !== undefined; param = nextParam(read)) {
      const { rows, startedAt } = page(param, notBefore)
      oldest = Math.min(oldest, startedAt)
      const found = (await rows).find(isIt)
      if (found) return { found, oldest }
      read.push(await rows)
    }
    return { found: undefined, oldest }
  }

  return async (
    matches: (row: T) => boolean,
    notBefore = Number.NEGATIVE_INFINITY,
  ): Promise<T | undefined> => {
    const startedAt = now()
    // Entries that are not objects cannot be it.
    const isIt = (row: T) => isObject(row) && matches(row)
    const stood = knownParam(isIt)
    if (stood !== undefined && stood !== firstParam) {
      const found = (await page(stood, notBefore).rows).find(isIt)
      if (found) return found
    }
    const { found, oldest } = await walk(isIt, notBefore)
    return found || oldest >= startedAt ? found : (await walk(isIt, startedAt)).found
  }
}
