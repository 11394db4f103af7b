import { reset } from '@mocks/reset'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { request } from '@/api/request'
import { ApiError } from '@/model/apiError'
import { accountTypes } from '@/model/entityTypes'
import { connect } from '../../../../programme/api'
import { tools } from '../../../../programme/mcp/server'
import { type Assisted, assistedBy, textIn } from './client'
import { type Watched, watchedApi } from './watched'

/* No call sends anything but GET to the API (rule ASSIST-1). */

let api: Watched
let assisted: Assisted & { logged: string[] }

beforeAll(async () => {
  api = await watchedApi()
  assisted = await assistedBy(api, { accounts: ['brindlewick', 'fennmarsh'], withPlayers: true })
})
afterEach(() => reset())
afterAll(async () => {
  await assisted.client.close()
  await api.stop()
})

const ids = fc.constantFrom('first-mile', 'none', '', '..', 'a/b', '__proto__', 'team-badger')
const type = fc.constantFrom(...accountTypes)
const path = fc.constantFrom(
  'name',
  'reward.points',
  'tags',
  'isAvailable',
  'active.to',
  'x',
  '__proto__.x',
  '',
)
const set = fc.dictionary(path, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
const change = fc.record({ type, id: ids, set, delete: fc.constant(true) }, { requiredKeys: ['type', 'id'] })
const bundle = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
  fc.record({
    account: fc.constant('x'),
    format: fc.constant('gamification-programme'),
    version: fc.constant(1),
    objects: fc.dictionary(type, fc.array(fc.record({ id: ids, name: fc.string() }), { maxLength: 2 }), {
      maxKeys: 2,
    }),
  }),
)
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('spring', 'missions/first-mile', '2026-03-01', '1y', 'a=b'),
)
const values: Record<string, fc.Arbitrary<unknown>> = {
  ...{
    account: fc.constantFrom('brindlewick', 'fennmarsh', 'other'),
    bundle,
    changes: fc.array(change, { maxLength: 3 }),
  },
  ...{ type, id: ids, days: fc.integer(), rewards: fc.double(), profile: fc.constantFrom('keen', 'x') },
  ...{ where: fc.oneof(text, fc.array(text, { maxLength: 2 })), ids: fc.array(text, { maxLength: 2 }) },
  ...{ replace: fc.array(text, { maxLength: 2 }), player: fc.dictionary(fc.string(), fc.jsonValue()) },
  ...{ withTeams: fc.boolean(), inactive: fc.boolean(), view: fc.constantFrom('as-is', 'x') },
}

/** A tool with arguments that often fit. */
const calls = fc.constantFrom(...tools).chain((tool) => {
  const shape = tool.input({ accounts: ['a'], withPlayers: true, baseUrl: '', token: '' })
  const names = [...Object.keys(shape), ...(tool.isOfAll ? [] : ['account'])]
  const record = Object.fromEntries(names.map((name) => [name, values[name] ?? text]))
  return fc.tuple(
    fc.constant(tool.name),
    fc.record(record, { requiredKeys: tool.isOfAll ? [] : ['account'] }),
  )
})

describe('the server for assistants', () => {
  it('sends nothing but GET for any tool with any arguments, and always answers (rule ASSIST-1)', async () => {
    const before = await assisted.found('list_accounts')
    await fc.assert(
      fc.asyncProperty(calls, async ([name, args]) => {
        const result = await assisted.call(name, args)
        const said = textIn(result)
        expect(said).not.toBe('')
        expect(Buffer.byteLength(said)).toBeLessThanOrEqual(50_000)
        expect(said).not.toContain(api.token)
      }),
      { seed: 65, numRuns: 60 },
    )
    expect(assisted.logged).toEqual([])
    expect(api.requests.filter((one) => !one.startsWith('GET '))).toEqual([])
    expect(api.requests.length).toBeGreaterThan(100)
    expect(await assisted.found('list_accounts')).toEqual(before)
  })

  it('refuses a write at the door of the API, so that no tool of the future can send one', async () => {
    connect({ ...api, readsOnly: true })
    const count = api.requests.length
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'delete'])
      await expect(request({ method, url: '/missions/brindlewick/first-mile' })).rejects.toThrow(ApiError)
    expect(api.requests.length).toBe(count)
    connect(api)
    await expect(request({ method: 'DELETE', url: '/none/brindlewick/x' })).rejects.toThrow()
    expect(api.requests.length).toBe(count + 1)
  })
})
