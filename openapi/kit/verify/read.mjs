// All read-only checks: every GET, lists for each account, paging, sorting, errors, CORS.
import { findingId } from '../report/findings.mjs'

/** @import { Json } from '../contract/types' */
/** @import { Answer, Checker, Operation, Report, Severity, VerifyContext } from '../types' */

const LISTS = { limit: 500, skip: 0, availability: 'all', timeframe: 'all', player: '' }
const PLAYERS = { limit: 100, skip: 0, sort: 'points', order: 'desc' }
const NOWHERE = 'contract-kit-no-such-account'

/** @typedef {ReturnType<typeof defaultQuery>} Query */
/** @typedef {(a: Json, b: Json) => number} Compare */

export const idOf = (/** @type {Json} */ object) => object?.id ?? object?.player ?? object?.account
const isPlayers = (/** @type {Operation} */ operation) => operation.id === 'listPlayers'

/**
 * The query with which the console requests a list.
 * @param {Operation} operation
 * @param {string} account
 */
export const defaultQuery = (operation, account) => ({ account, ...(isPlayers(operation) ? PLAYERS : LISTS) })

/** Lists of one account. @param {Checker} checker */
export const listsOf = (checker) =>
  checker.operations.filter(
    ({ id, parameters }) => /^list/.test(id) && parameters.some(({ name }) => name === 'limit'),
  )

/**
 * @param {VerifyContext} context
 * @returns ids of the accounts that were read
 */
export async function readAll(context) {
  const { client, checker, progress, account: only } = context
  await preflight(context)
  const listAccounts = checker.byId('listAccounts')
  const answer = await client.call(listAccounts, { wanted: [200] })
  const found = Array.isArray(answer?.value)
    ? answer.value.map(({ account }) => account).filter((id) => typeof id === 'string')
    : []
  const accounts = only ? [only] : found
  if (accounts.length === 0)
    client.cannot(listAccounts, 'there is no account to look into; name one with --account')
  await errors(context)
  const aggregated = checker.byId('getAggregatedAnalytics')
  if (!client.skips(aggregated)) await client.call(aggregated, { wanted: [200] })
  for (const [index, account] of accounts.entries()) {
    progress(`account ${index + 1} of ${accounts.length}`)
    const analytics = checker.byId('getAnalytics')
    if (!client.skips(analytics)) await client.call(analytics, { query: { account }, wanted: [200] })
    for (const list of listsOf(checker)) {
      if (!client.skips(list)) await readList(context, list, account)
    }
  }
  return accounts
}

/**
 * Reports what could not be checked because a list is empty.
 * @param {VerifyContext} context
 */
export function tellUnseen({ client, checker, report, tried }) {
  const lists = listsOf(checker).filter((list) => !client.skips(list))
  const empty = lists.filter((list) => tried.lists.has(list.id) && !tried.objects.has(list.id))
  const short = lists.filter((list) => tried.objects.has(list.id) && !tried.paging.has(list.id))
  const names = (/** @type {Operation[]} */ some) => some.map(({ id }) => id).join(', ')
  if (empty.length > 0)
    report.incomplete.push(`no object to look at in ${names(empty)}; --write makes one, --skip leaves it out`)
  if (short.length > 0)
    report.notes.push(`limit and skip not tried for lack of a second object; --write tries: ${names(short)}`)
}

/**
 * Reads a whole list, page by page; checks once per list whether its parameters take effect.
 * @param {Pick<VerifyContext, 'client' | 'report' | 'tried'>} context
 * @param {Operation} list
 * @param {string} account
 */
export async function readList({ client, report, tried }, list, account) {
  const query = defaultQuery(list, account)
  /** @type {Json[]} */
  const all = []
  for (let skip = 0; ; skip += query.limit) {
    const answer = await client.call(list, { query: { ...query, skip }, wanted: [200] })
    if (!Array.isArray(answer?.value)) return
    const page = answer.value
    if (page.length > query.limit)
      return finding(
        report,
        list,
        'limit-ignored',
        `'limit=${query.limit}' is answered with ${page.length} objects`,
      )
    if (skip > 0 && page.length > 0 && idOf(page[0]) === idOf(all[0]))
      return finding(report, list, 'skip-ignored', `'skip=${skip}' begins at the start of the list again`)
    all.push(...page)
    if (page.length < query.limit) break
  }
  const ids = all.map(idOf)
  if (new Set(ids).size < ids.length)
    finding(report, list, 'repeated-object', 'an object is in the list more than once')
  if (all.some((object) => typeof object?.account === 'string' && object.account !== account))
    finding(report, list, 'wrong-account', 'the list holds objects of another account')
  tried.lists.add(list.id)
  if (all.length > 0) tried.objects.add(list.id)
  if (all.length < 2 || tried.paging.has(list.id)) return
  tried.paging.add(list.id)
  await pages({ client, report }, list, query, ids)
  if (isPlayers(list)) await sorting({ client, report }, list, query)
}

/**
 * Checks whether limit and skip take effect.
 * @param {Pick<VerifyContext, 'client' | 'report'>} context
 * @param {Operation} list
 * @param {Query} query
 * @param {Json[]} ids of the whole list
 */
