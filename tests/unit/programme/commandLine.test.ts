import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@mocks/httpServer'
import { reset } from '@mocks/reset'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { nouns } from '@/model/words'
import { main } from '../../../programme/main'
import { tempFolder } from '../../tempFolder'
import { leftOutIn, notChecked } from '../engine/check/notChecked'

// Runs in test:all: it starts processes of the command.

let api: string[] = []
let tokens: Record<string, string> = {}
let stop: () => Promise<void>
const folder = tempFolder('programme')
const fileOf = (name: string) => join(folder, name)

beforeAll(async () => {
  const { origin, stop: stopServer } = await serve(0)
  stop = stopServer
  api = ['--base-url', `${origin}/admin/api/v0/`]
  const token = async (persona: string) =>
    (await (await fetch(`${origin}/mock-provider/tokens/${persona}`)).text()).trim()
  tokens = { admin: await token('service-admin'), reader: await token('account-reader') }
})
afterEach(() => reset())
afterAll(async () => {
  await stop()
})

/** Runs a command with the token of a persona in the environment. */
async function run(args: readonly string[], persona = 'admin') {
  const [printed, logged]: string[][] = [[], []]
  const code = await main(args, {
    env: { PROGRAMME_TOKEN: tokens[persona] },
    print: (line) => void printed?.push(line),
    log: (line) => void logged?.push(line),
  })
  return { code, printed: printed ?? [], logged: logged?.join('\n') ?? '' }
}

const of = (account: string) => [...api, '--account', account]

async function exported(account: string, name = `${account}.json`): Promise<string> {
  expect((await run(['export', ...of(account), '-o', fileOf(name)])).code).toBe(0)
  return fileOf(name)
}

/** A bundle with these objects. */
function bundleOf(objects: object): string {
  const file = fileOf('written.json')
  writeFileSync(
    file,
    JSON.stringify({ account: 'elsewhere', format: 'gamification-programme', version: 1, objects }, null, 2),
  )
  return file
}

describe('programme export', () => {
  it('writes the same bytes twice, and the account does not differ from its file', async () => {
    const file = await exported('brindlewick')
    const { printed } = await run(['export', ...of('brindlewick')])
    expect(`${printed.join('\n')}\n`).toBe(readFileSync(file, 'utf8'))
    expect(await run(['diff', file, ...of('brindlewick')])).toMatchObject({ code: 0, printed: [] })
    expect(await run(['import', file, ...of('brindlewick'), '--dry-run'])).toMatchObject({
      code: 0,
      printed: [expect.stringMatching(/^\d+ identical$/)],
    })
  })

  it('fails for an account that does not exist, and for an expired token', async () => {
    expect(await run(['export', ...of('nobody')])).toMatchObject({
      code: 2,
      logged: expect.stringMatching(/^Could not read nobody from .*\(HTTP 404\)$/),
    })
    const { code, logged } = await run(['export', ...of('brindlewick'), '--token', 'old'])
    expect(code).toBe(2)
    expect(logged).toContain('(HTTP 401)')
  })
})

