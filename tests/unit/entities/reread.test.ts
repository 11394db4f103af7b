// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { configureApi } from '@/api/request'
import { createQueryClient } from '@/api/rows'
import { entityOf } from '@/entities/registry'

const base = `${window.location.origin}/admin/api/v0`
const server = setupServer()
let asked: string[] = []
let players: { player: string; points?: number }[] = []

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  asked = []
  players = Array.from({ length: 250 }, (_, index) => ({ player: `p${index}` }))
  configureApi({ baseUrl: base, getToken: async () => undefined, refreshToken: async () => undefined })
  server.use(
    http.get(`${base}/players`, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const skip = Number(searchParams.get('skip'))
      return HttpResponse.json(players.slice(skip, skip + Number(searchParams.get('limit'))))
    }),
    http.get(`${base}/accounts`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json([null, 7, { account: 'acme' }])
    }),
  )
})

const callsOf = (type: string) => {
  const entity = entityOf(type)
  if (!entity) throw new Error(`No such type: ${type}`)
  return entity.calls
}
const is = (id: string) => (row: { player?: string }) => row.player === id
const skips = () => asked.map((search) => new URLSearchParams(search).get('skip'))
const reread = (id: string, client = createQueryClient()) => callsOf('players').rereader(client, 'a')(is(id))

it('reading an object again sends one request, the same as the list does, for an object on the first page', async () => {
  expect(await reread('p7')).toEqual({ player: 'p7' })
  expect(asked).toEqual(['?account=a&limit=100&skip=0&sort=points&order=desc'])
})

it('reading an object again returns what the server has now, and does not change the loaded list', async () => {
  const client = createQueryClient()
  await callsOf('players').ensure(client, 'a')
  players[7] = { player: 'p7', points: 5 }
  expect(await reread('p7', client)).toEqual({ player: 'p7', points: 5 })
  expect(JSON.stringify(client.getQueryCache().getAll()[0]?.state.data)).not.toContain('points')
})

it('reading an object again searches further pages', async () => {
  expect(await reread('p230')).toEqual({ player: 'p230' })
  expect(skips()).toEqual(['0', '100', '200'])
})

it('reading an object again starts with the page that had it, and finds it on another one', async () => {
  const client = createQueryClient()
  const [query] = [client.getQueryCache()]
  await callsOf('players').ensure(client, 'a')
  const key = query.getAll()[0]?.queryKey ?? []
  client.setQueryData(key, {
    pages: [players.slice(0, 100), players.slice(100, 200)],
    pageParams: [0, 100],
  })
  asked = []
  expect(await reread('p150', client)).toEqual({ player: 'p150' })
  expect(skips()).toEqual(['100'])
  asked = []
  players.unshift(...players.splice(150, 1))
  expect(await reread('p150', client)).toEqual({ player: 'p150' })
  expect(skips()).toEqual(['100', '0'])
})

it('reading an object again returns nothing only after the whole list', async () => {
  expect(await reread('nobody')).toBeUndefined()
  expect(skips()).toEqual(['0', '100', '200'])
})

it('reading an account again loads all accounts, and skips what is not an object', async () => {
  const account = (row: { account?: string }) => row.account === 'acme'
  expect(await callsOf('accounts').rereader(createQueryClient(), '')(account)).toEqual({ account: 'acme' })
  expect(asked).toEqual([''])
})

it.each(['players', 'accounts'])(
  'reading one of %s again rejects a response that is not a list',
  async (type) => {
    server.use(http.get(`${base}/${type}`, () => HttpResponse.json({ rows: [] })))
    await expect(callsOf(type).rereader(createQueryClient(), 'a')(() => true)).rejects.toMatchObject({
      kind: 'parsing',
      message: "The server's answer is not a list",
    })
  },
)
