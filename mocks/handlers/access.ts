import { type AccessToken, readAccessToken } from '../provider/tokens'
import { settings } from '../settings'
import { store } from '../state'
import { forbidden, notFound, refusal } from './refuse'

/* Permissions (rule PERM-11), worded as in the contract. Each function throws the refusal. */

type Permission = 'admin:read' | 'admin:write' | 'account:read' | 'account:write'

const has = (token: AccessToken, ...permissions: Permission[]) =>
  permissions.some((permission) => token.permissions.includes(permission))

/** Returns the caller; 401 without a valid token. */
export function caller(request: Request): AccessToken {
  const header = request.headers.get('Authorization')
  const token = readAccessToken(header)
  if (token && !settings.isTokenRefused(header ?? '')) return token
  throw refusal(401, header ? 'Access token expired' : 'Access token missing', { code: 'unauthorized' })
}

export const isAdmin = (token: AccessToken) => has(token, 'admin:read', 'admin:write')
export const isWriteAdmin = (token: AccessToken) => has(token, 'admin:write')
export const isWriter = (token: AccessToken) => has(token, 'account:write', 'admin:write')

function need(holds: boolean, permissions: string) {
  if (!holds) throw forbidden(`This needs the permission ${permissions}`)
}

export const needRead = (token: AccessToken) =>
  need(
    has(token, 'admin:read', 'admin:write', 'account:read', 'account:write'),
    'account:read, account:write, admin:read or admin:write',
  )
export const needReadAll = (token: AccessToken) => need(isAdmin(token), 'admin:read or admin:write')
export const needWrite = (token: AccessToken) => need(isWriter(token), 'account:write or admin:write')
export const needWriteAdmin = (token: AccessToken) => need(isWriteAdmin(token), 'admin:write')

/** 403 for an account that the token does not list, unless the caller has an admin permission. */
export function needReach(token: AccessToken, account: string): void {
  if (isAdmin(token) || token.accounts.includes(account)) return
  throw forbidden(`You have no access to the account '${account}'`, 'account')
}

/** 403 as above; 404 for an account that does not exist. */
export function needAccount(token: AccessToken, account: string, field = 'account'): void {
  needReach(token, account)
  if (!store.account(account)) throw notFound(`No account with the id '${account}'`, field)
}
