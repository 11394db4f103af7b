import fc from 'fast-check'
import { type EntityType, programmeTypes } from '@/model/entityTypes'

/* Small programmes whose fields are missing, 0, negative, huge or broken. */

const number = fc.constantFrom<unknown>(undefined, null, '', 0, -1, 1, 2, 7, '3', 0.5, 1e12)
const id = fc.constantFrom<unknown>('a', 'b', 'gone', '', undefined)
const date = fc.constantFrom<unknown>(
  ...[undefined, null, '', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2025-04-01', 'soon'],
  ...['2025-03-01T00:00:00Z', '2025-04-15T11:59:00Z', '2025-04-15T12:00:00Z', '2025-06-01T00:00:00Z'],
)
const some = { requiredKeys: [] as never[] }
const switched = fc.constantFrom<unknown>(undefined, null, true, true, false)

const object = fc.record(
  {
    isAvailable: switched,
    active: fc.oneof(fc.record({ from: date, to: date }, some), fc.constant(null)),
    period: fc.constantFrom(undefined, null, '', 'all-time', 'daily', 'weekly', 'monthly'),
    limitCount: switched,
    countLimit: number,
    credits: number,
    reward: fc.record(
      {
        points: number,
        credits: number,
        achievements: fc.array(fc.record({ id, steps: number }, some), { maxLength: 2 }),
      },
      some,
    ),
    objectives: fc.record(
      {
        events: fc.array(fc.record({ id, count: number }, some), { maxLength: 2 }),
        quizzId: id,
        surveyId: id,
        points: number,
        credits: number,
      },
      some,
    ),
    prizes: fc.array(fc.record({ id, count: number, currentCount: number }, some), { maxLength: 3 }),
    steps: number,
    ordinal: number,
    enabled: switched,
    drawTime: date,
    limitStock: switched,
    stockCount: number,
    stock: fc.record({ available: number, redeemed: number }, some),
    questions: fc.constantFrom(undefined, null, [], [{ text: 'Why?' }]),
  },
  some,
)

const list = fc
  .array(object, { maxLength: 2 })
  .map((rows) => rows.map((row, at) => ({ ...row, id: 'ab'[at], name: `Name ${at}` })))

/** A moment at which some of their objects are live. */
export const oddMoment = Date.parse('2025-04-15T12:00:00Z')

export const oddLists: fc.Arbitrary<ReadonlyMap<EntityType, readonly object[]>> = fc
  .record(Object.fromEntries(programmeTypes.map((type) => [type, list])))
  .map((lists) => new Map(programmeTypes.map((type) => [type, lists[type] ?? []])))
