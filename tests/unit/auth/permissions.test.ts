import { afterEach, describe, expect, it } from 'vitest'
import {
  canPlan,
  canRead,
  canReadAll,
  canWrite,
  configureReaders,
  holdPermissions,
  isReadAdmin,
  isWriteAdmin,
  type Permission,
  proposesOnly,
  roleLabel,
  sendsNothing,
} from '@/auth/permissions'

const [AR, AW, CR, CW]: Permission[] = ['admin:read', 'admin:write', 'account:read', 'account:write']

/** All 16 sets of permissions; the rights are those of rules PERM-2 to PERM-7. */
const cases: {
  has: (Permission | undefined)[]
  writeAdmin?: true
  readAdmin?: true
  write?: true
  read?: true
  role: string | null
}[] = [
  { has: [], role: null },
  { has: [CR], read: true, role: 'account reader' },
  { has: [CW], write: true, read: true, role: 'account admin' },
  { has: [CR, CW], write: true, read: true, role: 'account admin' },
  { has: [AR], readAdmin: true, read: true, role: null },
  { has: [AR, CR], readAdmin: true, read: true, role: 'account reader' },
  { has: [AR, CW], readAdmin: true, write: true, read: true, role: 'account admin' },
  { has: [AR, CR, CW], readAdmin: true, write: true, read: true, role: 'account admin' },
  { has: [AW], writeAdmin: true, readAdmin: true, write: true, read: true, role: null },
  { has: [AW, CR], writeAdmin: true, readAdmin: true, write: true, read: true, role: 'account reader' },
  { has: [AW, CW], writeAdmin: true, readAdmin: true, write: true, read: true, role: 'account admin' },
  { has: [AW, CR, CW], writeAdmin: true, readAdmin: true, write: true, read: true, role: 'account admin' },
  { has: [AR, AW], writeAdmin: true, readAdmin: true, write: true, read: true, role: 'service admin' },
  { has: [AR, AW, CR], writeAdmin: true, readAdmin: true, write: true, read: true, role: 'service admin' },
  { has: [AR, AW, CW], writeAdmin: true, readAdmin: true, write: true, read: true, role: 'service admin' },
  {
    has: [AR, AW, CR, CW],
    writeAdmin: true,
    readAdmin: true,
    write: true,
    read: true,
    role: 'service admin',
  },
]

describe('rights (rules PERM-2 to PERM-7)', () => {
  it.each(cases)(
    'the permissions $has have their rights and the role $role (rule PERM-1)',
    ({ has, role, ...rights }) => {
      const permissions = [...has, 'billing:read'] as string[]
      expect({
        writeAdmin: isWriteAdmin(permissions),
        readAdmin: isReadAdmin(permissions),
        write: canWrite(permissions),
        read: canRead(permissions),
        readAll: canReadAll(permissions),
        role: roleLabel(permissions),
      }).toEqual({
        writeAdmin: Boolean(rights.writeAdmin),
        readAdmin: Boolean(rights.readAdmin),
        write: Boolean(rights.write),
        read: Boolean(rights.read),
        readAll: Boolean(rights.readAdmin || rights.writeAdmin),
        role,
      })
    },
  )
})

describe('people who propose (rule PERM-13)', () => {
  afterEach(() => {
    configureReaders(false)
    holdPermissions([])
  })

  it.each(cases)('the permissions $has plan with write, and with read where readers propose', (one) => {
    const { has, write = false, read = false } = one
    const permissions = has as string[]
    holdPermissions(permissions)
    expect([canPlan(permissions), proposesOnly(permissions), sendsNothing()]).toEqual([write, false, false])
    configureReaders(true)
    expect([canPlan(permissions), proposesOnly(permissions), sendsNothing()]).toEqual([
      read,
      read && !write,
      read && !write,
    ])
  })
})
