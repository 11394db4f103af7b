import { reset } from '@mocks/reset'
import { nextDraw, stockOf } from '@mocks/store/counted'
import { afterEach, describe, expect, it } from 'vitest'
import type { Statistics } from '@/generated/model'
import { call } from './support'

afterEach(reset)

const statistics = async (path = 'analytics?account=brindlewick'): Promise<Statistics> =>
  (await call('GET', path)).body

describe('statistics', () => {
  it('change with every call, never decrease, and repeat after a reset', async () => {
    const take = async () => [await statistics(), await statistics(), await statistics()]
    const first = await take()
    for (const [index, figures] of first.entries()) {
      const before = first[index - 1] ?? {}
      const moved = Object.entries(figures).filter(([name, figure]) => figure !== before[name])
      if (index > 0) expect(moved.length).toBeGreaterThan(0)
      for (const [name, figure] of moved) expect(figure).toBeGreaterThan(Number(before[name] ?? -1))
    }
    reset()
    expect(await take()).toEqual(first)
  })

  it('match the store', async () => {
    const before = await statistics()
    await call('POST', 'missions', { body: { id: 'fresh', account: 'brindlewick', name: 'Fresh' } })
    expect((await statistics()).missions).toBe(Number(before.missions) + 1)
  })

  it('contain only the counts of objects for an account without players', async () => {
    const figures = await statistics('analytics?account=tarnstead')
    expect(new Set(Object.values(figures))).toEqual(new Set([0]))
    expect(Object.keys(figures)).toHaveLength(17)
  })

  it('statistics of all accounts are higher than those of one', async () => {
    const [one, all] = [await statistics(), await statistics('analytics/aggregated')]
    expect(Object.keys(all).sort()).toEqual(Object.keys(one).sort())
    expect(all.points).toBeGreaterThan(one.points ?? 0)
  })
})

describe('the next draw', () => {
  const now = new Date('2026-03-12T09:00:00Z')
  it.each([
    [undefined, 'daily', undefined],
    ['nonsense', 'daily', undefined],
    ['2026-04-01T18:00:00Z', 'all-time', '2026-04-01T18:00:00Z'],
    ['2026-04-01T18:00:00Z', undefined, '2026-04-01T18:00:00Z'],
    ['2026-02-01T18:00:00Z', 'all-time', undefined],
    ['2026-02-01T18:00:00Z', 'daily', '2026-03-12T18:00:00Z'],
    ['2026-03-12T08:59:59Z', 'weekly', '2026-03-19T08:59:59Z'],
    ['2026-01-31T18:00:00Z', 'monthly', '2026-03-31T18:00:00Z'],
  ] as const)('the next draw for a draw time of %s, repeated %s, is %s', (drawTime, period, draw) => {
    expect(nextDraw(drawTime, period, now)).toBe(draw)
  })
})

it('the stock never falls below 0', () => {
  expect(stockOf(5, 7)).toEqual({ available: 0, redeemed: 7 })
})
