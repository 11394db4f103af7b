import type { PersonaId } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { reset } from '@mocks/reset'
import { afterEach, describe, expect, it } from 'vitest'
import { call, listQuery } from './support'

afterEach(reset)

const mission = { id: 'fresh', account: 'brindlewick', name: 'Fresh' }
const account = { account: 'fresh', name: 'Fresh' }

type Row = [what: string, method: string, path: string, body: unknown, allowed: PersonaId[]]

const readers: PersonaId[] = ['service-admin', 'admin-reader', 'account-admin', 'account-reader']
const rows: Row[] = [
  ['list missions', 'GET', `missions?${listQuery()}`, undefined, readers],
  ['list players', 'GET', 'players?account=brindlewick', undefined, readers],
  ['list accounts', 'GET', 'accounts', undefined, readers],
  ['see statistics', 'GET', 'analytics?account=brindlewick', undefined, readers],
  ['see all statistics', 'GET', 'analytics/aggregated', undefined, ['service-admin', 'admin-reader']],
  ['create a mission', 'POST', 'missions', mission, ['service-admin', 'account-admin']],
  [
    'update a mission',
    'PUT',
    'missions',
    { ...mission, id: 'team-spirit' },
    ['service-admin', 'account-admin'],
  ],
  [
    'delete a mission',
    'DELETE',
    'missions/brindlewick/team-spirit',
    undefined,
    ['service-admin', 'account-admin'],
  ],
  [
    'update a player',
    'PATCH',
    'players/ona.velsing',
    { player: 'ona.velsing', account: 'brindlewick' },
    ['service-admin', 'account-admin'],
  ],
  ['create an account', 'POST', 'accounts', account, ['service-admin']],
  ['update an account', 'PUT', 'accounts', { ...account, account: 'brindlewick' }, ['service-admin']],
  ['delete an account', 'DELETE', 'accounts/brindlewick', undefined, ['service-admin']],
  [
    'copy an account',
    'POST',
    'accounts/copy',
    { fromAccount: 'fennmarsh', toAccount: 'brindlewick' },
    ['service-admin'],
  ],
]

describe.each(rows)('permission to %s', (_, method, path, body, allowed) => {
  it.each([...readers, 'no-permission'] as PersonaId[])('follows the role of %s', async (as) => {
    const { status, body: response } = await call(method, path, { as, body })
    if (allowed.includes(as)) return expect(status).toBeLessThan(300)
    expect(status).toBe(403)
    expect(response).toEqual({
      error: expect.stringMatching(/^This needs the permission /),
      code: 'forbidden',
    })
  })
})

it('a request without a token, or with an expired or meaningless one, is refused', async () => {
  const expired = mintAccessToken('service-admin', { lifetime: -1 })
  expect(await call('GET', 'accounts', { as: null })).toMatchObject({
    status: 401,
    body: { error: 'Access token missing', code: 'unauthorized' },
  })
  for (const token of [expired, 'nonsense'] as const) {
    expect(await call('GET', 'accounts', { as: `Bearer ${token}` })).toMatchObject({
      status: 401,
      body: { error: 'Access token expired' },
    })
  }
})

it('an account that the token does not list is refused, unless the caller has an admin permission', async () => {
  const path = `missions?${listQuery('oldharbour')}`
  expect(await call('GET', path, { as: 'account-admin' })).toMatchObject({
    status: 403,
    body: { error: "You have no access to the account 'oldharbour'", field: 'account' },
  })
  const body = { ...mission, account: 'oldharbour' }
  expect((await call('POST', 'missions', { as: 'account-admin', body })).status).toBe(403)
  expect((await call('DELETE', 'missions/oldharbour/last-game', { as: 'account-admin' })).status).toBe(403)
  expect((await call('GET', path, { as: 'admin-reader' })).status).toBe(200)
})

it('admins see all accounts and others their own, and the API key needs a write permission', async () => {
  const seen = async (as: PersonaId) => {
    const { body } = await call('GET', 'accounts', { as })
    return body.map(({ account, apikey }: { account: string; apikey?: string }) => [account, Boolean(apikey)])
  }
  expect(await seen('service-admin')).toHaveLength(5)
  expect(await seen('admin-reader')).toContainEqual(['oldharbour', false])
  expect(await seen('account-admin')).toEqual([
    ['brindlewick', true],
    ['fennmarsh', true],
  ])
  expect(await seen('account-reader')).toEqual([['brindlewick', false]])
})
