import { createServer, type Server } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJson, writeJson } from '@/lib/json'
import { accountTypes } from '@/model/entityTypes'
import { tools } from '../../../../programme/mcp/server'
import { oddLists, oddMoment } from '../../property/oddProgrammes'
import { type Assisted, assistedBy, textIn, whole } from './client'

// Runs in test:all: it calls each tool for generated programmes.

/* The tools on generated programmes. The client checks each answer with the schema of its tool (rule ASSIST-4). */

let server: Server
let assisted: Assisted & { logged: string[] }
let lists: ReadonlyMap<string, readonly object[]> = new Map()

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost')
    const type = pathname
      .split('/')
      .find((part) => part === 'accounts' || accountTypes.some((one) => one === part))
    const rows =
      type === 'accounts' ? [{ account: 'a', name: 'A', apikey: 'secret-key' }] : lists.get(type ?? '')
    const page = Number(searchParams.get('skip') ?? 0) > 0 ? [] : (rows ?? [])
    response.setHeader('Content-Type', 'application/json').end(writeJson(page))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const api = { baseUrl: `http://localhost:${port}`, token: 'a-long-token' }
  assisted = await assistedBy(api, { accounts: ['a'] })
})
afterAll(async () => {
  await assisted.client.close()
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

const at = new Date(oddMoment).toISOString()

describe('the tools of the server for assistants', () => {
  it('answer by their schemas for any programme, or say in a sentence why not (rule ASSIST-4)', async () => {
    const called = new Set<string>()
    await fc.assert(
      fc.asyncProperty(oddLists, fc.constantFrom('casual', 'regular', 'keen'), async (odd, profile) => {
        const programme = new Map(
          [...odd].map(([type, rows]) => [
            type,
            rows.map((row) => ({ tags: ['spring'], category: 'Fun', ...row })),
          ]),
        )
        lists = programme
        const first = [...programme].flatMap(([type, rows]) =>
          rows.length > 0 ? [{ [type]: rows.slice(0, 1) }] : [],
        )
        const bundleFormat = { account: 'x', format: 'gamification-programme', version: 1 }
        const calls: [string, object][] = [
          ...([
            ['list_accounts', {}],
            ['find_objects', {}],
            ['check', {}],
          ] as [string, object][]),
          ...([
            ['explain', { at }],
            ['explain', { at, player: { credits: 5 } }],
          ] as [string, object][]),
          ...([
            ['economy', { at, profile }],
            ['duplicate', { ids: ['missions/a'] }],
            ['duplicate', { tag: 'spring', newTag: 'autumn', shift: '1y' }],
          ] as [string, object][]),
          ...([
            ['campaign', { tag: 'spring', at }],
            ['campaign', { category: 'Fun', view: 'as-active', at }],
            ['diff', { bundle: { ...bundleFormat, objects: {} } }],
          ] as [string, object][]),
          ...first.flatMap((objects): [string, object][] => [
            ['diff', { bundle: { ...bundleFormat, objects } }],
            ['propose', { why: 'w', bundle: { ...bundleFormat, objects } }],
          ]),
        ]
        for (const [type, rows] of programme)
          if (rows.length > 0)
            calls.push(
              ['get_object', { type, id: 'a' }],
              ['propose', { why: 'w', changes: [{ type, id: 'a', delete: true }] }],
              ['propose', { why: 'w', changes: [{ type, id: 'a', set: { name: 'Other' } }] }],
              ['economy', { at, changes: [{ type, id: 'a', set: { description: 'x' } }] }],
            )
        for (const [name, args] of calls) {
          const result = await assisted.call(name, args)
          const text = textIn(result)
          expect(text, name).not.toContain('validation error')
          if (result.isError) continue
          called.add(name)
          expect(parseJson(text)).toEqual(parseJson(writeJson(result.structuredContent)))
        }
      }),
      { seed: 6565, numRuns: 12 },
    )
    expect(assisted.logged).toEqual([])
    expect([...called].toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
  })

  it('divide long lists into whole entries, name what is too long, and keep the digits of long numbers', async () => {
    const long = 'x'.repeat(60_000)
    const missions = Array.from({ length: 900 }, (_, at) => ({
      ...{ id: `m-${at}`, account: 'a', name: `Mission ${at} ${'y'.repeat(at % 300)}`, isAvailable: true },
      reward: { points: at, achievements: [{ id: 'gone', steps: 1 }] },
      ...(at === 5 && { description: long }),
      ...(at === 6 && { priority: parseJson('9007199254740993') }),
    }))
    lists = new Map([['missions', missions]])
    for (const [name, list] of [
      ['find_objects', 'items'],
      ['explain', 'items'],
      ['check', 'findings'],
    ] as const) {
      const all = await whole(assisted, name, name === 'explain' ? { at } : {}, [list])
      expect(all[list].length, name).toBeGreaterThan(20)
      expect(all.tooLong, name).toBeUndefined()
    }
    const ids = new Set(
      (await whole(assisted, 'find_objects', {}, ['items'])).items.map(({ id }: { id: string }) => id),
    )
    expect(ids.size).toBe(900)
    const { findings } = await whole(assisted, 'check', {}, ['findings'])
    const named = findings.flatMap(({ objects = [] }: { objects?: { id: string }[] }) =>
      objects.map(({ id }) => id),
    )
    expect(new Set(named).size).toBe(900)
    expect(await assisted.refusal('get_object', { type: 'missions', id: 'm-5' })).toMatch(
      /longer than an answer/,
    )
    expect(textIn(await assisted.call('get_object', { type: 'missions', id: 'm-6' }))).toContain(
      '9007199254740993',
    )
    expect(await assisted.refusal('duplicate', { ids: missions.map(({ id }) => `missions/${id}`) })).toMatch(
      /--out/,
    )
    const bundle = {
      ...{ account: 'x', format: 'gamification-programme', version: 1 },
      objects: {
        missions: missions
          .slice(0, 20)
          .map(({ account: _, ...one }) => ({ ...one, priority: 1, description: long.slice(0, 60_000) })),
      },
    }
    const differing = await assisted.found('diff', { bundle })
    expect(differing.tooLong).toContain('missions/m-0')
  })

  it('refuse the next page once an object has changed', async () => {
    const missions = Array.from({ length: 60 }, (_, at) => ({ id: `m-${at}`, name: `Mission ${at}` }))
    lists = new Map([['missions', missions]])
    const { next } = await assisted.found('find_objects', {})
    expect((await assisted.found('find_objects', { cursor: next })).items).toHaveLength(10)
    lists = new Map([['missions', missions.slice(1)]])
    expect(await assisted.refusal('find_objects', { cursor: next })).toMatch(
      /have changed since the first page/,
    )
  })
})
