import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { main } from '../../../../programme/main'
import { tempFolder } from '../../../tempFolder'

const file = join(tempFolder('campaign'), 'bundle.json')
const tags = ['spring']
writeFileSync(
  file,
  JSON.stringify({
    account: 'acme',
    format: 'gamification-programme',
    version: 1,
    objects: {
      events: [{ id: 'ride', name: 'Ride' }],
      missions: [
        {
          ...{ id: 'bird', name: 'Bird Walk', tags, isAvailable: false },
          ...{ period: 'all-time', limitCount: true, countLimit: 1 },
          active: { from: '2026-03-20T00:00:00Z', to: '2026-03-31T23:59:59Z' },
          objectives: { events: [{ id: 'ride', count: 1 }] },
          reward: { credits: 100, points: 0, achievements: [{ id: 'badge', steps: 1 }] },
        },
        {
          ...{ id: 'open', name: 'Open', tags, isAvailable: false },
          objectives: { events: [{ id: 'ride', count: 1 }] },
        },
      ],
      achievements: [{ id: 'badge', name: 'Badge', steps: 1, reward: { credits: 60 } }],
    },
  }),
)

async function run(...args: string[]) {
  const [printed, logged]: string[][] = [[], []]
  const code = await main(['campaign', ...args], {
    env: {},
    print: (line) => void printed?.push(line),
    log: (line) => void logged?.push(line),
  })
  return { code, printed: printed?.join('\n') ?? '', logged: logged?.join('\n') ?? '' }
}

const at = ['--at', '2026-03-12T00:00:00Z']

describe('programme campaign (rules CAMPAIGN-14 to CAMPAIGN-16)', () => {
  it('prints the figures of a campaign, as if active while none of it is', async () => {
    const { code, printed } = await run(file, '--tag', ' Spring', ...at, '--format', 'json')
    expect(code).toBe(0)
    const report = JSON.parse(printed)
    expect(report).toMatchObject({
      state: 'inactive',
      from: '2026-03-20T00:00:00.000Z',
      view: 'as-active',
      objects: [
        { type: 'missions', id: 'bird' },
        { type: 'missions', id: 'open' },
      ],
      withoutDates: [{ type: 'missions', id: 'open' }],
      cost: {
        from: '2026-03-20T00:00:00.000Z',
        to: '2026-04-01T00:00:00.000Z',
        followOn: [{ type: 'achievements', id: 'badge', points: 0, credits: 60 }],
        sooner: [],
        stops: [],
      },
      newAtStart: [{ type: 'missions', id: 'bird' }],
    })
    expect(report.cost.direct.credits).toBeGreaterThan(99)
    expect(Object.keys(report.findings)).toEqual(['errors', 'warnings', 'notes'])
    expect((await run(file, '--tag', 'spring', ...at)).printed).toContain('60 more by the achievement Badge')
  })

  it('counts nothing as it is while nothing is available', async () => {
    const { printed } = await run(file, '--tag', 'spring', ...at, '--as-is', '--format', 'json')
    expect(JSON.parse(printed)).toMatchObject({
      ...{ view: 'as-is', from: null, to: null, newAtStart: [] },
      cost: {
        from: '2026-03-12T00:00:00.000Z',
        to: '2026-04-11T00:00:00.000Z',
        direct: { points: 0, credits: 0 },
      },
    })
  })

  it.each([
    ['an unknown tag', ['--tag', 'none']],
    ['both views', ['--tag', 'spring', '--as-is', '--as-active']],
    ['no campaign', []],
  ])('exits with 2 for %s', async (_, args) => {
    expect((await run(file, ...args)).code).toBe(2)
  })
})
