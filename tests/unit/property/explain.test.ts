import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProgrammeIndex } from '@/features/check/programmeIndex'
import { explainedTypes } from '@/features/explain/conditions'
import { funnelOf } from '@/features/explain/funnel'
import { whatOpens, withChanges } from '@/features/explain/opens'
import { personOf } from '@/features/explain/person'
import type { Person } from '@/features/explain/types'
import { explainAll, View } from '@/features/explain/view'
import { wayTo } from '@/features/explain/way'
import { accountTypes } from '@/model/entityTypes'
import { settings } from './settings'

const id = fc.constantFrom('a', 'b', 'c')
const ids = fc.uniqueArray(id, { maxLength: 2 })
const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2025-04-${String(date).padStart(2, '0')}T12:00:00Z`)
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const requirement = fc.record(
  {
    level: fc.record({ id, ordinal: fc.integer({ min: 0, max: 3 }) }, { requiredKeys: ['id'] }),
    category: fc.constantFrom('', 'Members', ' members '),
    tags: fc.uniqueArray(fc.constantFrom('crew', 'Crew ', 'outdoor'), { maxLength: 2 }),
    missions: ids,
    achievements: ids,
  },
  { requiredKeys: [] },
)
const reward = fc.record(
  {
    points: fc.integer({ min: 0, max: 50 }),
    credits: fc.integer({ min: 0, max: 50 }),
    achievements: fc.array(fc.record({ id, steps: fc.integer({ min: 0, max: 2 }) }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const common = {
  isAvailable: fc.constantFrom(true, true, true, false),
  active: fc.record({ from: some(day), to: some(day) }),
  period: fc.constantFrom('all-time', 'daily', 'weekly', 'monthly'),
  limitCount: fc.boolean(),
  countLimit: fc.integer({ min: 1, max: 2 }),
  credits: fc.integer({ min: 0, max: 100 }),
  requirement,
  reward,
}
const units = fc.array(
  fc.record({ id, count: fc.integer({ min: 0, max: 2 }), currentCount: fc.integer({ min: 0, max: 2 }) }),
  {
    maxLength: 2,
  },
)
const objectives = fc.record({
  events: fc.array(fc.record({ id, count: fc.constant(1) }), { maxLength: 2 }),
  missions: fc.constantFrom([], ['a']),
  points: fc.integer({ min: 0, max: 200 }),
  credits: fc.integer({ min: 0, max: 200 }),
  achievements: ids,
})

const objectOf = fc.record(
  {
    ...common,
    objectives,
    prizes: units,
    ordinal: fc.integer({ min: 0, max: 3 }),
    steps: fc.integer({ min: 1, max: 3 }),
    drawTime: day,
    limitStock: fc.boolean(),
    stockCount: fc.integer({ min: 0, max: 2 }),
    questions: fc.constantFrom([], [{ text: 'Why?' }]),
  },
  { requiredKeys: [] },
)
/** Lists of up to three objects with different ids. */
const list = fc
  .array(objectOf, { maxLength: 3 })
  .map((rows) => rows.map((row, at) => ({ ...row, id: 'abc'[at], name: `Name ${at}` })))
const programme = fc.record(Object.fromEntries(explainedTypes.map((type) => [type, list]))).map(
  (lists) =>
    new ProgrammeIndex({
      account: 'a',
      now: 0,
      lists: new Map(accountTypes.map((type) => [type, (lists as Record<string, object[]>)[type] ?? []])),
    }),
)
const player = fc.record(
  {
    player: id,
    level: fc.record({ name: fc.constantFrom('Name 0', 'Name 1', 'Nothing') }),
    category: fc.constantFrom('', 'MEMBERS'),
    tags: fc.array(fc.constantFrom('crew', 'outdoor')),
    points: fc.integer({ min: 0, max: 200 }),
    credits: fc.integer({ min: 0, max: 200 }),
    badges: ids,
  },
  { requiredKeys: ['player'] },
)
const person: fc.Arbitrary<Person> = fc
  .tuple(
    player,
    ids,
    fc.dictionary(fc.constantFrom('prizes/a', 'missions/a'), fc.integer({ min: 0, max: 2 })),
  )
  .map(([one, finished, used]) => ({ ...personOf(one), finished, used }))
const moment = day.map((text) => Date.parse(text))

test('giving a player what would open an object opens it', () => {
  let opened = 0
  fc.assert(
    fc.property(programme, person, moment, (index, who, at) => {
      const view = new View({ programme: index, person: who, at })
      for (const one of explainAll(view)) {
        const { person: changes } = whatOpens(view, one)
        if (!changes || one.state === 'has') continue
        const after = new View({ programme: index, person: withChanges(who, changes), at })
        const { state } = after.explain(one.type, one.row)
        // An achievement can require itself, and a new level can be the one that is explained.
        expect(['open', 'has']).toContain(state)
        if (state === 'has') expect(['achievements', 'levels']).toContain(one.type)
        opened += 1
      }
    }),
    settings,
  )
  expect(opened).toBeGreaterThan(500)
})

test('a later moment never makes an object open that is over', () => {
  fc.assert(
    fc.property(programme, person, moment, moment, (index, who, one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)]
      const before = explainAll(new View({ programme: index, person: who, at: first }))
      const after = explainAll(new View({ programme: index, person: who, at: last }))
      for (const [at, { state }] of before.entries())
        if (state === 'over') expect(after[at]?.state).toBe('over')
    }),
    settings,
  )
})

test('the bars of a funnel add up: who passes one bar is counted in the next', () => {
  fc.assert(
    fc.property(programme, fc.array(player, { maxLength: 8 }), moment, (index, players, at) => {
      const view = new View({ programme: index, person: personOf({}), at })
      for (const type of explainedTypes)
        for (const row of index.rows(type)) {
          const { players: count, bars, left, canPay = 0 } = funnelOf(view, type, row, players)
          expect(count).toBe(players.length)
          let here = count
          for (const { met, unmet, unknown } of bars) {
            expect(met + unmet + unknown).toBe(here)
            here = met
          }
          expect(left).toBe(here)
          expect(canPay).toBeLessThanOrEqual(count)
          // The bars decide as the conditions of one player do.
          for (const one of players) {
            const own = new View({ programme: index, person: personOf(one), at }).explain(type, row)
            for (const bar of funnelOf(view, type, row, [one]).bars.slice(0, 1))
              expect(bar[own.conditions.find(({ kind }) => kind === bar.kind)?.state ?? 'met']).toBe(1)
          }
        }
    }),
    { ...settings, numRuns: 60 },
  )
})

test('the way there always ends, with steps that each occur once or with a dead end', () => {
  fc.assert(
    fc.property(programme, person, moment, (index, who, at) => {
      const view = new View({ programme: index, person: who, at })
      for (const one of explainAll(view)) {
        const { steps, deadEnd } = wayTo(view, one)
        expect(steps === undefined).toBe(deadEnd !== undefined)
        const done = (steps ?? []).flatMap((step) => (step.kind === 'do' ? [`${step.type}/${step.id}`] : []))
        expect(new Set(done).size).toBe(done.length)
      }
    }),
    settings,
  )
})
