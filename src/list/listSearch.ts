import { defaultStringifySearch } from '@tanstack/react-router'
import { countIn, filledIn, oneOf, textIn, textsIn } from '@/lib/addressReader'
import type { Filter, FilterValues } from '@/lib/filterRows'
import { chosenPageSize, type PageSize, pageSizes } from './pageSize'
import type { ListSpec, SortDirection } from './types'

/** The URL state of a list. Defaults are left out, so that the default list has a plain URL. */
export interface ListSearch {
  q?: string
  /** Column id. */
  sort?: string
  dir?: SortDirection
  page?: number
  size?: PageSize
  /** Conditions on fields (rule ASK-2). */
  where?: readonly string[]
  /** The columns, if they are not the specified ones (rule ASK-5). */
  cols?: string
  /** The id of the column whose numbers are shown below the list (rule ASK-8). */
  numbers?: string
  /** `yes` shows the columns that are counted on demand, if the list has them (rule COMPARE-11). */
  counts?: 'yes'
  /** The chosen values of a filter, by filter id. '' matches the objects without a value. */
  [filter: string]: string | number | readonly string[] | undefined
}

/** A change of the URL state. `undefined` removes a value. */
type ListSearchPatch = Partial<ListSearch>

const directionIn = oneOf('asc', 'desc')
const yesIn = oneOf('yes')

/** Reads `?tag=a` and `?tag=a&tag=b`: each value once. A blank text is ''. */
function filterValues(raw: unknown): readonly string[] | undefined {
  const texts = textsIn(raw)?.map((text) => text.trim() && text)
  return texts?.length ? [...new Set(texts)] : undefined
}

/**
 * For a route's `validateSearch`. The result contains every key: the router keeps raw keys that are missing in it, so
 * invalid values would survive.
 * @param filterIds ids of all filters that the lists of the route can have
 */
export function parseListSearch(raw: Record<string, unknown>, filterIds: readonly string[] = []): ListSearch {
  const page = countIn(raw.page)
  const size = countIn(raw.size)
  return {
    ...Object.fromEntries(filterIds.map((id) => [id, filterValues(raw[id])])),
    q: filledIn(raw.q),
    sort: textIn(raw.sort) || undefined,
    dir: directionIn(raw.dir),
    page: page && page > 1 ? page : undefined,
    size: pageSizes.find((one) => one === size && one !== chosenPageSize()),
    where: filterValues(raw.where),
    cols: textIn(raw.cols) || undefined,
    numbers: textIn(raw.numbers) || undefined,
    counts: yesIn(raw.counts),
  }
}

/** Whether a list shows more than its specified filters and columns. The code for it loads on demand. */
export const asksMore = ({ where, cols, numbers, counts }: ListSearch): boolean =>
  [where, cols, numbers, counts].some((asked) => asked !== undefined)

/** The address parameters of every list. All others are filters. */
export const ownKeys = ['q', 'sort', 'dir', 'page', 'size', 'where', 'cols', 'numbers', 'counts']

/** Whether the address may contain parts that the list does not use. The code that names them loads on demand. */
export function isOdd(search: ListSearch, { columns, filters = [] }: OddRules): boolean {
  const { sort } = search
  const used: FilterValues = chosenFilters(search, filters)
  const isKnown = (key: string) => {
    const value = search[key]
    if (value === undefined || ownKeys.includes(key) || key === 'account') return true
    return Array.isArray(value) && used[key]?.length === value.length
  }
  return (
    (sort !== undefined && sort !== 'name' && !columns.some(({ id }) => id === sort)) ||
    !Object.keys(search).every(isKnown)
  )
}

interface OddRules {
  columns: readonly { id: string }[]
  filters?: readonly Filter<never>[]
}

/** The complete state of a list, with all defaults filled in. The page is not yet clamped to the number of rows. */
interface ListView {
  /** The query as typed. */
  q: string
  /** `q` without surrounding white space, as used for the search. */
  term: string
  sort: string
  direction: SortDirection
  page: number
  size: PageSize
}

/** Merges the patch into the URL. An undefined value removes its key. */
export type OnSearch = (patch: ListSearchPatch, options: { replace: boolean }) => void

