// All read-only checks: every GET, lists for each account, paging, sorting, errors, CORS.
import { findingId } from '../report/findings.ts'
import type { HttpResponse, Operation } from '../types.ts'
import { LISTS, listsOf } from './lists.ts'
import { originFault } from './origin.ts'
import { readList } from './readList.ts'
import { needAccount } from './start.ts'
import type { VerifyContext } from './types.ts'

const NOWHERE = 'contract-kit-no-such-account'

/** @returns ids of the accounts that were read */
export async function readAll(context: VerifyContext) {
  const { client, checker, progress, account: only } = context
  const listAccounts = checker.byId('listAccounts')
  const response = await client.call(listAccounts, { wanted: [200] })
  const found = Array.isArray(response?.value)
    ? response.value.map((object) => object?.account).filter((id) => typeof id === 'string')
    : []
  // If an object has no id, it could be the account.
  if (response?.value?.length === found.length) needAccount(found, only)
  await preflight(context)
  const accounts = only ? [only] : found
  if (accounts.length === 0 && Array.isArray(response?.value))
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

/** Reports what could not be checked because a list is empty. */
export function reportUnseen({ client, checker, report, tried }: VerifyContext) {
  const lists = listsOf(checker).filter((list) => !client.skips(list))
  const empty = lists.filter((list) => tried.lists.has(list.id) && !tried.objects.has(list.id))
  const short = lists.filter((list) => tried.objects.has(list.id) && !tried.paging.has(list.id))
  const names = (some: Operation[]) => some.map(({ id }) => id).join(', ')
  if (empty.length > 0)
    report.incomplete.push(`no object to look at in ${names(empty)}; --write makes one, --skip leaves it out`)
  if (short.length > 0)
    report.notes.push(`limit and skip not tried for lack of a second object; --write tries: ${names(short)}`)
}

/** Checks error responses: an invalid query, an unknown account, no token. */
async function errors({ client, checker }: VerifyContext) {
  const list = checker.byId('listMissions')
  if (client.skips(list)) return
  await client.call(list, { query: LISTS, wanted: [400], sent: "a call without 'account'" })
  await client.call(list, {
    query: { ...LISTS, account: NOWHERE },
    wanted: [404, 403],
    sent: 'a call for an account that does not exist',
  })
  await client.call(checker.byId('listAccounts'), {
    signedIn: false,
    wanted: [401],
    sent: 'a call without a token',
  })
}

/** Sends the preflight requests of a browser. */
async function preflight({ client, report, checker, origin }: VerifyContext) {
  const all = checker.operations.map(({ id }) => id)
  for (const { method, id } of [
    { method: 'PUT', id: 'updateMission' },
    { method: 'PATCH', id: 'updatePlayer' },
    { method: 'DELETE', id: 'deleteMission' },
  ]) {
    const path = checker.byId(id).path.replaceAll(/\{[^}]+\}/g, 'x')
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    let response: HttpResponse
    try {
      response = await client.send('OPTIONS', path, { signedIn: false, headers })
    } catch {
      // `call` reports why the service cannot be reached. The other methods can be answered.
      continue
    }
    // The same cause as in answers.
    const fault = originFault(response.headers, origin, id)
    if (fault && response.status < 300) {
      report.add(fault)
      continue
    }
    const wrong = preflightFault(response, method)
    if (!wrong) continue
    // Without its token every call of the console is refused, so it is about all screens, and is one finding.
    const operations = wrong.method
      ? checker.operations.filter((one) => one.method === method.toLowerCase()).map((one) => one.id)
      : all
    report.add({
      id: findingId('answer', 'cors', 'preflight', wrong.method ? method : ''),
      rule: 'cors',
      severity: 'breaks',
      message: `Browsers refuse to send ${wrong.method ? method : 'any call of the console'}: ${wrong.words}`,
      operations,
      ours: wrong.method ? `${method} from ${origin}` : `authorization, content-type from ${origin}`,
      theirs: wrong.line,
    })
  }
}

/** What is wrong with the answer to a preflight, with the line that says so. `method` is set if it is about that alone. */
function preflightFault({ status, headers }: HttpResponse, method: string) {
  const lineOf = (name: string) => `${name}: ${headers[name.toLowerCase()] ?? 'missing'}`
  const list = (name: string) =>
    (headers[name.toLowerCase()] ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
  if (status < 200 || status > 299) {
    const why =
      status === 401 || status === 403
        ? ': a preflight carries no token, so it must not need one'
        : status >= 300 && status < 400
          ? ', a redirect, which a preflight must not have'
          : ''
    return { words: `OPTIONS is answered with ${status}${why}`, line: `status ${status}` }
  }
  const allowed = list('Access-Control-Allow-Headers')
  if (!allowed.includes('authorization'))
    return {
      words: allowed.includes('*')
        ? '`*` does not cover Authorization, which must be named'
        : 'the header Authorization is not allowed',
      line: lineOf('Access-Control-Allow-Headers'),
    }
  if (!allowed.includes('content-type') && !allowed.includes('*'))
    return { words: 'the header Content-Type is not allowed', line: lineOf('Access-Control-Allow-Headers') }
  const methodsAllowed = list('Access-Control-Allow-Methods')
  return methodsAllowed.includes(method.toLowerCase()) || methodsAllowed.includes('*')
    ? undefined
    : { method, words: 'the method is not allowed', line: lineOf('Access-Control-Allow-Methods') }
}