async function pages({ client, report }, list, query, ids) {
  const half = Math.ceil(Math.min(ids.length, 200) / 2)
  const first = await client.call(list, { query: { ...query, limit: half }, wanted: [200] })
  const second = await client.call(list, { query: { ...query, limit: half, skip: half }, wanted: [200] })
  if (!Array.isArray(first?.value) || !Array.isArray(second?.value)) return
  if (first.value.length > half)
    return finding(
      report,
      list,
      'limit-ignored',
      `'limit=${half}' is answered with ${first.value.length} objects`,
    )
  if (idOf(second.value[0]) === idOf(first.value[0]))
    return finding(report, list, 'skip-ignored', `'skip=${half}' is answered with the start of the list`)
  const paged = [...first.value, ...second.value].map(idOf)
  if (paged.some((id, index) => id !== ids[index]))
    finding(report, list, 'unstable-order', 'pages do not add up to the list')
}

/**
 * Checks whether sort and order take effect.
 * @param {Pick<VerifyContext, 'client' | 'report'>} context
 * @param {Operation} list
 * @param {Query} query
 */
async function sorting({ client, report }, list, query) {
  /** @type {(sort: string, order: string) => Promise<Json[]>} */
  const read = async (sort, order) => {
    const answer = await client.call(list, { query: { ...query, sort, order }, wanted: [200] })
    return Array.isArray(answer?.value)
      ? answer.value.map((object) => object[sort]).filter((value) => value !== undefined)
      : []
  }
  /** @type {(values: Json[], compare: Compare) => boolean} */
  const rising = (values, compare) =>
    values.every((value, index) => index === 0 || compare(values[index - 1], value) <= 0)
  /** @type {Compare} */
  const numbers = (a, b) => a - b
  /** @type {Compare} */
  const byCode = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
  /** @type {Compare} */
  const byLetter = (a, b) => String(a).localeCompare(String(b), 'en', { sensitivity: 'base' })
  const desc = await read('points', 'desc')
  const asc = await read('points', 'asc')
  const names = await read('name', 'asc')
  const points = rising(asc, numbers) && rising(desc.toReversed(), numbers)
  if (!points || !(rising(names, byCode) || rising(names, byLetter)))
    finding(report, list, 'sort-ignored', "'sort' and 'order' do not sort the answer")
}

/** @type {Record<string, string>} */
const expectations = {
  'limit-ignored': 'at most `limit` objects',
  'skip-ignored': '`skip` objects left out',
  'sort-ignored': 'sorted as asked',
  'unstable-order': 'the same order from call to call',
  'repeated-object': 'every object once',
  'wrong-account': 'objects of the account that was asked for',
}

/**
 * @param {Report} report
 * @param {Operation} operation
 * @param {string} rule
 * @param {string} message
 * @param {{ field?: string, severity?: Severity }} [more]
 */
export function finding(report, operation, rule, message, { field, severity = 'breaks' } = {}) {
  report.add({
    id: findingId('answer', rule, operation.id, field),
    rule,
    severity,
    message: `${operation.id}: ${message}`,
    operations: [operation.id],
    side: 'response',
    field,
    ours: expectations[rule],
  })
}

/**
 * Checks error responses: an invalid query, an unknown account, no token.
 * @param {VerifyContext} context
 */
async function errors({ client, checker }) {
  const list = checker.byId('listMissions')
  if (client.skips(list)) return
  await client.call(list, { query: LISTS, wanted: [400] })
  await client.call(list, { query: { ...LISTS, account: NOWHERE }, wanted: [404, 403] })
  await client.call(checker.byId('listAccounts'), { signedIn: false, wanted: [401] })
}

/**
 * Sends the preflight requests of a browser.
 * @param {VerifyContext} context
 */
async function preflight({ client, report, checker, origin }) {
  for (const { method, id } of [
    { method: 'PUT', id: 'updateMission' },
    { method: 'PATCH', id: 'updatePlayer' },
    { method: 'DELETE', id: 'deleteMission' },
  ]) {
    const operation = checker.byId(id)
    const path = operation.path.replaceAll(/\{[^}]+\}/g, 'x')
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    let answer
    try {
      answer = await client.send('OPTIONS', path, { signedIn: false, headers })
    } catch {
      // The first call of an operation reports why the service cannot be reached.
      return
    }
    const wrong = preflightFault(answer, method, origin)
    if (!wrong) continue
    report.add({
      id: findingId('answer', 'cors', 'preflight', method),
      rule: 'cors',
      severity: 'breaks',
      message: `Browsers refuse to send ${method}: ${wrong}`,
      operations: [id],
    })
  }
}

/**
 * @param {Answer} answer
 * @param {string} method
 * @param {string} origin
 */
function preflightFault({ status, headers }, method, origin) {
  const list = (/** @type {string} */ name) =>
    (headers[name] ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
  if (status < 200 || status > 299) return `OPTIONS is answered with ${status}`
  const originAllowed = headers['access-control-allow-origin']
  if (originAllowed !== '*' && originAllowed !== origin) return 'the origin is not allowed'
  const methodsAllowed = list('access-control-allow-methods')
  if (!methodsAllowed.includes(method.toLowerCase()) && !methodsAllowed.includes('*'))
    return 'the method is not allowed'
  const allowed = list('access-control-allow-headers')
  // The asterisk does not include Authorization.
  const missing = ['authorization', 'content-type'].filter(
    (name) => !allowed.includes(name) && !(name !== 'authorization' && allowed.includes('*')),
  )
  return missing.length > 0 ? `the header ${missing.join(', ')} is not allowed` : undefined
}
