import { reset } from '@mocks/reset'
import { nextDraw, stockOf } from '@mocks/store/counted'
import { createClock, type NamedDay } from '@mocks/world/clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Statistics } from '@/generated/model'
import { call } from './support'

// Files of this project share the store.
beforeEach(reset)
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

  it('agree with the lists: as many players, with their credits', async () => {
    const players: { points?: number; credits?: number }[] = (
      await call('GET', 'players?account=brindlewick&limit=1000')
    ).body
    const figures = await statistics()
    expect(figures.players).toBe(players.length)
    expect(figures.activePlayers).toBe(players.filter(({ points = 0 }) => points > 0).length)
    expect(figures.credits).toBe(players.reduce((sum, { credits = 0 }) => sum + credits, 0))
    // Neither changes while no player is added.
    expect(await statistics()).toMatchObject({
      players: players.length,
      activePlayers: figures.activePlayers,
    })
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

describe('a draw that is named after a day', () => {
  it.each([
    '2026-03-12T09:00:00Z',
    '2026-11-26T09:00:00Z',
    '2026-11-27T09:00:00Z',
    '2026-11-28T09:00:00Z',
    '2026-11-30T09:00:00Z',
    '2028-02-29T09:00:00Z',
  ])('is drawn on that day in a world of %s', (today) => {
    const clock = createClock(new Date(today))
    const dayOf = (day: NamedDay) => new Date(clock.at(day, '09:00'))
    expect(dayOf('Friday').getUTCDay()).toBe(5)
    expect(dayOf('Monday').getUTCDay()).toBe(1)
    expect(new Date(dayOf('month end').getTime() + 86_400_000).getUTCDate()).toBe(1)
    for (const day of ['Friday', 'Monday', 'month end'] as const)
      expect(dayOf(day).getTime()).toBeGreaterThanOrEqual(Date.parse(today))
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
