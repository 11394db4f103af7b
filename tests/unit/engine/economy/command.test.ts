import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@mocks/httpServer'
import { reset } from '@mocks/reset'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { main } from '../../../../programme/main'
import { tempFolder } from '../../../tempFolder'

const folder = tempFolder('economy')
let [origin, token]: string[] = []
let stop: () => Promise<void>

beforeAll(async () => {
  const server = await serve(0)
  stop = server.stop
  origin = server.origin
  token = (await (await fetch(`${origin}/mock-provider/tokens/account-reader`)).text()).trim()
})
afterEach(() => reset())
afterAll(async () => {
  await stop()
})

async function run(...args: string[]) {
  const [printed, logged]: string[][] = [[], []]
  const code = await main(['economy', ...args], {
    env: { PROGRAMME_TOKEN: token },
    print: (line) => void printed?.push(line),
    log: (line) => void logged?.push(line),
  })
  return { code, printed: printed?.join('\n') ?? '', logged: logged?.join('\n') ?? '' }
}

function fileOf(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const bundle = (name: string, credits: number) =>
  fileOf(name, {
    account: 'acme',
    format: 'gamification-programme',
    version: 1,
    objects: {
      events: [{ id: 'visit', name: 'Visit', reward: { credits, points: 10 } }],
      levels: [{ id: 'gold', name: 'Gold', ordinal: 1, objectives: { points: 100 } }],
      prizes: [
        { id: 'mug', name: 'Mug', credits: 50, limitStock: false },
        { id: 'car', name: 'Car', credits: 100_000, limitStock: false },
      ],
      mysteryboxes: [{ id: 'box', name: 'Box', credits: 5, prizes: [{ id: 'mug', count: 4 }] }],
    },
  })

const at = ['--at', '2026-03-12T00:00:00Z']
const json = async (...args: string[]) => JSON.parse((await run(...args, '--format', 'json')).printed)

describe('programme economy', () => {
  it('prints the figures of a bundle as JSON (rule ECON-10)', async () => {
    const players = fileOf('players.json', [
      { player: 'a', credits: 30 },
      { player: 'b', credits: 10 },
    ])
    expect(await json(bundle('one.json', 2), ...at, '--players', players)).toEqual({
      at: '2026-03-12T00:00:00.000Z',
      days: 30,
      profile: 'regular',
      sources: [
        { type: 'events', id: 'visit', ceiling: null, expected: 30 },
        { type: 'levels', id: 'gold', ceiling: 1, expected: 1 },
      ],
      ceiling: { points: 0, credits: 0, unlimited: [{ type: 'events', id: 'visit' }] },
      expected: { points: 300, credits: 60 },
      sinks: [
        { type: 'prizes', id: 'mug', price: 50, day: 25 },
        { type: 'prizes', id: 'car', price: 100_000, day: null },
        { type: 'mysteryboxes', id: 'box', price: 5, day: 3 },
      ],
      boxes: [{ id: 'box', price: 5, units: 4, value: 50, odds: [{ id: 'mug', units: 4, chance: 1 }] }],
      levels: [{ id: 'gold', ordinal: 1, day: 10 }],
      players: { count: 2, credits: 40, p50: 10, p90: 30, p99: 30, topShare: 0.75 },
    })
  })

  it('takes days and profile, and has no players without a file of them', async () => {
    const report = await json(bundle('one.json', 2), ...at, '--days', '10', '--profile', 'keen')
    expect(report).toMatchObject({ days: 10, profile: 'keen', expected: { credits: 60 }, players: null })
  })

  it('counts what a file says of units that are gone', async () => {
    const limited = { limitStock: true, stockCount: 50 }
    const file = fileOf('counted.json', {
      account: 'acme',
      format: 'gamification-programme',
      version: 1,
      objects: {
        prizes: [{ id: 'mug', name: 'Mug', credits: 50, ...limited, stock: { available: 0, redeemed: 50 } }],
        mysteryboxes: [
          { id: 'box', name: 'Box', credits: 5, prizes: [{ id: 'mug', count: 4, currentCount: 1 }] },
        ],
      },
    })
    expect((await json(file, ...at)).boxes).toMatchObject([{ id: 'box', units: 3 }])
    const explained: string[] = []
    const player = fileOf('player.json', { player: 'jo', credits: 100 })
    const args = ['explain', file, '--player', player, ...at, '--object', 'prizes/mug']
    await main(args, { env: {}, print: (line) => void explained.push(line), log: () => {} })
    expect(explained[0]).toBe('sold-out  prizes/mug')
    const checked: string[] = []
    await main(['check', file], { env: {}, print: (line) => void checked.push(line), log: () => {} })
    expect(checked.join('\n')).toContain('All 50 units are gone, and the prize is active.')
  })

  it.each([
    ['2026-03-12T09:00:00', '2026-03-12T09:00:00.000Z'],
    ['2026-03-12 09:00', '2026-03-12T09:00:00.000Z'],
    ['2026-03-12', '2026-03-12T00:00:00.000Z'],
    ['2026-03-12T09:00+01', '2026-03-12T08:00:00.000Z'],
    ['2026-03-12T09:00 -0500', '2026-03-12T14:00:00.000Z'],
    ['Thu, 12 Mar 2026 09:00:00 GMT', '2026-03-12T09:00:00.000Z'],
    ['Thu, 12 Mar 2026 09:00:00 +0100', '2026-03-12T08:00:00.000Z'],
    ['Thu Mar 12 2026 09:00:00 GMT+0100 (Central European Standard Time)', '2026-03-12T08:00:00.000Z'],
  ])('reads %s in its zone, and as UTC without one', async (text, moment) => {
    expect((await json(bundle('zones.json', 2), '--at', text)).at).toBe(moment)
  })

  it.each(['12-03-2026', '12/03/2026 09:00', 'Thu, 12 Mar 2026 09:00:00', 'soon'])(
    'refuses %s, which each machine reads in its own zone, or not at all',
    async (text) => {
      const { code, logged } = await run(bundle('zones.json', 2), '--at', text)
      expect([code, logged]).toEqual([
        2,
        expect.stringContaining(`--at is a time such as 2026-03-12T09:00:00Z, not '${text}'`),
      ])
    },
  )

  it('prints them for people', async () => {
    const { code, printed } = await run(bundle('one.json', 2), ...at)
    expect(code).toBe(0)
    expect(printed).toContain('A regular player, 30 days from 2026-03-12T00:00:00.000Z')
    expect(printed).toContain(`Expected   60 ${nouns.credits.many}, 300 ${nouns.points.many}`)
    expect(printed).toMatch(/prizes\/mug +50 {2}day 25/)
    expect(printed).toMatch(/prizes\/car +100,000 {2}not within a year/)
    expect(printed).toMatch(/^At most .*, and what is unlimited\nUnlimited {2}1:\n {2}events\/visit$/m)
  })

  it('names nothing unlimited where all has a limit', async () => {
    const visit = { id: 'visit', name: 'Visit', limitCount: true, countLimit: 2, reward: { credits: 3 } }
    const file = {
      account: 'acme',
      format: 'gamification-programme',
      version: 1,
      objects: { events: [visit] },
    }
    const { printed } = await run(fileOf('limited.json', file), ...at)
    expect(printed.split('\n')).toContain(`At most    6 ${nouns.credits.many}, 0 ${nouns.points.many}`)
  })

  it('says what changed since an older bundle', async () => {
    const [older, newer] = [bundle('older.json', 1), bundle('newer.json', 2)]
    const { changes } = await json(newer, ...at, '--against', older)
    expect(changes).toEqual([
      { figure: 'expected credits', before: 30, after: 60 },
      { figure: 'prizes/mug day', before: 50, after: 25 },
      { figure: 'mysteryboxes/box day', before: 5, after: 3 },
    ])
    const { printed } = await run(newer, ...at, '--against', older)
    expect(printed).toMatch(/expected credits +30 -> 60/)
    expect((await run(older, ...at, '--against', older)).printed).toContain('No figure changed')
  })

  it('fails a job if a player earns more credits in 30 days than allowed, whatever the span', async () => {
    const file = bundle('one.json', 2)
    expect((await run(file, ...at, '--max-credits-per-month', '60', '--days', '300')).code).toBe(0)
    const { code, logged } = await run(file, ...at, '--max-credits-per-month', '59', '--days', '3')
    expect(code).toBe(1)
    expect(logged).toBe(
      `A regular player is expected to earn 60 ${nouns.credits.many} in 30 days, more than 59.`,
    )
  })

  it('reads an API, with players on request', async () => {
    const api = ['--base-url', `${origin}/admin/api/v0`, '--account', 'brindlewick', ...at]
    const without = await json(...api)
    expect(without.players).toBeNull()
    expect(without.expected.credits).toBeGreaterThan(0)
    const { players } = await json(...api, '--with-players')
    expect(players).toMatchObject({ count: 250 })
  })

  it.each([
    [['--at', 'soon'], '--at is a time such as'],
    [['--days', '1.5'], '--days is a whole number'],
    [['--profile', 'lazy'], '--profile is one of casual, regular, keen'],
    [['--format', 'xml'], '--format is one of text, md, json'],
    [['--max-credits-per-month', 'many'], '--max-credits-per-month is a number'],
    [['--with-players'], '--with-players reads an API'],
  ])('refuses %s', async (args, message) => {
    expect(await run(bundle('one.json', 2), ...args)).toMatchObject({
      code: 2,
      logged: expect.stringContaining(message),
    })
  })

  it('refuses a file of players that has none', async () => {
    const { code, logged } = await run(bundle('one.json', 2), '--players', fileOf('none.json', { a: 1 }))
    expect([code, logged]).toEqual([2, expect.stringContaining('has no list of players')])
  })
})
