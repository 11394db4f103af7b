// Preconditions of a run: the address, the account, and the permission to write.
import { isPage } from '../check/exchange.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { redact } from '../report/redact.ts'
import { messageOf } from '../tools.ts'
import type { Checker, HttpResponse, Operation } from '../types.ts'
import type { VerifyContext } from './types.ts'

const ADMIN = 'admin:write'
const WRITERS = ['account:write', ADMIN]

/** Throws if the admin API is not at the base URL. */
export async function needService({ client }: VerifyContext, base: string) {
  const get = async (path: string) => {
    try {
      return await client.send('GET', path)
    } catch (error) {
      throw new CouldNotRun(redact(`${base} cannot be reached: ${messageOf(error)}`))
    }
  }
  const first = await get('/accounts')
  const { status, headers } = first
  const summary = `${redact(base)}/accounts answers ${status}`
  if (status >= 300 && status < 400)
    throw new CouldNotRun(
      `${summary}, a redirect${targetOf(headers.location, base)}: it looks like a sign-in page or a proxy, or the base URL is not the final one`,
    )
  if (status < 300 && isPage(first))
    throw new CouldNotRun(
      `${summary} with an HTML page: it looks like a sign-in page or a proxy, not like the API`,
    )
  // One missing operation is drift; if both are missing, the API is not there.
  if (isNowhere(first) && isNowhere(await get('/analytics/aggregated')))
    throw new CouldNotRun(
      `${summary}, and so does /analytics/aggregated: is the path of --base-url right? It ends in /admin/api/v0 unless a gateway changes it`,
    )
}

const isNowhere = ({ status }: HttpResponse) => [404, 405, 410, 501].includes(status)

function targetOf(location: string | undefined, base: string) {
  if (!location || !URL.canParse(location, base)) return ''
  const { origin, pathname } = new URL(location, base)
  // The query can contain a state or a code.
  return ` to ${redact(origin + pathname)}`
}

/**
 * Throws if the service lists accounts, but not the requested one.
 * @param found ids of the accounts that the service lists
 */
export function needAccount(found: string[], account: string | undefined) {
  if (account === undefined || found.includes(account)) return
  const count = found.length === 1 ? '1 account' : `${found.length} accounts`
  throw new CouldNotRun(
    `--account ${account}: the service lists ${count} for this token, and none has this id`,
  )
}

/** Throws if the access token has no permission to write. A token that is no JWT passes. */
export function needWritingToken(token: string) {
  const permissions = permissionsOf(token)
  if (!permissions || permissions.some((permission) => WRITERS.includes(permission))) return
  const held = permissions.length > 0 ? permissions.join(', ') : 'none'
  throw new CouldNotRun(
    `--write needs a token with the permission ${WRITERS.join(' or ')}; this one has ${held}. Nothing was written`,
  )
}

/**
 * The operations that a run with this token skips: creating, changing, copying and deleting accounts needs `admin:write`.
 * A token that is no JWT skips nothing; the responses show what it is allowed to do.
 */
export function outOfReach(checker: Checker, token: string): Operation[] {
  const permissions = permissionsOf(token)
  if (!permissions || permissions.includes(ADMIN)) return []
  const tag = checker.byId('createAccount').tag
  return checker.operations.filter((operation) => operation.tag === tag && operation.method !== 'get')
}

/** The claim `permissions` of a JWT. */
function permissionsOf(token: string): string[] | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return Array.isArray(claims.permissions) ? claims.permissions.map(String) : undefined
  } catch {
    return undefined
  }
}

/**
 * Throws if the service refuses writes with this token. Tests it by deleting an object that does not exist, so nothing
 * changes.
 */
export async function needPermission({ client }: VerifyContext, remove: Operation, account: string) {
  const path = remove.path
    .replace('{account}', encodeURIComponent(account))
    .replace('{id}', 'contract-kit-never-created')
  let response: HttpResponse
  try {
    response = await client.send('DELETE', path)
  } catch (error) {
    throw new CouldNotRun(`${remove.id}: ${messageOf(error)}; nothing was written`)
  }
  if (response.status === 403)
    throw new CouldNotRun(
      `--write: ${remove.id} is answered with 403, so this token may not write into '${account}'. Nothing was written`,
    )
}
