// Checks whether limit, skip, sort and order take effect.
import type { Json } from '../contract/types.ts'
import type { Operation } from '../types.ts'
import type { Fault } from './finding.ts'
import { finding } from './finding.ts'
import type { Query } from './lists.ts'
import { idOf, isPlayers } from './lists.ts'
import type { VerifyContext } from './types.ts'

type Context = Pick<VerifyContext, 'client' | 'report'>
type Compare = (a: Json, b: Json) => number

/** Reading the whole list tests longer pages. */
const LONGEST = 100

/**
 * Cuts the list into two pages. The second one is longer than the first, so that a `skip` that counts pages does not lead
 * to the same place as one that counts objects.
 * @param count of objects in the list
 */
async function twoPages(
  { client }: Context,
  list: Operation,
  query: Query,
  count: number,
): Promise<{ first: Json[]; second: Json[]; half: number } | undefined> {
  const half = Math.min(Math.ceil(count / 2), LONGEST - 1)
  const read = async (page: Partial<Query>) =>
    (await client.call(list, { query: { ...query, ...page }, wanted: [200] }))?.value
  const first = await read({ limit: half })
  const second = await read({ limit: half + 1, skip: half })
  return Array.isArray(first) && Array.isArray(second) ? { first, second, half } : undefined
}

/**
 * Checks limit, skip and order, and for players also the sort. Other users can change the list meanwhile, so a fault
 * counts only if it occurs twice.
 * @param read `all` is the list in the
 * order of the service, `isWhole` whether that is all of it
 * @returns whether there is a fault
 */
export async function paging(
  context: Context,
  list: Operation,
  query: Query,
  { all, isWhole, reread }: { all: Json[]; isWhole: boolean; reread: () => Promise<Json[] | undefined> },
): Promise<boolean> {
  let fault = await faultIn(context, list, query, all, isWhole)
  const again = fault && (await reread())
  if (!again) fault = undefined
  else if (again.length > 1) fault = await faultIn(context, list, query, again, isWhole)
  if (fault) finding(context.report, list, fault.rule, fault.message, { curl: fault.curl })
  return fault !== undefined
}

async function faultIn(
  context: Context,
  list: Operation,
  query: Query,
  all: Json[],
  isWhole: boolean,
): Promise<Fault | undefined> {
  const { trail } = context.client
  /** Both pages show a fault. */
  const shown = (found: Fault | undefined) =>
    found && { ...found, curl: trail.repeat(trail.mark - 1, trail.mark) }
  const fault = shown(await pageFault(context, list, query, all.map(idOf), isWhole))
  if (!isPlayers(list) || (fault && fault.rule !== 'unstable-order')) return fault
  // A wrongly sorted list also has an unstable order, so the sort is reported instead.
  return shown(await sortFault(context, list, query, all, isWhole)) ?? fault
}

/**
 * @param ids of the list
 * @param isWhole whether those are all
 */
async function pageFault(
  context: Context,
  list: Operation,
  query: Query,
  ids: Json[],
  isWhole: boolean,
): Promise<Fault | undefined> {
  const found = await twoPages(context, list, query, ids.length)
  if (!found) return undefined
  const { first, second, half } = found
  if (first.length > half)
    return { rule: 'limit-ignored', message: `'limit=${half}' is answered with ${first.length} objects` }
  const start = idOf(second[0])
  if (second.length > 0 && start === idOf(first[0]))
    return { rule: 'skip-ignored', message: `'skip=${half}' is answered with the start of the list` }
  const sent = `'limit=${half + 1}&skip=${half}'`
  // Page `half` begins here if pages are counted from 0, or one page before if they are counted from 1.
  const begins = [ids[half * (half + 1)], ids[(half - 1) * (half + 1)]]
  if (second.length === 0 || (start !== ids[half] && begins.includes(start))) {
    const what = second.length === 0 ? 'nothing' : `object ${ids.indexOf(start) + 1}`
    return {
      rule: 'skip-counts-pages',
      message: `${sent} is answered with ${what} where object ${half + 1} of ${ids.length} comes next: 'skip' seems to count pages`,
    }
  }
  const wanted = ids.slice(0, 2 * half + 1)
  const both = [...first, ...second].map(idOf)
  const paged = isWhole ? both : both.slice(0, ids.length)
  if (paged.length === wanted.length && paged.every((id, index) => id === wanted[index])) return undefined
  return {
    rule: 'unstable-order',
    message: `pages do not add up to the list: 'limit=${half}' and ${sent} give other objects, or another order`,
  }
}

const numbers: Compare = (a, b) => a - b
const byCode: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const byLetter: Compare = (a, b) => String(a).localeCompare(String(b), 'en', { sensitivity: 'base' })
const rises = (values: Json[], compare: Compare): boolean =>
  values.every((value, index) => index === 0 || compare(values[index - 1], value) <= 0)

/**
 * Sorts by a number in both directions and by a text, and looks at two pages of each.
 * @param all the list, in any order
 * @param isWhole whether that is all of it
 */
async function sortFault(
  context: Context,
  list: Operation,
  query: Query,
  all: Json[],
  isWhole: boolean,
): Promise<Fault | undefined> {
  for (const { sort, order, compares } of [
    { sort: 'points', order: 'desc', compares: [(a: Json, b: Json) => b - a] },
    { sort: 'points', order: 'asc', compares: [numbers] },
    // The service chooses the collation of names.
    { sort: 'name', order: 'asc', compares: [byCode, byLetter] },
  ]) {
    const found = await twoPages(context, list, { ...query, sort, order }, all.length)
    if (!found) return undefined
    const valuesOf = (objects: Json[]) =>
      objects.map((object) => object?.[sort]).filter((value) => value !== undefined)
    const [first, second] = [valuesOf(found.first), valuesOf(found.second)]
    const isSorted = compares.some((compare) => {
      const extremes = valuesOf(all).toSorted(compare).slice(0, first.length)
      return (
        rises([...first, ...second], compare) &&
        (!isWhole || first.every((value, index) => compare(value, extremes[index]) === 0))
      )
    })
    if (isSorted) continue
    const parameters = `'sort=${sort}&order=${order}'`
    if (found.half > 1 && compares.some((compare) => rises(first, compare) && rises(second, compare)))
      return {
        rule: 'sort-within-page',
        message: `${parameters} sorts each page by itself: 'skip=${found.half}' returns values that belong before it`,
      }
    return { rule: 'sort-ignored', message: `${parameters} does not sort the answer` }
  }
  return undefined
}