describe('programme revert (rule REVERT-7)', () => {
  const exportedJournal = (entries: object[]) => {
    const file = fileOf('journal.json')
    writeFileSync(file, JSON.stringify({ format: 'console-journal', version: 1, entries }))
    return file
  }
  const common = { at: 1, account: 'brindlewick', type: 'teams', name: 'Team Badger', outcome: 'done' }

  it('takes back the changes of an exported journal, says that it keeps none, and changes nothing the second time', async () => {
    const bundle = await exported('brindlewick')
    const { objects } = JSON.parse(readFileSync(bundle, 'utf8')) as { objects: { teams: { id: string }[] } }
    const badger = { ...objects.teams.find(({ id }) => id === 'team-badger'), account: 'brindlewick' }
    const file = exportedJournal([
      {
        ...{ ...common, id: 'a', operation: 'update', object: 'team-badger' },
        ...{ before: { ...badger, name: 'Old Badger' }, after: badger },
      },
      {
        ...{ ...common, id: 'b', operation: 'delete', object: 'team-lynx', name: 'Team Lynx' },
        before: { id: 'team-lynx', account: 'brindlewick', name: 'Team Lynx' },
      },
      { ...common, id: 'c', operation: 'create', object: 'x', account: 'fennmarsh', after: { id: 'x' } },
    ])
    const dry = await run(['revert', file, ...of('brindlewick'), '--dry-run'])
    expect(dry).toMatchObject({
      code: 1,
      logged: '1 of 3 entries belong to other accounts, or to none; they are left out',
    })
    expect(dry.printed).toEqual(
      expect.arrayContaining([
        'new       teams/team-lynx',
        'edit      teams/team-badger',
        '            name: "Team Badger" -> "Old Badger"',
        '1 new, 1 edit',
      ]),
    )
    const done = await run(['revert', file, ...of('brindlewick')])
    expect(done).toMatchObject({
      code: 0,
      logged: expect.stringContaining('The command line keeps no journal'),
    })
    expect(done.logged).toContain('2 of 2 calls done')
    expect(await run(['revert', file, ...of('brindlewick')])).toMatchObject({
      code: 0,
      printed: ['2 identical'],
    })
  })

  it.each([
    ['x', /it is not JSON/],
    ['{"format":"other"}', /it is no exported journal/],
    ['{"format":"console-journal","version":1,"entries":[{"id":"a"}]}', /entry 1 is incomplete/],
    ['{"format":"console-journal","version":1,"entries":[]}', /has no changes of the account/],
  ])('refuses the file %s', async (text, words) => {
    const file = fileOf('journal.json')
    writeFileSync(file, text)
    expect(await run(['revert', file, ...of('brindlewick')])).toMatchObject({
      code: 2,
      logged: expect.stringMatching(words),
    })
  })
})

