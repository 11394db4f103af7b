import fc from 'fast-check'
import { explainedTypes } from '@/engine/explain/conditions'
import { personOf } from '@/engine/explain/person'
import type { Person } from '@/engine/explain/types'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { accountTypes, type EntityType } from '@/model/entityTypes'

/* Small programmes whose objects often need each other, and players of them. */

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
  active: fc.record({
    from: some(fc.oneof({ arbitrary: day, weight: 4 }, fc.constant('0001-01-01T00:00:00Z'))),
    to: some(fc.oneof({ arbitrary: day, weight: 4 }, fc.constant('9999-12-31T23:59:59Z'))),
  }),
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
  quizzId: fc.constantFrom(undefined, undefined, '', 'a', 'gone'),
  surveyId: fc.constantFrom(undefined, undefined, 'b'),
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
    enabled: fc.constantFrom(true, true, false),
    drawTime: day,
    drivenBy: fc.record({ missions: fc.array(fc.constantFrom('a', 'b', 'gone', ' '), { maxLength: 2 }) }),
    limitStock: fc.boolean(),
    stockCount: fc.integer({ min: 0, max: 2 }),
    stock: fc.record(
      { available: fc.integer({ min: 0, max: 1 }), redeemed: fc.integer({ min: 0, max: 2 }) },
      { requiredKeys: [] },
    ),
    questions: fc.constantFrom([], [{ text: 'Why?' }]),
  },
  { requiredKeys: [] },
)
/** Lists of up to three objects with different ids. */
const list = fc
  .array(objectOf, { maxLength: 3 })
  .map((rows) => rows.map((row, at) => ({ ...row, id: 'abc'[at], name: `Name ${at}` })))
export const someTypes = fc.oneof(
  { arbitrary: fc.constant<EntityType[]>([]), weight: 4 },
  fc.subarray<EntityType>(['missions', 'levels', 'events', 'surveys']),
)
export const programme = fc
  .tuple(fc.record(Object.fromEntries(explainedTypes.map((type) => [type, list]))), someTypes)
  .map(
    ([lists, partial]) =>
      new ProgrammeIndex({
        account: 'a',
        now: 0,
        lists: new Map(accountTypes.map((type) => [type, (lists as Record<string, object[]>)[type] ?? []])),
        partial: new Set(partial),
      }),
  )
export const player = fc.record(
  {
    player: id,
    level: fc.record(
      { id: fc.constantFrom('a', 'b', 'gone'), name: fc.constantFrom('Name 0', 'Name 1', 'Nothing') },
      { requiredKeys: ['name'] },
    ),
    category: fc.constantFrom('', 'MEMBERS'),
    tags: fc.array(fc.constantFrom('crew', 'outdoor')),
    points: fc.integer({ min: 0, max: 200 }),
    credits: fc.integer({ min: 0, max: 200 }),
    badges: ids,
  },
  { requiredKeys: ['player'] },
)
export const person: fc.Arbitrary<Person> = fc
  .tuple(
    player,
    ids,
    fc.dictionary(fc.constantFrom('prizes/a', 'missions/a'), fc.integer({ min: 0, max: 2 })),
    fc.boolean(),
  )
  .map(([one, finished, used, assumesNone]) => ({ ...personOf(one), finished, used, assumesNone }))
export const moment = day.map((text) => Date.parse(text))
