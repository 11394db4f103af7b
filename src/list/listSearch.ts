import * as z from 'zod/mini'
import { ownPageSize, type PageSize, pageSizes } from './pageSize'
import type { Filter, ListSpec, SortDirection } from './types'

/** What the URL says about a list. A default is left out, so that a plain address is the plain list. */
export interface ListSearch {
  q?: string
  /** Id of a column. */
  sort?: string
  dir?: SortDirection
  page?: number
  size?: PageSize
  /** The chosen values of a filter, by its id; '' are the objects that hold none. */
  [filter: string]: string | number | readonly string[] | undefined
}

/** A change of the URL; `undefined` takes a value out of it. */
export type ListSearchPatch = { [Key in keyof ListSearch]?: ListSearch[Key] | undefined }

/** The router reads `?q=007`, `?q=7` and `?q=true` as values of their own types: all of them are texts here. */
const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => String(value)),
)
const whole = z.pipe(
  z.union([z.number(), z.pipe(z.string(), z.transform(Number))]),
  z.int().check(z.positive()),
)

/** What cannot be meant falls back to the default, which is no value. */
const orNone = <Output>(schema: z.core.$ZodType<Output>) => z.catch(z.optional(schema), undefined)

const schema = z.object({
  q: orNone(text),
  sort: orNone(text),
  dir: orNone(z.enum(['asc', 'desc'])),
  page: orNone(whole),
  size: orNone(z.pipe(whole, z.literal([...pageSizes]))),
})

/** `?tag=a` and `?tag=a&tag=b`: each value once, as text. */
function filterValues(raw: unknown): readonly string[] | undefined {
  const texts = [raw].flat().flatMap((value) => {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return []
    return String(value).trim() && String(value)
  })
  return texts.length > 0 ? [...new Set(texts)] : undefined
}

/**
 * For a route's `validateSearch`. Every key is in the answer, so that nonsense in the address, which the router
 * would otherwise hand on beside the answer, is overridden.
 * @param filterIds ids of all filters that the lists of the route may have
 */
export function parseListSearch(raw: Record<string, unknown>, filterIds: readonly string[] = []): ListSearch {
  const { q, sort, dir, page, size } = schema.parse(raw)
  return {
    ...Object.fromEntries(filterIds.map((id) => [id, filterValues(raw[id])])),
    q: q?.trim() ? q : undefined,
    sort: sort || undefined,
    dir,
    page: page === 1 ? undefined : page,
    size: size === ownPageSize() ? undefined : size,
  }
}

/** What a list shows for an address: everything filled in. The page is not yet held against the number of rows. */
export interface ListView {
  /** As typed. */
  q: string
  /** What is looked for: `q` without the white space around it. */
  term: string
  sort: string
  direction: SortDirection
  page: number
  size: PageSize
}

/** Merges the patch into the address; an undefined value is taken out of it. */
export type OnSearch = (patch: ListSearchPatch, options: { replace: boolean }) => void

type SortRules = Pick<ListSpec<never>, 'defaultSort'> & {
  columns: readonly { id: string; sortable?: boolean }[]
}

/** A column of its own choosing starts ascending; only the default sort has its direction from the entity. */
const startOf = (sort: string, { defaultSort }: SortRules) =>
  sort === defaultSort.by ? defaultSort.direction : 'asc'

/** @param own the page size where the address names none */
export function listView(search: ListSearch, rules: SortRules, own = ownPageSize()): ListView {
  const { q = '', sort: wanted, page = 1, size = own } = search
  const known =
    wanted === 'name' || rules.columns.some(({ id, sortable }) => id === wanted && sortable !== false)
  const sort = wanted && known ? wanted : rules.defaultSort.by
  // A direction belongs to its column: it is not carried over when the column does not exist.
  const direction = (!wanted || known ? search.dir : undefined) ?? startOf(sort, rules)
  return { q, term: q.trim(), sort, direction, page, size }
}

/** Another search starts on page 1 (decision C3). */
export const searchFor = (q: string): ListSearchPatch => ({ q: q.trim() ? q : undefined, page: undefined })

/** A click on a column's header: turns the direction, or sorts by this column from now on. Starts on page 1. */
export function sortBy(column: string, view: ListView, rules: SortRules): ListSearchPatch {
  const start = startOf(column, rules)
  const next = view.sort !== column ? start : view.direction === 'asc' ? 'desc' : 'asc'
  return {
    sort: column === rules.defaultSort.by ? undefined : column,
    dir: next === start ? undefined : next,
    page: undefined,
  }
}

/** The chosen values of a list's filters. A filter without any is not in it. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** The filters that an address sets and the list knows; values that cannot be are left out. */
export function chosenFilters(search: ListSearch, filters: readonly Filter<never>[] = []): Filters {
  const chosen: Record<string, readonly string[]> = {}
  for (const { id, choices, none } of filters) {
    const values = search[id]
    if (!Array.isArray(values)) continue
    const known = values.filter((value) => (value === '' ? none : !choices || Object.hasOwn(choices, value)))
    if (known.length > 0) chosen[id] = known
  }
  return chosen
}

/** Other values of a filter start on page 1. */
export const filterBy = (id: string, values: readonly string[]): ListSearchPatch => ({
  [id]: values.length > 0 ? values : undefined,
  page: undefined,
})

/** Takes all filters out of the address. */
export const withoutFilters = (filters: Filters): ListSearchPatch => ({
  ...Object.fromEntries(Object.keys(filters).map((id) => [id, undefined])),
  page: undefined,
})

export const goTo = (page: number): ListSearchPatch => ({ page: page > 1 ? page : undefined })

/** Keeps the page, clamped to the last one there is now (decision C3). */
export const showItems = (size: PageSize, page: number, count: number): ListSearchPatch => ({
  size: size === ownPageSize() ? undefined : size,
  ...goTo(clampPage(page, count, size)),
})

/** At least 1. */
export const pageCount = (count: number, size: number) => Math.max(1, Math.ceil(count / size))

/** The page that is shown: an address beyond the last page shows the last. */
export const clampPage = (page: number, count: number, size: number) =>
  Math.min(Math.max(1, page), pageCount(count, size))

/** The pager stands when more than 5 rows are left after the search (decision C2). */
export const needsPager = (count: number) => count > Math.min(...pageSizes)
