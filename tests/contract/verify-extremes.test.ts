import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import type { Exchange, Fault } from './drifting'
import type { Json } from './support'
import { inRequest, startApi } from './verifying'

// Runs in test:all: it runs verify against many changed services.

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterEach(reset)
afterAll(() => api.stop())

/** A service that takes an id for the one that it has under another spelling. */
function folding(path: string, fold: (id: string) => string): Fault {
  const ids = new Set<string>()
  let isTaken = false
  return {
    before: (call) => {
      if (call.path !== path || call.method !== 'POST' || !call.sent) return
      isTaken = ids.has(fold(call.sent.id)) && !ids.has(call.sent.id)
      ids.add(fold(call.sent.id))
      if (isTaken) call.path = '/nowhere'
    },
    after: (exchange) => {
      if (exchange.path === '/nowhere' && isTaken)
        Object.assign(exchange, { status: 409, body: { error: 'taken' }, path })
    },
  }
}

/** Merges a nested object of PATCH into the previous one. */
function mergingPatch(): Fault {
  let previous: Json = {}
  return {
    before: (call) => {
      if (call.method !== 'PATCH' || !call.sent?.contractKitUnknown?.left) return
      previous = { ...previous, ...call.sent.contractKitUnknown }
      call.sent.contractKitUnknown = previous
    },
  }
}

const headers = (change: (headers: Json, exchange: Exchange) => void): Fault => ({
  after: (exchange) => change(exchange.headers, exchange),
})
const numbers = (change: (value: number) => number) =>
  inRequest('PUT', '/teams', (sent) => {
    for (const key of ['points', 'credits']) if (Number.isInteger(sent[key])) sent[key] = change(sent[key])
  })

type Case = [title: string, only: string, fault: Fault, expected: Record<string, RegExp>]

// biome-ignore format: a table
const cases: Case[] = [
  ['integers of 32 bits', 'teams', numbers((value) => Math.min(value, 2 ** 31 - 1)), { 'number-changed/updateTeam/points': /2147483648 in 'points' comes back as 2147483647/, 'number-changed/updateTeam/credits': /9007199254740991 in 'credits' comes back as/ }],
  ['numbers that are rounded', 'teams', numbers((value) => (value > 2 ** 40 ? Math.floor(value / 1000) * 1000 : value)), { 'number-changed/updateTeam/credits': /comes back as 9007199254740000/ }],
  ['fractions where whole numbers are due', 'teams', inRequest('PUT', '/teams', (sent) => { sent.points = Math.floor(sent.points) }), { 'wrong-status/updateTeam/422': /a fraction where the contract has a whole number is answered with 200/ }],
  ['texts without their outer blanks', 'teams', inRequest('PUT', '/teams', (sent) => { sent.description = sent.description?.trim() }), { 'text-changed/updateTeam/spelling/description': /its outer blanks are gone/ }],
  ['texts in NFC', 'teams', inRequest('PUT', '/teams', (sent) => { sent.description = sent.description?.normalize('NFC') }), { 'text-changed/updateTeam/spelling/description': /its accents are composed \(NFC\)/ }],
  ['texts in NFKC', 'teams', inRequest('PUT', '/teams', (sent) => { sent.description = sent.description?.normalize('NFKC') }), { 'text-changed/updateTeam/spelling/description': /NFKC/ }],
  ['texts on one line', 'teams', inRequest('PUT', '/teams', (sent) => { sent.description = sent.description?.replaceAll('\n', ' ') }), { 'text-changed/updateTeam/spelling/description': /its line breaks are gone/ }],
  ['ids without regard to capitals', 'teams', folding('/teams', (id) => id.toLowerCase()), { 'similar-ids/createTeam/capitals': /two ids that differ only in capitals are taken for one/ }],
  ['ids without regard to the spelling of accents', 'events', folding('/events', (id) => id.normalize('NFC')), { 'similar-ids/createEvent/the': /two ids that differ only in the spelling of an accent/ }],
  ['a PATCH that merges nested objects', 'players', mergingPatch(), { 'patch-merges/updatePlayer': /a field left out of a nested object is still there after PATCH/ }],
  ['a 500 for broken JSON', 'levels', { after: (exchange) => { if (exchange.method === 'POST' && exchange.path === '/levels' && exchange.status === 400) Object.assign(exchange, { status: 500, body: { error: 'Unexpected end' } }) } }, { 'broken-body/createLevel': /a body that is no JSON is answered with 500/ }],
  ['Retry-After that is not exposed', 'teams', headers((all) => { delete all['access-control-expose-headers'] }), { 'cors/expose-retry-after': /Browsers hide Retry-After/ }],
  ['403 without a token', 'missions,accounts', headers((_all, exchange) => { if (exchange.status === 401) Object.assign(exchange, { status: 403, body: { error: 'No' } }) }), { 'wrong-status/listAccounts/401': /a request without a token is answered with 403; the contract wants 401/ }],
]

describe('contract verify --write names the fault of a service with', () => {
  it.each(cases)('%s', async (_title, only, fault, expected) => {
    const { found, findings } = await api.verify([fault], '--write', '--account', 'tarnstead', '--only', only)
    expect(found).toEqual(
      Object.fromEntries(Object.entries(expected).map(([id, words]) => [id, expect.stringMatching(words)])),
    )
    expect(await api.unrepeatable([fault], findings)).toEqual([])
  })

  it('an account whose content survives its deletion', async () => {
    const kept = new Map<string, Json>()
    const fault: Fault = {
      after: (exchange) => {
        const account = exchange.sent?.account ?? exchange.query.get('account') ?? ''
        if (!account.endsWith('-again') || exchange.path !== '/teams') return
        if (exchange.method === 'POST') kept.set(account, exchange.body)
        if (exchange.method === 'GET' && exchange.status === 200 && kept.has(account))
          exchange.body = [kept.get(account)]
      },
    }
    const { found } = await api.verify(
      [fault],
      '--write',
      '--account',
      'tarnstead',
      '--only',
      'teams,accounts',
    )
    expect(found).toMatchObject({
      'content-survives/deleteAccount': expect.stringMatching(
        /the objects of a deleted account are there again/,
      ),
    })
  })

  it('a sort of numbers as texts, in one scratch account without players', async () => {
    const fault: Fault = {
      after: (exchange) => {
        if (exchange.path !== '/players' || exchange.method !== 'GET' || exchange.status !== 200) return
        const down = exchange.query.get('order') === 'desc' ? -1 : 1
        if (exchange.query.get('sort') === 'points')
          exchange.body.sort((a: Json, b: Json) => (String(a.points) < String(b.points) ? -down : down))
      },
    }
    const { found } = await api.verify([fault], '--write', '--account', 'tarnstead', '--only', 'players')
    expect(Object.keys(found)).toContain('sort-ignored/listPlayers')
  })

  it('every finding has a request that repeats it, without the token', async () => {
    const report = await api.verify(
      [numbers((value) => Math.min(value, 2 ** 31 - 1))],
      '--write',
      '--account',
      'tarnstead',
      '--only',
      'teams',
    )
    expect(report.findings).not.toEqual([])
    for (const { curl } of report.findings ?? [])
      expect(curl).toMatch(/^curl .*'http:\/\/[^']+\/admin\/api\/v0\/teams.*Bearer \$CONTRACT_TOKEN"/)
    expect(JSON.stringify(report)).not.toContain(api.admin)
  })
})
