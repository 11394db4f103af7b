import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { most, options, run } from '../../openapi/kit/commands/decisions.ts'
import { tempFolder } from '../tempFolder'

const folder = tempFolder('decisions')
const file = join(folder, 'table.json')
const conditions = [
  { kind: 'price', state: 'unmet', text: `Costs 10 ${nouns.credits.many}, has 0`, path: 'credits' },
  { kind: 'level', state: 'met', text: 'Needs no level', path: 'requirement.level.id' },
]
const objects = [
  { type: 'prizes', id: 'mug/blue', state: 'locked', conditions },
  { type: 'missions', id: 'walk', state: 'open', conditions: [] },
  { type: 'missions', id: 'gone', state: 'open', conditions: [] },
  { type: 'missions', id: 'maybe', state: 'perhaps', conditions: [] },
]
const oneCase = { player: 'jona', facts: { name: 'Jona' }, at: '2025-04-21T09:31:00.000Z', objects }
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url?.includes('gone')) response.statusCode = 404
  response.end(JSON.stringify({ result: { state: 'open' } }))
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
})
afterAll(() => {
  server.close()
})

const write = (cases: object[]) =>
  writeFileSync(file, JSON.stringify({ format: 'programme-decisions', account: 'acme', cases }))

it('compares each state with that of the service, where a path says how to ask', async () => {
  write([oneCase])
  const report = await run(
    { 'base-url': base, path: '/state/{player}?of={type}/{id}&at={at}', field: 'result.state' },
    [file],
  )
  expect(asked[0]).toBe('/api/state/jona?of=prizes/mug%2Fblue&at=2025-04-21T09%3A31%3A00.000Z')
  expect(report.findings.map(({ message }) => message)).toEqual([
    `prizes/mug/blue is open for jona, and the console says locked: Costs 10 ${nouns.credits.many}, has 0`,
  ])
  expect(report.incomplete).toEqual(['missions/gone for jona: status 404'])
})

it('takes one file, and options for the service', () => {
  expect([most, Object.keys(options as object)]).toEqual([1, ['base-url', 'path', 'field', 'token']])
})

it('says that no service knows a made-up player', async () => {
  write([{ ...oneCase, player: null }])
  const report = await run({ 'base-url': base, path: '/{player}', field: 'state' }, [file])
  expect(report.incomplete).toEqual(['a case is about a made-up player, whom no service knows'])
})

it('is a checklist for people without a path', async () => {
  write([oneCase])
  const { page } = await run({ field: 'state' }, [file])
  expect(page?.('human').split('\n').slice(0, 3)).toEqual([
    'jona in acme, at 2025-04-21T09:31:00.000Z',
    `  [ ] prizes/mug/blue is locked: Costs 10 ${nouns.credits.many}, has 0`,
    '  [ ] missions/walk is open',
  ])
})

it.each([
  [[], 'Which decision table? contract decisions <file.json>'],
  [['/no/such/file'], /^\/no\/such\/file cannot be read as JSON/],
] as [string[], string | RegExp][])('could not run with %j', async (files, message) => {
  await expect(run({ field: 'state' }, files)).rejects.toThrow(message)
})

it('refuses a file that is no decision table, and a path without an address', async () => {
  write([oneCase])
  await expect(run({ field: 'state', path: '/x' }, [file])).rejects.toThrow('--path needs --base-url')
  writeFileSync(file, '{}')
  await expect(run({ field: 'state' }, [file])).rejects.toThrow('is no decision table')
})