type SortRules = Pick<ListSpec<never>, 'defaultSort'> & {
  columns: readonly { id: string; sortable?: boolean }[]
}

/** The entity defines the direction of its default sort only. Other columns start ascending. */
const startOf = (sort: string, { defaultSort }: SortRules) =>
  sort === defaultSort.by ? defaultSort.direction : 'asc'

/** @param pageSize the page size if the URL has none */
export function listView(search: ListSearch, rules: SortRules, pageSize = chosenPageSize()): ListView {
  const { q = '', sort: wanted, page = 1, size = pageSize } = search
  const known =
    wanted === 'name' || rules.columns.some(({ id, sortable }) => id === wanted && sortable !== false)
  const sort = wanted && known ? wanted : rules.defaultSort.by
  // The direction belongs to its column, so it is ignored if the column does not exist.
  const direction = (!wanted || known ? search.dir : undefined) ?? startOf(sort, rules)
  return { q, term: q.trim(), sort, direction, page, size }
}

/** Changing the search returns to page 1 (decision C3). */
export const searchFor = (q: string): ListSearchPatch => ({ q: q.trim() ? q : undefined, page: undefined })

/** A click on a column header: reverses the direction, or sorts by this column. Returns to page 1. */
export function sortBy(column: string, view: ListView, rules: SortRules): ListSearchPatch {
  const start = startOf(column, rules)
  const next = view.sort !== column ? start : view.direction === 'asc' ? 'desc' : 'asc'
  return {
    sort: column === rules.defaultSort.by ? undefined : column,
    dir: next === start ? undefined : next,
    page: undefined,
  }
}

/** The chosen filters in the URL that the list defines, without invalid values. */
export function chosenFilters(search: ListSearch, filters: readonly Filter<never>[] = []): FilterValues {
  const chosen: Record<string, readonly string[]> = {}
  for (const { id, choices, none } of filters) {
    const values = search[id]
    if (!Array.isArray(values)) continue
    const known = values.filter((value) => (value === '' ? none : !choices || Object.hasOwn(choices, value)))
    if (known.length > 0) chosen[id] = known
  }
  return chosen
}

/** Changing a filter returns to page 1. */
export const filterBy = (id: string, values: readonly string[]): ListSearchPatch => ({
  [id]: values.length > 0 ? values : undefined,
  page: undefined,
})

/** Removes all filters from the URL. */
export const withoutFilters = (filters: FilterValues): ListSearchPatch => ({
  ...Object.fromEntries(Object.keys(filters).map((id) => [id, undefined])),
  where: undefined,
  page: undefined,
})

export const pagePatch = (page: number): ListSearchPatch => ({ page: page > 1 ? page : undefined })

/** Keeps the page, clamped to the last one (decision C3). */
export const showItems = (size: PageSize, page: number, count: number): ListSearchPatch => ({
  size: size === chosenPageSize() ? undefined : size,
  ...pagePatch(clampPage(page, count, size)),
})

/** At least 1. */
export const pageCount = (count: number, size: number) => Math.max(1, Math.ceil(count / size))

/** Clamps the page to the existing ones: a URL beyond the last page shows the last. */
export const clampPage = (page: number, count: number, size: number) =>
  Math.min(Math.max(1, page), pageCount(count, size))

/** The pager appears when more than 5 rows are left after the search (decision C2). */
export const needsPager = (count: number) => count > Math.min(...pageSizes)

/**
 * For the router: writes a list of texts as a repeated key, `?tag=new&tag=spring`, which the router already parses as a
 * list. By default it writes JSON, which is hard to read in a URL. Lists of anything else stay JSON.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const single: Record<string, unknown> = {}
  const repeated = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (!isTexts(value)) single[key] = value
    // The router writes a single text itself, because it quotes texts that would be parsed as another type.
    else if (value.length < 2) single[key] = value[0]
    else for (const item of value) repeated.append(key, item)
  }
  const first = defaultStringifySearch(single)
  if (repeated.size === 0) return first
  return `${first || '?'}${first && '&'}${repeated}`
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
