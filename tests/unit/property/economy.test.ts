import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courseOf, dayReaching, horizonDays } from '@/engine/economy/expected'
import { assumptionsOf, profiles } from '@/engine/economy/profiles'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import type { EntityType } from '@/model/entityTypes'
import { settings } from './settings'

const start = Date.parse('2026-03-12T00:00:00Z')
const few = { ...settings, numRuns: 40 }

interface Programme {
  at: number
  prices: number[]
  lists: Partial<Record<EntityType, Record<string, unknown>[]>>
}

const amount = fc.integer({ min: 0, max: 60 })
const reward = fc.record({
  credits: amount,
  points: amount,
  achievements: fc.constantFrom([], [{ id: 'a0', steps: 1 }], [{ id: 'a1', steps: 2 }]),
})
const limit = fc.record({ limitCount: fc.boolean(), countLimit: fc.integer({ min: 1, max: 5 }) })
const active = fc
  .record({ from: fc.integer({ min: -40, max: 90 }), days: fc.integer({ min: 0, max: 300 }) })
  .map(({ from, days }) => ({
    from: new Date(start + from * dayMs).toISOString(),
    to: new Date(start + (from + days) * dayMs - 1000).toISOString(),
  }))
// Months have different lengths, so only days and weeks stay the same when dates are moved by weeks.
const period = fc.constantFrom('daily', 'weekly', 'all-time')

const merged = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) =>
  fc.tuple(a, b).map(([one, other]) => ({ ...one, ...other }))

const programme: fc.Arbitrary<Programme> = fc
  .record({
    hour: fc.integer({ min: 0, max: 23 }),
    prices: fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 4 }),
    events: fc.array(merged(fc.record({ reward }), limit), { minLength: 1, maxLength: 3 }),
    missions: fc.array(
      merged(
        fc.record({
          reward,
          period,
          active: fc.option(active, { nil: undefined }),
          count: fc.integer({ min: 1, max: 9 }),
        }),
        limit,
      ),
      { maxLength: 4 },
    ),
    streaks: fc.array(merged(fc.record({ reward, period, active }), limit), { maxLength: 2 }),
    achievements: fc.array(fc.record({ steps: fc.integer({ min: 1, max: 20 }), reward }), { maxLength: 2 }),
    levels: fc.array(
      fc.record({ objectives: fc.record({ points: fc.integer({ min: 0, max: 2000 }) }), reward }),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ hour, prices, events, missions, streaks, achievements, levels }) => ({
    at: start + hour * 3_600_000,
    prices,
    lists: {
      events: events.map((one, index) => ({ ...one, id: `e${index}` })),
      missions: missions.map(({ count, ...one }, index) => ({
        ...one,
        id: `m${index}`,
        objectives: { events: [{ id: 'e0', count }] },
      })),
      streaks: streaks.map((one, index) => ({ ...one, id: `s${index}` })),
      achievements: achievements.map((one, index) => ({ ...one, id: `a${index}` })),
      levels: levels.map((one, index) => ({ ...one, id: `l${index}`, ordinal: index })),
    },
  }))

const profile = fc.constantFrom(...profiles)

function course({ at, lists }: Programme, kind: (typeof profiles)[number], days = horizonDays) {
  const index = new ProgrammeIndex({
    account: 'a',
    now: at,
    lists: new Map(Object.entries(lists) as [EntityType, object[]][]),
  })
  return courseOf(index, at, days, assumptionsOf(kind))
}

const days = (of: Programme, kind: (typeof profiles)[number], factor = 1) => {
  const found = course(of, kind)
  return of.prices.map((price) => dayReaching(found, price * factor))
}

/** The programme with other rewards. */
const withRewards = (of: Programme, change: (value: number) => number): Programme => ({
  ...of,
  lists: Object.fromEntries(
    Object.entries(of.lists).map(([type, rows]) => [
      type,
      rows.map((row) => {
        const { credits, ...rest } = row.reward as { credits: number }
        return { ...row, reward: { ...rest, credits: change(credits) } }
      }),
    ]),
  ),
})

const moved = (date: string, by: number) => new Date(Date.parse(date) + by).toISOString()

const movedBy = (of: Programme, by: number): Programme => ({
  ...of,
  at: of.at + by,
  lists: Object.fromEntries(
    Object.entries(of.lists).map(([type, rows]) => [
      type,
      rows.map((row) => {
        const range = row.active as { from: string; to: string } | undefined
        return range ? { ...row, active: { from: moved(range.from, by), to: moved(range.to, by) } } : row
      }),
    ]),
  ),
})

const orNever = (day: number | null) => day ?? Number.POSITIVE_INFINITY

describe('the economy of any programme', () => {
  it('gives a prize no later if rewards are raised', () => {
    fc.assert(
      fc.property(programme, profile, fc.integer({ min: 0, max: 50 }), (of, kind, more) => {
        const before = days(of, kind)
        const after = days(
          withRewards(of, (credits) => credits + more),
          kind,
        )
        for (const [index, day] of after.entries())
          expect(orNever(day)).toBeLessThanOrEqual(orNever(before[index] ?? null))
      }),
      few,
    )
  })
  it('keeps every day if all prices and rewards are scaled', () => {
    fc.assert(
      fc.property(programme, profile, fc.integer({ min: 1, max: 20 }), (of, kind, factor) => {
        expect(
          days(
            withRewards(of, (credits) => credits * factor),
            kind,
            factor,
          ),
        ).toEqual(days(of, kind))
      }),
      few,
    )
  })
  it('keeps every figure if all dates are moved by whole weeks', () => {
    fc.assert(
      fc.property(programme, profile, fc.integer({ min: -60, max: 60 }), (of, kind, weeks) => {
        const [before, after] = [course(of, kind), course(movedBy(of, weeks * 7 * dayMs), kind)]
        expect([...after.completions.values()]).toEqual([...before.completions.values()])
        expect([...after.credits]).toEqual([...before.credits])
        expect([...after.ceiling.completions.values()]).toEqual([...before.ceiling.completions.values()])
      }),
      few,
    )
  })
  it('expects no more than the ceiling, and never less with more days', () => {
    fc.assert(
      fc.property(programme, profile, fc.integer({ min: 1, max: 90 }), (of, kind, span) => {
        const found = course(of, kind, span)
        for (const [source, count] of found.completions)
          expect(count).toBeLessThanOrEqual((found.ceiling.completions.get(source) ?? 0) + 1e-9)
        for (const [day, balance] of found.credits.entries())
          expect(balance).toBeGreaterThanOrEqual(found.credits[day - 1] ?? 0)
      }),
      few,
    )
  })
})
