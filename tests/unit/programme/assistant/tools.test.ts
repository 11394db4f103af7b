import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reset } from '@mocks/reset'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { tools } from '../../../../programme/mcp/server'
import { tempFolder } from '../../../tempFolder'
import { runWith } from '../running'
import { type Assisted, assistedBy, textIn, whole } from './client'
import { type Watched, watchedApi } from './watched'

// Runs in test:all: it compares each tool with its command.

/* The tools of the server for assistants, on the mocked API. */

let api: Watched
let assisted: Assisted
const at = '2026-03-01T00:00:00Z'
const folder = tempFolder('assistant-tools')

beforeAll(async () => {
  api = await watchedApi()
  assisted = await assistedBy(api)
})
afterEach(() => reset())
afterAll(async () => {
  await assisted.client.close()
  await api.stop()
})

const printed = async (...args: string[]) => {
  const { printed: text } = await runWith(api.token, [
    ...args,
    ...['--base-url', api.baseUrl, '--account', 'brindlewick', '--format', 'json'],
  ])
  return JSON.parse(text)
}

const aTag = async (): Promise<string> => {
  const { items } = await assisted.found('find_objects', { type: 'missions', where: 'tags:least:1' })
  const { object } = await assisted.found('get_object', { type: 'missions', id: items[0].id })
  return object.tags[0]
}

const exported = async () => {
  const { printed: text } = await runWith(api.token, [
    'export',
    ...['--base-url', api.baseUrl, '--account', 'brindlewick'],
  ])
  return JSON.parse(text)
}

describe('the tools of programme mcp', () => {
  it('have descriptions that say what they can change (rule ASSIST-1)', async () => {
    const { tools: listed } = await assisted.client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { name, annotations, inputSchema, outputSchema, description } of listed) {
      expect(description, name).toBeTruthy()
      expect(inputSchema.additionalProperties, name).toBe(false)
      expect(outputSchema?.type, name).toBe('object')
      expect(annotations, name).toMatchObject(
        name === 'propose' ? { readOnlyHint: false, destructiveHint: false } : { readOnlyHint: true },
      )
    }
  })

  it('give the same as text and as structured content (rule ASSIST-4)', async () => {
    const tag = await aTag()
    const calls: [string, object][] = [
      ['list_accounts', {}],
      ['find_objects', { query: 'a' }],
      ['check', {}],
      ['explain', { at }],
      ['economy', { at }],
      ['campaign', { tag, at }],
      ['diff', { bundle: await exported() }],
      ['duplicate', { tag, newTag: 'next', shift: '1y' }],
    ]
    for (const [name, args] of calls) {
      const result = await assisted.call(name, args)
      expect(result.isError, textIn(result)).toBeUndefined()
      expect(JSON.parse(textIn(result)), name).toEqual(JSON.parse(JSON.stringify(result.structuredContent)))
      expect(Buffer.byteLength(textIn(result)), name).toBeLessThanOrEqual(50_000)
    }
  })

  it('answer as the commands print', async () => {
    const tag = await aTag()
    const lists = ['sources', 'sinks', 'levels', 'boxes', 'items', 'findings', 'muted']
    expect(await whole(assisted, 'economy', { at, days: 60, profile: 'keen' }, lists)).toEqual(
      await printed('economy', '--at', at, '--days', '60', '--profile', 'keen'),
    )
    expect(await whole(assisted, 'campaign', { at, tag }, [])).toEqual(
      await printed('campaign', '--at', at, '--tag', tag),
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
    expect(await whole(assisted, 'check', {}, lists)).toEqual(await printed('check'))
    vi.useRealTimers()
    const player = { name: 'Jona', credits: 100, finishedMissions: ['first-mile'] }
    writeFileSync(join(folder, 'player.json'), JSON.stringify(player))
    expect((await whole(assisted, 'explain', { at, player }, lists)).items).toEqual(
      await printed('explain', '--at', at, '--player', join(folder, 'player.json')),
    )
    const bundle = await exported()
    bundle.objects.missions[0].name = 'Other'
    delete bundle.objects.teams
    writeFileSync(join(folder, 'bundle.json'), JSON.stringify(bundle))
    expect({ ...(await whole(assisted, 'diff', { bundle }, ['objects'])), before: '' }).toEqual({
      ...(await printed('diff', join(folder, 'bundle.json'))),
      before: '',
    })
  })

  it('explain to a newcomer without a player, and nothing is unknown then', async () => {
    const { items } = await whole(assisted, 'explain', { at }, ['items'])
    const states = new Set(
      items.flatMap(({ conditions }: { conditions: { state: string }[] }) =>
        conditions.map(({ state }) => state),
      ),
    )
    expect([...states].sort()).toEqual(['met', 'unmet'])
  })

  it('find by type, text and conditions, 50 a page', async () => {
    const all = await whole(assisted, 'find_objects', {}, ['items'])
    const first = await assisted.found('find_objects', {})
    expect(first.items).toHaveLength(50)
    expect(first.total).toBe(all.items.length)
    const dear = await whole(assisted, 'find_objects', { type: 'prizes', where: ['credits:least:500'] }, [
      'items',
    ])
    for (const { id } of dear.items) {
      const { object } = await assisted.found('get_object', { type: 'prizes', id })
      expect(object.credits).toBeGreaterThanOrEqual(500)
    }
    // Some clients, such as the inspector, write a list as the text of its JSON.
    const [list, asText] = [['credits:least:500'], '["credits:least:500"]']
    expect(await assisted.found('find_objects', { type: 'prizes', where: asText })).toEqual(
      await assisted.found('find_objects', { type: 'prizes', where: list }),
    )
    expect(await assisted.refusal('find_objects', { type: 'prizes', where: '["credits:least' })).toMatch(
      /is no condition/,
    )
    const unused = await whole(assisted, 'find_objects', { type: 'events', where: '@unused:yes' }, ['items'])
    for (const { id } of unused.items)
      expect((await assisted.found('get_object', { type: 'events', id })).usedBy).toEqual([])
  })

  it('work out what changes of objects do to the economy, and change nothing', async () => {
    const { items } = await assisted.found('find_objects', { type: 'prizes', where: 'credits:least:10' })
    const [{ id }] = items
    const { object } = await assisted.found('get_object', { type: 'prizes', id })
    const changes = [{ type: 'prizes', id, set: { credits: object.credits + 7 } }]
    const { changes: figures } = await assisted.found('economy', { at, changes })
    expect(figures).toContainEqual({
      figure: `prizes/${id} price`,
      before: object.credits,
      after: object.credits + 7,
    })
    expect((await assisted.found('get_object', { type: 'prizes', id })).object).toEqual(object)
  })
})
