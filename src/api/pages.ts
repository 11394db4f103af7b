import { ApiError } from '@/model/apiError'

/** Thrown for a response that is not a list. */
export const notAList = () => new ApiError({ kind: 'parsing', message: "The server's answer is not a list" })

/** How a list is divided into pages, as TanStack Query's infinite queries describe it. */
export interface Paging {
  initialPageParam: unknown
  /** The parameter of the next page; undefined after the last one. */
  getNextPageParam: (last: unknown, pages: readonly unknown[]) => unknown
}

/** Paging by `skip`: after a full page there may be another (decision B1). */
export const pagedBy = (limit: number) => ({
  initialPageParam: 0,
  getNextPageParam: (last: unknown, pages: readonly unknown[]) =>
    Array.isArray(last) && last.length >= limit ? pages.length * limit : undefined,
})

/** The paging of a list that is one response. */
export const unpaged: Paging = { initialPageParam: 0, getNextPageParam: () => undefined }

interface Page<T> {
  rows: T[]
  param: unknown
}

/**
 * Reads the pages of a list in sequence, from the first one or after `loaded` ones. Throws what `read` throws, and an
 * ApiError for a response that is not a list.
 */
export async function* readPages<T>(
  { initialPageParam, getNextPageParam }: Paging,
  read: (param: unknown) => Promise<unknown>,
  loaded: readonly unknown[] = [],
): AsyncGenerator<Page<T>, void> {
  const pages = [...loaded]
  const next = () => (pages.length === 0 ? initialPageParam : getNextPageParam(pages.at(-1), pages))
  for (let param = next(); param !== undefined; param = next()) {
    const rows = await read(param)
    if (!Array.isArray(rows)) throw notAList()
    pages.push(rows)
    yield { rows, param }
  }
}
