import { operations } from '@mocks/handlers/operations'
import { reset } from '@mocks/reset'
import { store } from '@mocks/state'
import { afterEach, describe, expect, it } from 'vitest'
import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import { breaches, itemName } from '../../openapi'
import { call, contractOperations, listQuery, responseBreaches } from './support'

afterEach(reset)

const form = () => {
  const data = new FormData()
  data.set('image', new File(['<svg/>'], 'badge.svg', { type: 'image/svg+xml' }))
  data.set('account', 'brindlewick')
  return data
}

/** The resources whose operations have the common form, each with an object of the demo world. */
const elements = (Object.keys(resourceFacts) as Resource[])
  .filter((type) => type !== 'accounts' && type !== 'players')
  .map((type) => ({
    type,
    one: itemName(type),
    many: contractOperations.find(({ method, path }) => method === 'GET' && path === `/${type}`)?.operation
      .operationId,
    id: store.list(type, 'brindlewick')[0]?.id,
  }))

const fresh = { id: 'fresh', account: 'brindlewick', name: 'Fresh' }

const successes: [operation: string, method: string, path: string, body?: unknown][] = [
  ...elements.flatMap(({ type, one, many, id }): [string, string, string, unknown?][] => [
    [`${many}`, 'GET', `${type}?${listQuery()}`],
    [`create${one}`, 'POST', type, fresh],
    [`update${one}`, 'PUT', type, { ...fresh, id }],
    [`delete${one}`, 'DELETE', `${type}/brindlewick/${id}`],
  ]),
  ['listPlayers', 'GET', 'players?account=brindlewick&limit=100&skip=0&sort=points&order=desc'],
  ['createPlayer', 'POST', 'players', { player: 'fresh', account: 'brindlewick', name: 'Fresh' }],
  [
    'updatePlayer',
    'PATCH',
    'players/ona.velsing',
    { player: 'ona.velsing', account: 'brindlewick', points: 1 },
  ],
  ['deletePlayer', 'DELETE', 'players/brindlewick/ona.velsing'],
  ['listAccounts', 'GET', 'accounts'],
  ['createAccount', 'POST', 'accounts', { account: 'fresh', name: 'Fresh', imageFolder: 'fresh' }],
  ['updateAccount', 'PUT', 'accounts', { account: 'quillmoor', name: 'Quillmoor' }],
  ['deleteAccount', 'DELETE', 'accounts/quillmoor'],
  ['copyAccountElements', 'POST', 'accounts/copy', { fromAccount: 'brindlewick', toAccount: 'tarnstead' }],
  ['uploadAccountImage', 'POST', 'accounts/image/brindlewick', form],
  ['getAnalytics', 'GET', 'analytics?account=brindlewick'],
  ['getAggregatedAnalytics', 'GET', 'analytics/aggregated'],
]

it('each operation of the contract has a handler for its own method and path (rule API-1)', () => {
  const handled = Object.entries(operations).map(([id, { info }]) => [id, info.method, String(info.path)])
  const documented = contractOperations.map(({ method, path, operation }) => [
    operation.operationId,
    method,
    `*/admin/api/v0${path.replace(/\{(\w+)\}/g, ':$1')}`,
  ])
  expect(handled.sort()).toEqual(documented.sort())
})

describe('a call that succeeds', () => {
  it('is tested for every operation', () => {
    expect(successes.map(([operation]) => operation).sort()).toEqual(Object.keys(operations).sort())
  })

  it.each(successes)(
    '%s: returns a response that matches the contract (rule API-9)',
    async (operation, method, path, body) => {
      const response = await call(method, path, { body: typeof body === 'function' ? body() : body })
      expect(response.status).toBe(
        method === 'POST' && !/copy|image/.test(path) ? 201 : response.body === '' ? 204 : 200,
      )
      expect(responseBreaches(operation, response)).toEqual([])
    },
  )
})

it.each(successes)(
  '%s: responds with 401 without a token, as the contract defines',
  async (operation, method, path, body) => {
    const response = await call(method, path, { as: null, body: typeof body === 'function' ? body() : body })
    expect(response.status).toBe(401)
    expect(responseBreaches(operation, response)).toEqual([])
  },
)

it('the response check reports an object or response that breaks the contract', () => {
  const mission = { id: 'a', account: 'b', reward: { points: '5' } }
  expect(breaches('Mission', mission)).toEqual(['/reward/points must be integer'])
  expect(responseBreaches('listMissions', { status: 200, headers: new Headers(), body: [] })).toEqual([
    'content type ',
  ])
})
