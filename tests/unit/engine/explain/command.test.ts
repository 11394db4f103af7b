import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@mocks/httpServer'
import { expect, it } from 'vitest'
import type { inFile } from '@/engine/explain/caseTable'
import { nouns } from '@/model/words'
import { main } from '../../../../programme/main'
import { tempFolder } from '../../../tempFolder'
import { complaintCases, listsOf, objectOf, playerOf } from './complaintCases'

const folder = tempFolder('explain')

const fileOf = (name: string, value: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

async function run(...args: string[]) {
  const [printed, logged]: [string[], string[]] = [[], []]
  const code = await main(['explain', ...args], {
    env: {},
    print: (line) => printed.push(line),
    log: (line) => logged.push(line),
  })
  return { code, printed: printed.join('\n'), logged: logged.join('\n') }
}

const bundle = fileOf('bundle.json', {
  format: 'gamification-programme',
  version: 1,
  account: 'acme',
  objects: {
    levels: [
      { id: 'pathfinder', name: 'Pathfinder', ordinal: 3 },
      { id: 'trailblazer', name: 'Trailblazer', ordinal: 4, objectives: { points: 1800 } },
    ],
    prizes: [
      {
        id: 'ticket',
        name: 'Ticket',
        credits: 240,
        limitStock: false,
        requirement: { level: { id: 'trailblazer', ordinal: 4 } },
      },
    ],
  },
})
const jona = fileOf('jona.json', {
  player: 'jona',
  name: 'Jona',
  level: { name: 'Pathfinder' },
  credits: 640,
})
const common = [bundle, '--player', jona, '--at', '2025-04-21T09:31:00Z']

it('prints each object with the conditions that are not met', async () => {
  expect(await run(...common)).toEqual({
    code: 0,
    printed: [
      'has       levels/pathfinder',
      'locked    levels/trailblazer',
      `            unmet: Needs 1,800 ${nouns.points.many}, has 0 (objectives.points)`,
      'locked    prizes/ticket',
      '            unmet: Needs level 4 Trailblazer, has 3 Pathfinder (requirement.level.id)',
    ].join('\n'),
    logged: '',
  })
})

it('prints one object with all conditions that it asks', async () => {
  const { printed } = await run(...common, '--object', 'prizes/ticket')
  expect(printed).toContain(`met: Costs 240 ${nouns.credits.many}, has 640 (credits)`)
})

it('prints JSON with the conditions of each object', async () => {
  const { printed } = await run(...common, '--object', 'prizes/ticket', '--format', 'json')
  const [one, ...rest] = JSON.parse(printed) as ReturnType<typeof inFile>[]
  expect(rest).toEqual([])
  expect(one).toMatchObject({ type: 'prizes', id: 'ticket', state: 'locked' })
  expect(one?.conditions.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'available met',
    'started met',
    'notOver met',
    'level unmet',
    'category met',
    'tags met',
    'achievements met',
    'missions met',
    'price met',
    'stock met',
    'limit met',
  ])
})

it('assumes on request that nothing was used or finished', async () => {
  const limited = fileOf('limited.json', {
    format: 'gamification-programme',
    version: 1,
    account: 'acme',
    objects: {
      prizes: [{ id: 'mug', name: 'Mug', credits: 1, limitStock: false, limitCount: true, countLimit: 1 }],
    },
  })
  const args = [limited, '--player', jona, '--at', '2025-04-21T09:31:00Z']
  expect((await run(...args)).printed).toContain('perhaps   prizes/mug')
  expect((await run(...args, '--assume-none')).printed).toContain('open      prizes/mug')
})

it.each([
  [['--object', 'prizes/gone'], /^There is no object prizes\/gone in /],
  [['--object', 'rules/x'], /^--object is a type and an id/],
  [['--format', 'xml'], '--format is one of text, json'],
  [['--at', '2025-02-30'], "--at is no time: '2025-02-30'. Try 2026-04-21T09:31:00Z"],
  [['--player', fileOf('broken.json', '{')], /broken\.json is no JSON$/],
  [['--player', fileOf('list.json', [])], /list\.json is no player: it is no player, but a list or a value$/],
  [['--base-url', 'http://localhost'], 'Name either a bundle or --base-url, not both'],
] as [string[], string | RegExp][])('says what is wrong with %j', async (args, message) => {
  const { code, printed, logged } = await run(...common, ...args)
  expect([code, printed]).toEqual([2, ''])
  expect(logged).toMatch(message)
})

it('needs a player and a moment', async () => {
  expect((await run(bundle, '--at', '2025-04-21')).logged).toBe('Name the player: --player <file.json>')
  expect((await run(bundle, '--player', jona)).logged).toBe('Name the moment: --at 2026-04-21T09:31:00Z')
})

it.each(complaintCases)('answers the complaint %s: %s', async (_, cause, complaint) => {
  const { answer } = complaint
  const objects = listsOf(complaint)
  const file = fileOf(`${cause}.json`, {
    format: 'gamification-programme',
    version: 1,
    account: 'acme',
    objects,
  })
  const player = fileOf(`${cause} player.json`, playerOf(complaint))
  const { printed } = await run(
    ...[file, '--player', player, '--at', '2025-04-21T09:31:00'],
    ...['--object', objectOf(complaint), '--format', 'json'],
  )
  const [one] = JSON.parse(printed) as ReturnType<typeof inFile>[]
  const inState = (state: string) => one?.conditions.filter((condition) => condition.state === state) ?? []
  expect(one?.state).toBe(answer.state)
  if (answer.fails)
    expect(Object.fromEntries(inState('unmet').map(({ kind, text }) => [kind, text]))).toEqual(answer.fails)
  expect(inState('unknown').map(({ kind }) => kind)).toEqual(answer.unknown ?? [])
})

it('reads an account of an API', async () => {
  const { origin, stop } = await serve(0)
  const token = (await (await fetch(`${origin}/mock-provider/tokens/account-reader`)).text()).trim()
  const { code, printed } = await run(
    ...['--base-url', `${origin}/admin/api/v0`, '--account', 'brindlewick', '--token', token],
    ...['--player', jona, '--at', '2026-04-21', '--format', 'json'],
  )
  await stop()
  expect(code).toBe(0)
  expect((JSON.parse(printed) as ReturnType<typeof inFile>[]).length).toBeGreaterThan(100)
})
