import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculating } from '@/engine/economy/economy'
import { runSync } from '@/lib/idle'
import type { EntityType } from '@/model/entityTypes'
import { reportOf } from '../../../../programme/economy/report'
import { settings } from '../../property/settings'
import { ceilingOf, dayMs, expectedAt, firstDay, profiles, type Rows, sourcesOf } from './reference'
import type { Row } from './referenceTypes'

const start = Date.parse('2026-01-27T00:00:00Z')

const sometimes = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 })
const iso = (moment: number) => new Date(moment).toISOString()
const bound = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: -30 * 1440, max: 200 * 1440 }).map((at) => iso(start + at * 60_000)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100 }).map((days) => iso(start + days * dayMs)) },
  { weight: 1, arbitrary: fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z') },
)
const active = sometimes(
  fc
    .tuple(bound, bound)
    .map(([a, b]) => (Date.parse(a) <= Date.parse(b) ? { from: a, to: b } : { from: b, to: a })),
)
const reward = fc.record({
  credits: fc.integer({ min: 0, max: 40 }),
  points: fc.integer({ min: 0, max: 40 }),
  achievements: fc.array(
    fc.record({
      id: fc.constantFrom('achievements-0', 'achievements-1', 'achievements-2'),
      steps: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 1 },
  ),
})
const common = {
  reward,
  isAvailable: fc.oneof(
    { weight: 6, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
}
const timed = {
  ...common,
  active,
  period: fc.constantFrom('daily', 'weekly', 'monthly', 'all-time'),
  limitCount: fc.boolean(),
  countLimit: fc.integer({ min: 1, max: 6 }),
}
const eventIds = fc.constantFrom('events-0', 'events-1', 'events-2')
const requirement = fc.option(
  fc.constantFrom({ achievements: ['achievements-0'] }, { achievements: ['achievements-1'] }),
  {
    nil: undefined,
    freq: 2,
  },
)
const rowsOf = (type: string, arbitrary: fc.Arbitrary<object>, max = 3) =>
  fc
    .array(arbitrary, { maxLength: max })
    .map((rows) => rows.map((row, index) => ({ ...row, id: `${type}-${index}`, name: type }) as Row))

const programme: fc.Arbitrary<Rows> = fc.record({
  events: rowsOf(
    'events',
    fc.record({ ...common, limitCount: fc.boolean(), countLimit: fc.integer({ min: 1, max: 30 }) }),
  ),
  missions: rowsOf(
    'missions',
    fc.record({
      ...timed,
      requirement,
      timeToRestart: fc.boolean(),
      timing: fc.record({ minSecondsToRestart: fc.integer({ min: 0, max: 900_000 }) }),
      objectives: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.record({
            events: fc.uniqueArray(fc.record({ id: eventIds, count: fc.integer({ min: 1, max: 9 }) }), {
              minLength: 1,
              maxLength: 2,
              selector: ({ id }) => id,
            }),
          }),
        },
        { weight: 1, arbitrary: fc.constant({ quizzId: 'quizzes-0' }) },
        { weight: 1, arbitrary: fc.constant({ surveyId: 'surveys-0' }) },
      ),
    }),
    4,
  ),
  quizzes: rowsOf('quizzes', fc.record(common), 2),
  surveys: rowsOf('surveys', fc.record(common), 2),
  streaks: rowsOf('streaks', fc.record(timed), 2),
  achievements: rowsOf('achievements', fc.record({ ...common, steps: fc.integer({ min: 1, max: 30 }) })),
  levels: rowsOf(
    'levels',
    fc.record({
      reward,
      ordinal: fc.integer({ min: 1, max: 9 }),
      objectives: fc.record({
        points: fc.integer({ min: 0, max: 3000 }),
        credits: fc.constantFrom(0, 0, 300),
        achievements: fc.constantFrom([], ['achievements-0']),
      }),
    }),
  ),
  prizes: rowsOf('prizes', fc.record({ credits: fc.integer({ min: 0, max: 20_000 }), active })),
})

const close = (value: number) => expect.closeTo(value, 6)

it('agrees with the definitions, evaluated as simply as possible, for any programme', () => {
  fc.assert(
    fc.property(
      programme,
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...(Object.keys(profiles) as (keyof typeof profiles)[])),
      (rows, minute, days, profile) => {
        const at = start + minute * 60_000
        const lists = new Map(Object.entries(rows) as [EntityType, readonly object[]][])
        const report = reportOf(runSync(calculating('a', lists, { at, days, profile })), {
          at,
          days,
          profile,
        })
        const [end, yearEnd] = [at + days * dayMs, at + 365 * dayMs]
        const span = sourcesOf(rows, at, end, profile)
        const [most, expected] = [ceilingOf(span), expectedAt(span, end)]
        expect(report.sources).toEqual(
          span.map((one, index) => ({
            type: one.type,
            id: one.row.id,
            ceiling: Number.isFinite(most.counts[index]) ? most.counts[index] : null,
            expected: close(expected.count(one)),
          })),
        )
        expect(report.ceiling).toMatchObject({ points: most.points, credits: most.credits })
        expect(report.expected).toEqual({ points: close(expected.points), credits: close(expected.credits) })
        const year = sourcesOf(rows, at, yearEnd, profile)
        const balances = Array.from({ length: 366 }, (_, day) => expectedAt(year, at + day * dayMs))
        for (const { price, day } of report.sinks)
          expect([price, day]).toEqual([
            price,
            firstDay((one) => (balances[one]?.credits ?? 0) >= price - 1e-9),
          ])
        for (const { id, day } of report.levels)
          expect([id, day]).toEqual([
            id,
            firstDay((one) =>
              [...(balances[one]?.reached ?? [])].some(
                ({ row }) => row.id === id && row.ordinal !== undefined,
              ),
            ),
          ])
      },
    ),
    { ...settings, numRuns: 100 },
  )
})
