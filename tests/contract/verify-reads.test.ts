import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import { type Fault, inObjects, inResponse } from './drifting'
import type { Json } from './support'
import { startApi } from './verifying'

// Runs in test:all: it compares many descriptions and services with the kit.

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterEach(reset)
afterAll(() => api.stop())

const number = (query: URLSearchParams, name: string) => Number(query.get(name))
const inQuery = (path: string, change: (query: URLSearchParams) => void): Fault => ({
  before: (call) => {
    if (call.method === 'GET' && call.path === path) change(call.query)
  },
})

/** Returns pages of all objects in the given order. */
function served(path: string, order: (all: Json[], query: URLSearchParams) => Json[]): Fault {
  let requested = new URLSearchParams()
  return {
    before: (call) => {
      const { query } = call
      if (call.path !== path) return
      requested = new URLSearchParams(query)
      query.set('limit', '10000')
      query.set('skip', '0')
      if (path !== '/players') return
      query.set('sort', 'player')
      query.set('order', 'asc')
    },
    after: (exchange) => {
      if (exchange.path === path && Array.isArray(exchange.body))
        exchange.body = order(exchange.body, requested)
    },
  }
}

const page = (all: Json[], query: URLSearchParams) =>
  all.slice(number(query, 'skip'), number(query, 'skip') + number(query, 'limit'))

function sorted(all: Json[], query: URLSearchParams, asText = false) {
  const [field, way] = [query.get('sort') ?? '', query.get('order') === 'desc' ? -1 : 1]
  const value = (object: Json) => (asText ? String(object[field]) : object[field])
  return all.toSorted((a, b) => (value(a) < value(b) ? -way : value(a) > value(b) ? way : 0))
}

/** Adds levels from a list without end, as many as the limit requests. */
const endless = (idAt: (index: number) => number) =>
  inResponse('GET', '/levels', (body, exchange) => {
    const { query } = exchange
    exchange.body = Array.from({ length: number(query, 'limit') }, (_, index) => ({
      ...body[0],
      id: `level-${idAt(number(query, 'skip') + index)}`,
      account: query.get('account'),
    }))
  })

/** Repeats the last object after the end of a list. */
function lastAgain(path: string): Fault {
  let last: Json
  return inResponse('GET', path, (body, exchange) => {
    last = body.at(-1) ?? last
    if (body.length === 0) exchange.body = [last]
  })
}

type Case = [title: string, only: string, fault: Fault, expected: Record<string, RegExp>]

// biome-ignore format: a table
const reading: Case[] = [
  ['skip that counts pages from 0', 'quizzes', inQuery('/quizzes', (query) => query.set('skip', String(number(query, 'skip') * number(query, 'limit')))), { 'skip-counts-pages/listQuizzes': /'limit=\d+&skip=\d+' is answered with nothing where object \d+ of \d+ comes next: 'skip' seems to count pages/ }],
  ['skip that counts pages from 1', 'teams', inQuery('/teams', (query) => query.set('skip', String(Math.max(0, number(query, 'skip') - 1) * number(query, 'limit')))), { 'skip-counts-pages/listTeams': /skip/ }],
  ['skip that leaves out one object too few', 'prizes', inQuery('/prizes', (query) => query.set('skip', String(Math.max(0, number(query, 'skip') - 1)))), { 'unstable-order/listPrizes': /do not add up/ }],
  ['a sort that holds within a page', 'players', served('/players', (all, query) => sorted(page(all, query), query)), { 'sort-within-page/listPlayers': /'sort=points&order=desc' sorts each page by itself: 'skip=\d+' returns values that belong before it/ }],
  ['a sort of numbers as texts', 'players', served('/players', (all, query) => page(sorted(all, query, true), query)), { 'sort-ignored/listPlayers': /sort=points/ }],
  ['a sort that knows no names', 'players', served('/players', (all, query) => page(query.get('sort') === 'name' ? all.toReversed() : sorted(all, query), query)), { 'sort-ignored/listPlayers': /'sort=name&order=asc' does not sort/ }],
  ['a list without end', 'levels', endless((index) => index), { 'endless-list/listLevels': /'skip=1000000000' is still answered with 500 objects; the list never ends/ }],
  ['a last page that comes again and again', 'levels', endless((index) => (index < 500 ? index : 500 + (index % 500))), { 'endless-list/listLevels': /'skip=1000' returns the objects of an earlier page again/ }],
  ['pages that are shorter than the limit', 'prizes', inQuery('/prizes', (query) => query.set('limit', String(Math.min(3, number(query, 'limit'))))), { 'limit-capped/listPrizes': /'limit=500' is answered with 3 objects, which means the end, but 'skip=3' returns more: the service seems to cap 'limit'/ }],
  ['the last objects again behind the end', 'prizes', inQuery('/prizes', (query) => query.set('skip', String(Math.min(2, number(query, 'skip'))))), { 'unstable-order/listPrizes': /./ }],
  ['an object behind the end', 'teams', lastAgain('/teams'), { 'endless-list/listTeams': /is behind the last object, and still answered with 1 of the objects before/ }],
  ['a field under nearly its name', 'missions', inObjects('/missions', (object) => { object.img_url = 'x'; delete object.imgUrl }), { 'field-renamed/listMissions/imgUrl': /no object has 'imgUrl', but there is 'img_url'/, 'undocumented-field/listMissions/200/img_url': /./ }],
  ['a sign-in page in place of a list', 'teams', inResponse('GET', '/teams', (_body, exchange) => { exchange.headers['content-type'] = 'text/html; charset=utf-8'; exchange.text = '<!doctype html>' }), { 'content-type/listTeams/200': /answers 200 with an HTML page; it looks like a sign-in page or a proxy/ }],
]

describe('contract verify, read-only, names the fault of a service with', () => {
  it.each(reading)('%s', async (_title, only, fault, expected) => {
    const { found, findings } = await api.verify(
      [fault],
      '--account',
      'brindlewick',
      '--only',
      only,
      '--max-objects',
      '2000',
    )
    expect(found).toEqual(
      Object.fromEntries(Object.entries(expected).map(([id, words]) => [id, expect.stringMatching(words)])),
    )
    expect(await api.unrepeatable([fault], findings)).toEqual([])
  })
})

it('contract verify names pages that are cut off only in the longer list of another account', async () => {
  const fault = served('/prizes', (all, query) => {
    query.set('limit', String(Math.min(3, number(query, 'limit'))))
    return page(query.get('account') === 'brindlewick' ? all.slice(0, 2) : all, query)
  })
  const { found } = await api.verify([fault], '--only', 'prizes')
  expect(found['limit-capped/listPrizes']).toMatch(/is answered with 3 objects/)
})

describe('contract verify, read-only', () => {
  it('a list that another user changes while it is read has no finding', async () => {
    let requests = 0
    const fault = inResponse('GET', '/teams', (body) => {
      // Once, in the response with the second page.
      requests += 1
      if (requests === 4) body.shift()
    })
    const { found, calls } = await api.verify([fault], '--account', 'brindlewick', '--only', 'teams')
    expect(found).toEqual({})
    expect(calls.filter((call) => call === 'GET /teams')).toHaveLength(7)
  })

  it('a list to which another user adds an object while it is read has no finding', async () => {
    let requests = 0
    const fault = served('/teams', (all, query) => {
      requests += 1
      return page(requests === 1 ? all.slice(0, -1) : all, query)
    })
    const { found } = await api.verify([fault], '--account', 'brindlewick', '--only', 'teams')
    expect(found).toEqual({})
  })
})
