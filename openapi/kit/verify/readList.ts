// Reads the lists of one account, and checks what needs a whole list.
import { inOtherStyle } from '../contract/style.ts'
import type { Json } from '../contract/types.ts'
import type { RuleId } from '../report/rules.ts'
import type { Operation } from '../types.ts'
import { type Fault, finding } from './finding.ts'
import { defaultQuery, idOf } from './lists.ts'
import { paging } from './paging.ts'
import type { VerifyContext } from './types.ts'

/** An offset beyond the end of any real list. If the service returns objects there, the list never ends. */
const BEYOND = 1_000_000_000

/** What a page is that lists nothing, or should. */
const END = 'the page behind the end of the list'

type Context = Pick<VerifyContext, 'client' | 'report' | 'tried' | 'most' | 'progress' | 'documented'>
type ReadPage = (skip: number, sent?: string) => Promise<Json>

/** Reads a list, and checks once per operation whether its parameters take effect. */
export async function readList(context: Context, list: Operation, account: string) {
  const { client, report, tried } = context
  const query = defaultQuery(list, account)
  const add = (rule: RuleId, message: string, curl?: string) => finding(report, list, rule, message, { curl })
  const read: ReadPage = async (skip, sent) =>
    (await client.call(list, { query: { ...query, skip }, wanted: [200], sent }))?.value
  const { all, marks, fault, isCapped, isFull, isBroken } = await collect(context, list, query.limit, read)
  if (all.length > 0) tried.objects.add(list.id)
  if (fault) return add(fault.rule, fault.message)
  /** Repeats the pages that hold these objects. */
  const pagesOf = (...indexes: number[]) =>
    client.trail.repeat(...new Set(indexes.map((index) => marks[Math.floor(index / query.limit)] ?? 0)))
  if (isCapped) await reportCapped(context, list, all.length, read)
  const ids = all.map(idOf)
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
  const isRepeated = again >= 0
  if (isRepeated)
    add('repeated-object', 'an object is in the list more than once', pagesOf(ids.indexOf(ids[again]), again))
  const foreign = all.findIndex((object) => typeof object?.account === 'string' && object.account !== account)
  if (foreign >= 0) add('wrong-account', 'the list holds objects of another account', pagesOf(foreign))
  reportRenamed(context, list, all, pagesOf(0))
  // The rest of the checks needs the whole list.
  if (isBroken) return
  tried.lists.add(list.id)
  // A longer list can reveal a maximum page size that shorter ones did not reach.
  const isLongest = all.length > (tried.longest.get(list.id) ?? 0)
  if (isLongest) tried.longest.set(list.id, all.length)
  const reread = async () => {
    const again = await collect(context, list, query.limit, read)
    return again.isBroken ? undefined : again.all
  }
  const beyond =
    isLongest && !isCapped && !isFull ? await beyondFault(context, all, query.limit, read, reread) : undefined
  if (beyond?.rule === 'limit-capped') tried.capped.add(list.id)
  if (beyond?.rule === 'limit-capped') return add(beyond.rule, beyond.message, beyond.curl)
  // The pages of a list with repeated objects never add up.
  if (all.length < 2 || tried.paging.has(list.id) || isRepeated) return
  tried.paging.add(list.id)
  const wrong = await paging({ client, report }, list, query, { all, isWhole: !isCapped, reread })
  if (!wrong && beyond) add(beyond.rule, beyond.message, beyond.curl)
}

/**
 * Reads page after page, up to the maximum number of objects.
 * @returns what could be read; `isBroken` if a page could not, `isCapped` if more objects are possible, `isFull` if the
 * last page was empty
 */
async function collect(
  { most, progress, client }: Context,
  list: Operation,
  limit: number,
  read: ReadPage,
): Promise<{
  all: Json[]
  marks: number[]
  fault?: Fault
  isBroken?: boolean
  isCapped?: boolean
  isFull?: boolean
}> {
  const marks: number[] = []
  const all: Json[] = []
  const seen = new Set()
  for (let skip = 0; ; skip += limit) {
    const page = await read(skip)
    marks.push(client.trail.mark)
    if (!Array.isArray(page)) return { all, marks, isBroken: true }
    const ids = page.map(idOf)
    const fault = faultOf(skip, ids)
    if (fault) return { all, marks, fault }
    all.push(...page)
    for (const id of ids) seen.add(id)
    if (page.length < limit) return { all, marks, isFull: page.length === 0 }
    if (all.length >= most) return { all, marks, isCapped: true }
    progress(`${list.id}: ${all.length} objects`)
  }

  function faultOf(skip: number, ids: string[]): Fault | undefined {
    if (ids.length > limit)
      return { rule: 'limit-ignored', message: `'limit=${limit}' is answered with ${ids.length} objects` }
    if (skip === 0 || ids.length === 0) return undefined
    if (ids[0] === idOf(all[0]))
      return { rule: 'skip-ignored', message: `'skip=${skip}' begins at the start of the list again` }
    if (ids.every((id) => seen.has(id)))
      return { rule: 'endless-list', message: `'skip=${skip}' returns the objects of an earlier page again` }
    return undefined
  }
}

/** A page that is shorter than its limit is the end of a list, so there must be nothing after it. */
async function beyondFault(
  { client }: Context,
  all: Json[],
  limit: number,
  read: ReadPage,
  reread: () => Promise<Json[] | undefined>,
): Promise<Fault | undefined> {
  const page = await read(all.length, END)
  const curl = client.trail.repeat()
  if (!Array.isArray(page) || page.length === 0) return undefined
  const seen = new Set(all.map(idOf))
  const hasMore = page.some((object) => !seen.has(idOf(object)))
  // Another user can have added an object meanwhile. Without a second look nothing is certain.
  const again = hasMore ? await reread() : all
  if (!again || again.length > all.length) return undefined
  if (hasMore)
    return {
      rule: 'limit-capped',
      curl,
      message: `'limit=${limit}' is answered with ${all.length} objects, which means the end, but 'skip=${all.length}' returns more: the service seems to cap 'limit'`,
    }
  return {
    rule: 'endless-list',
    curl,
    message: `'skip=${all.length}' is behind the last object, and still answered with ${page.length} of the objects before`,
  }
}

/** Reports fields of the contract that no object has, while all have a similar name, such as `img_url` for `imgUrl`. */
function reportRenamed(
  { report, documented }: Pick<VerifyContext, 'report' | 'documented'>,
  list: Operation,
  objects: Json[],
  curl: string | undefined,
) {
  const present = new Set(objects.flatMap((object) => Object.keys(object ?? {})))
  const known = documented(list)
  const unknown = [...present].filter((name) => !known.includes(name))
  for (const field of known.filter((name) => !present.has(name))) {
    const like = inOtherStyle(field, unknown)
    if (like)
      finding(report, list, 'field-renamed', `no object has '${field}', but there is '${like}'`, {
        field,
        theirs: like,
        curl,
        cause: {
          key: 'style',
          words: `fields have names in another style, such as '${like}' for '${field}'`,
        },
      })
  }
}

/**
 * Checks whether a list that was not read to its end has one.
 * @param count of objects that were read
 */
async function reportCapped(
  { report }: Pick<VerifyContext, 'report'>,
  list: Operation,
  count: number,
  read: ReadPage,
) {
  const beyond = await read(BEYOND, END)
  if (Array.isArray(beyond) && beyond.length > 0)
    finding(
      report,
      list,
      'endless-list',
      `'skip=${BEYOND}' is still answered with ${beyond.length} objects; the list never ends`,
    )
  else report.notes.push(`${list.id}: only the first ${count} objects were read; --max-objects sets how many`)
}
