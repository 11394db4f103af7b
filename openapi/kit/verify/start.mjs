// What has to be right before anything is checked: the address, the account, and the permission to write.
import { isPage } from '../check/exchange.mjs'
import { CouldNotRun } from '../report/findings.mjs'
import { redact } from '../report/redact.mjs'
import { messageOf } from '../tools.mjs'

/** @import { Answer, Checker, Operation, VerifyContext } from '../types' */

const ADMIN = 'admin:write'
const WRITERS = ['account:write', ADMIN]

/**
 * Throws if something other than the admin API answers at the base URL.
 * @param {VerifyContext} context
 * @param {string} base
 */
export async function needService({ client }, base) {
  const get = async (/** @type {string} */ path) => {
    try {
      return await client.send('GET', path)
    } catch (error) {
      throw new CouldNotRun(redact(`${base} cannot be reached: ${client.whyNot(error)}`))
    }
  }
  const first = await get('/accounts')
  const { status, headers } = first
  const answered = `${redact(base)}/accounts answers ${status}`
  if (status >= 300 && status < 400)
    throw new CouldNotRun(
      `${answered}, a redirect${targetOf(headers.location, base)}: it looks like a sign-in page or a proxy, or the base URL is not the final one`,
    )
  if (status < 300 && isPage(first))
    throw new CouldNotRun(
      `${answered} with an HTML page: it looks like a sign-in page or a proxy, not like the API`,
    )
  // An account that has no such operation would be drift; an API that has none is not there.
  if (isNowhere(first) && isNowhere(await get('/analytics/aggregated')))
    throw new CouldNotRun(
      `${answered}, and so does /analytics/aggregated: is the path of --base-url right? It ends in /admin/api/v0 unless a gateway changes it`,
    )
}

const isNowhere = (/** @type {Answer} */ { status }) => [404, 405, 410, 501].includes(status)

/**
 * @param {string | undefined} location
 * @param {string} base
 */
function targetOf(location, base) {
  if (!location || !URL.canParse(location, base)) return ''
  const { origin, pathname } = new URL(location, base)
  // A query may hold a state or a code.
  return ` to ${redact(origin + pathname)}`
}

/**
 * Throws if the service lists its accounts, but not the one that was named.
 * @param {string[]} found ids of the accounts that the service lists
 * @param {string | undefined} account
 */
export function needAccount(found, account) {
  if (account === undefined || found.includes(account)) return
  const count = found.length === 1 ? '1 account' : `${found.length} accounts`
  throw new CouldNotRun(
    `--account ${account}: the service lists ${count} for this token, and none has this id`,
  )
}

/**
 * Throws if the access token says that its owner may not write. A token that cannot be read says nothing.
 * @param {string} token
 */
export function needWritingToken(token) {
  const permissions = permissionsOf(token)
  if (!permissions || permissions.some((permission) => WRITERS.includes(permission))) return
  const held = permissions.length > 0 ? permissions.join(', ') : 'none'
  throw new CouldNotRun(
    `--write needs a token with the permission ${WRITERS.join(' or ')}; this one has ${held}. Nothing was written`,
  )
}

/**
 * What a run with this token leaves out: accounts can only be created, changed, copied and deleted with `admin:write`. A
 * token that cannot be read leaves out nothing; its answers tell.
 * @param {Checker} checker
 * @param {string} token
 * @returns {Operation[]}
 */
export function outOfReach(checker, token) {
  const permissions = permissionsOf(token)
  if (!permissions || permissions.includes(ADMIN)) return []
  const tag = checker.byId('createAccount').tag
  return checker.operations.filter((operation) => operation.tag === tag && operation.method !== 'get')
}

/**
 * What to do about an answer of 403, in words.
 * @param {Operation} operation
 */
export const adviceFor = ({ id, permission }) =>
  `${permission ? `; it needs ${permission}, or` : ';'} --skip ${id} leaves it out`

/**
 * The claim `permissions` of a JWT.
 * @param {string} token
 * @returns {string[] | undefined}
 */
function permissionsOf(token) {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return Array.isArray(claims.permissions) ? claims.permissions.map(String) : undefined
  } catch {
    return undefined
  }
}

/**
 * Throws if the service refuses the token's owner to write. Asks it to delete an object that does not exist, so nothing
 * changes if it does not refuse.
 * @param {VerifyContext} context
 * @param {Operation} remove
 * @param {string} account
 */
export async function needPermission({ client }, remove, account) {
  const path = remove.path
    .replace('{account}', encodeURIComponent(account))
    .replace('{id}', 'contract-kit-never-created')
  let answer
  try {
    answer = await client.send('DELETE', path)
  } catch (error) {
    throw new CouldNotRun(`${remove.id}: ${messageOf(error)}; nothing was written`)
  }
  if (answer.status === 403)
    throw new CouldNotRun(
      `--write: ${remove.id} is answered with 403, so this token may not write into '${account}'. Nothing was written`,
    )
}