describe('programme import', () => {
  it('copies a programme into another account, and changes nothing the second time (rules BUNDLE-5 and BUNDLE-6)', async () => {
    const file = bundleOf({
      quizzes: [{ id: 'new-quiz', name: 'New Quiz', questions: [{ id: 'q', text: 'Why?' }] }],
      missions: [{ id: 'new-mission', name: 'New Mission', objectives: { quizzId: 'new-quiz' } }],
    })
    const dry = await run(['import', file, ...of('fennmarsh'), '--dry-run'])
    expect(dry).toMatchObject({
      code: 1,
      printed: ['new       missions/new-mission', 'new       quizzes/new-quiz', '2 new'],
    })
    expect((await run(['import', file, ...of('fennmarsh'), '--active'])).logged).toBe('2 of 2 calls done')
    expect(await run(['import', file, ...of('fennmarsh')])).toMatchObject({
      code: 0,
      printed: ['2 identical'],
      logged: '0 of 0 calls done',
    })
  })

  it('does not change objects that differ, unless the user asks to overwrite them', async () => {
    const file = await exported('brindlewick')
    const changed = readFileSync(file, 'utf8').replace('"name": "Team Badger"', '"name": "Team Otter"')
    writeFileSync(file, changed)
    expect(await run(['import', file, ...of('brindlewick')])).toMatchObject({
      code: 1,
      printed: [
        'differs   teams/team-badger (stays as it is)',
        '            name: "Team Badger" -> "Team Otter"',
        expect.stringMatching(/1 differs/),
      ],
      logged: '0 of 0 calls done',
    })
    expect(await run(['import', file, ...of('brindlewick'), '--overwrite'])).toMatchObject({
      code: 0,
      logged: '1 of 1 call done',
    })
    expect((await run(['diff', file, ...of('brindlewick')])).printed).toEqual([])
  })

  it('sends nothing while players would notice a change, unless the user confirms it (rule LIVE-4)', async () => {
    const file = await exported('brindlewick')
    const changed = JSON.parse(readFileSync(file, 'utf8'))
    const mission = changed.objects.missions.find(({ id }: { id: string }) => id === 'beginners-luck')
    mission.reward.points = 48_000
    writeFileSync(file, JSON.stringify(changed))
    const refused = await run(['import', file, ...of('brindlewick'), '--overwrite'])
    expect(refused.code).toBe(1)
    expect(refused.printed.join('\n')).toContain('Players may get another reward than they were told.')
    expect(refused.printed.join('\n')).toMatch(
      new RegExp(`Reward › ${nouns.points.title}: \\d+ → 48,000, \\d+ times as much`),
    )
    expect(refused.logged).toContain('Nothing was sent: 1 object is live')
    expect((await run(['import', file, ...of('brindlewick'), '--overwrite'])).code).toBe(1)
    expect(await run(['import', file, ...of('brindlewick'), '--overwrite', '--confirm'])).toMatchObject({
      code: 0,
      logged: '1 of 1 call done',
    })
  })

  it('keeps the availability of what exists, and compares it on request (rule COPY-4)', async () => {
    const file = await exported('brindlewick')
    const text = readFileSync(file, 'utf8')
    const switched = (text.match(/"isAvailable": true/g) ?? []).length
    writeFileSync(file, text.replaceAll('"isAvailable": true', '"isAvailable": false'))
    expect(await run(['import', file, ...of('brindlewick'), '--overwrite', '--dry-run'])).toMatchObject({
      code: 0,
      printed: [expect.stringMatching(/^\d+ identical$/)],
      logged: expect.stringContaining(`${switched} objects keep their own availability`),
    })
    const exact = await run(['import', file, ...of('brindlewick'), '--active', '--dry-run'])
    expect(exact.printed.filter((line) => line.startsWith('differs'))).toHaveLength(switched)
  })

  it('prints each call that failed', async () => {
    const file = bundleOf({ events: [{ id: 'one', name: 'One' }] })
    expect(await run(['import', file, ...of('brindlewick')], 'reader')).toMatchObject({
      code: 1,
      printed: [
        'new       events/one',
        '1 new',
        expect.stringMatching(/^FAILED {4}events\/one: create: .+\(HTTP 403\)$/),
      ],
    })
  })

  it('sends nothing if the file has faults, and prints them with file, line and column (rule BUNDLE-4)', async () => {
    const file = bundleOf({ events: [{ id: 'one', nmae: 'One' }] })
    expect(await run(['import', file, ...of('brindlewick')])).toMatchObject({
      code: 2,
      printed: [],
      logged: [
        `${file} cannot be used:`,
        `${file}:7:7 events/one, name: Is required`,
        `${file}:9:9 events/one, nmae: Unknown field. Did you mean 'name'?`,
      ].join('\n'),
    })
  })
})

describe('a file of the command line', () => {
  const written = (bytes: Buffer) => {
    const file = fileOf('bytes.json')
    writeFileSync(file, bytes)
    return file
  }
  const event = { events: [{ id: 'one', name: 'Große Reise', reward: { pionts: 1 } }] }
  const text = () => readFileSync(bundleOf(event))

  it('can be UTF-16, as in the console, and its unknown fields are warnings (rules BUNDLE-7 and BUNDLE-9)', async () => {
    const file = written(
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text().toString(), 'utf16le')]),
    )
    const warning = `warning: ${file}:11:11 events/one, reward.pionts: Unknown field. Did you mean 'points'?`
    expect(await run(['import', file, ...of('brindlewick'), '--dry-run'])).toMatchObject({
      code: 1,
      printed: ['new       events/one', '1 new'],
      logged: warning,
    })
    expect((await run(['check', file])).logged).toBe(warning)
  })

  it('is refused in another encoding, by import, diff and check', async () => {
    const file = written(Buffer.from(text().toString(), 'latin1'))
    for (const args of [
      ['import', file, ...of('brindlewick')],
      ['diff', file, file],
      ['check', file],
    ])
      expect(await run(args)).toMatchObject({
        code: 2,
        logged: expect.stringContaining(`${file}:9:21 The file is not UTF-8: it seems to be Latin-1`),
      })
  })

  it('is refused if it is no JSON, and at most 200 faults are listed (rule BUNDLE-8)', async () => {
    const zipped = written(Buffer.from([0x1f, 0x8b, 8, 0]))
    expect((await run(['check', zipped])).logged).toBe(
      `${zipped} cannot be used: This is a gzip archive, no JSON file`,
    )
    const events = Array.from({ length: 150 }, (_, index) => ({ id: `e-${index}`, name: 1, nmae: '' }))
    const { logged } = await run(['check', bundleOf({ events })])
    expect(logged.split('\n')).toHaveLength(202)
    expect(logged).toMatch(/: and 100 more$/)
  })
})

