/** Functions that say what the signed-in user is allowed to do (rules PERM-2 to PERM-7). */

export type Permission = 'admin:read' | 'admin:write' | 'account:read' | 'account:write'
type RoleLabel = 'service admin' | 'account admin' | 'account reader'

/** Permissions as listed in the access token; unknown ones are ignored. */
type Permissions = readonly string[]

const has = (permissions: Permissions, ...wanted: Permission[]) =>
  wanted.some((permission) => permissions.includes(permission))

export const isWriteAdmin = (permissions: Permissions) => has(permissions, 'admin:write')
export const isReadAdmin = (permissions: Permissions) => has(permissions, 'admin:read', 'admin:write')
export const canWrite = (permissions: Permissions) => has(permissions, 'account:write', 'admin:write')
export const canRead = (permissions: Permissions) =>
  has(permissions, 'admin:read', 'admin:write', 'account:read', 'account:write')

let readersPropose = false

/**
 * Sets whether users with read-only access can propose changes. Called once at boot with `readersPropose` of
 * `config.json` (rule PERM-13).
 */
export const configureReaders = (propose: boolean): void => {
  readersPropose = propose
}

/**
 * Whether the user can only propose changes, which somebody else executes. Such a session sends nothing but reads (rule
 * PERM-13).
 */
export const proposesOnly = (permissions: Permissions) =>
  readersPropose && canRead(permissions) && !canWrite(permissions)

/** Whether the user can plan changes of an account, to execute or to propose them. */
export const canPlan = (permissions: Permissions) => canWrite(permissions) || proposesOnly(permissions)

let own: Permissions = []

/** The permissions of the latest access token. */
export const holdPermissions = (permissions: Permissions): void => {
  own = permissions
}

/** Whether this session is only allowed to send reads. */
export const sendsNothing = (): boolean => proposesOnly(own)

export const canReadAll = (permissions: Permissions) => isReadAdmin(permissions) || isWriteAdmin(permissions)

/** The role shown on the profile. `admin:write` alone has no label, although it allows all writes. */
export function roleLabel(permissions: Permissions): RoleLabel | null {
  if (has(permissions, 'admin:read') && has(permissions, 'admin:write')) return 'service admin'
  if (has(permissions, 'account:write')) return 'account admin'
  if (has(permissions, 'account:read')) return 'account reader'
  return null
}