describe('programme check of an API', () => {
  it('reports faults in counters of the server, and with --players faults of players (rule CHECK-11)', async () => {
    const [, base = ''] = api
    const player = { player: 'lone', account: 'brindlewick', name: 'Lone', team: 'gone' }
    const created = await fetch(`${base}players`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': 'application/json' },
      body: JSON.stringify(player),
    })
    expect(created.status).toBe(201)
    const without = (await run(['check', ...of('brindlewick')])).printed.join('\n')
    expect(without).toContain('rule      prize-out-of-stock')
    expect(leftOutIn(without)).toEqual(notChecked)
    expect(without).not.toContain('Lone')
    const { code, printed } = await run(['check', ...of('brindlewick'), '--players'])
    expect(code).toBe(1)
    expect(printed.join('\n')).toContain('players/lone  Lone')
    expect(printed.join('\n')).toContain('rule      missing-team')
    expect(leftOutIn(printed.join('\n'))).toEqual([])
  })

  it('reads players from an API only', async () => {
    const file = bundleOf({ events: [{ id: 'one', name: 'One' }] })
    const { code, logged } = await run(['check', file, '--players'])
    expect(code).toBe(2)
    expect(logged).toContain('--players reads an API: it needs --base-url')
  })
})

test('programme diff compares two files field by field', async () => {
  const a = bundleOf({
    events: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', tags: ['x'] },
    ],
  })
  const text = readFileSync(a, 'utf8')
  const b = fileOf('b.json')
  writeFileSync(b, text.replace('"x"', '"y"').replace('"id": "a"', '"id": "c"'))
  expect(await run(['diff', a, b])).toMatchObject({
    code: 1,
    printed: ['- events/a', '~ events/b', '    tags: ["x"] -> ["y"]', '+ events/c'],
  })
  expect(await run(['diff', a, a])).toMatchObject({ code: 0, printed: [], logged: 'No differences' })
})

const ofAnApi = ['--base-url', 'https://x.example', '--account', 'a']

test.each([
  [[], 'programme: the programme of an account as a file'],
  [['nope'], "There is no command 'nope'"],
  [['export'], 'Name the API'],
  [['export', '--base-url', 'example.com'], 'must begin with http'],
  [['export', '--base-url', 'http://localhost:1', '--unknown'], 'Unknown option'],
  [['export', '--base-url', 'http://localhost:1'], 'Name the account'],
  [['import'], 'Name one file'],
  [['revert'], 'Name one file'],
  [
    ['import', 'nowhere.json', '--base-url', 'http://localhost:1', '--account', 'a'],
    'Could not read nowhere.json',
  ],
  [['diff', 'a.json'], 'Compare two files'],
  [['mcp', '--base-url', 'https://x.example'], 'Name the account'],
  [['mcp', ...ofAnApi, '--console', 'x'], '--console is the address'],
  [['mcp', ...ofAnApi, '--out', '/no/folder'], '--out is a folder'],
  [['mcp', ...ofAnApi, 'more'], "Unexpected 'more'"],
])('a command prints which input is missing: %j', async (args, words) => {
  const { code, printed, logged } = await run(args)
  expect(code).toBe(2)
  expect([...printed, logged].join('\n')).toContain(words)
})

test('the script starts a command, returns its exit code, and prints no token', async () => {
  const file = bundleOf({ events: [{ id: 'one' }] })
  const started = promisify(execFile)('node', ['programme/cli.mjs', 'diff', file, file, '--token', 'secret'])
  await expect(started).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('events/one, name: Is required'),
  })
  await expect(started).rejects.not.toMatchObject({ stderr: expect.stringContaining('secret') })
})
