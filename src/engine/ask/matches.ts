import { readDate } from '@/lib/dates'
import { dayMs, startOfDay } from '@/lib/days'
import { doubleOf } from '@/lib/exactNumber'
import { TextQuery } from '@/lib/textQuery'
import { plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import type { Condition, Fact } from './conditions'
import { type AskedField, valuesAt } from './fields'

/** What conditions are compared with beside the objects. */
export interface Around {
  /** In ms. */
  now: number
  /** Whether a fact holds for the object with this id. */
  holds: (fact: Fact, id: string) => boolean
}

type Test = (object: object) => boolean

/** Returns the test of a condition. What it compares with is read once, not for every object. */
export function testOf(type: EntityType, condition: Condition, { now, holds }: Around): Test {
  const { field, fact, operator } = condition
  if (fact) return (object) => holds(fact, idOf(type, object)) === (operator === 'yes')
  if (!field) return () => false
  const test = valuesTest(field, condition, now)
  return (object) => test(valuesAt(type, object, field))
}

type ValuesTest = (values: readonly unknown[]) => boolean

function valuesTest(field: AskedField, { operator, values }: Condition, now: number): ValuesTest {
  if (operator === 'empty' || operator === 'none') return (held) => held.length === 0
  if (operator === 'filled') return (held) => held.length > 0
  const [first, second = first] = values
  switch (field.kind) {
    case 'number':
      return numberTest(field, operator, Number(first), Number(second))
    case 'date':
      return dateTest(operator, Number(first), Number(second), now)
    case 'boolean': {
      const wanted = operator === 'yes'
      // A missing value is no. Of the items of a list one is enough.
      return (held) => (held.length === 0 ? !wanted : held.some((value) => (value === true) === wanted))
    }
    case 'list':
    case 'parts':
      return listTest(operator, values)
    default: {
      // What has no reference is not that object either.
      if (operator === 'isnot') return (held) => held.every((value) => plainText(value) !== first)
      if (operator !== 'contains') return (held) => held.some((value) => plainText(value) === first)
      const query = new TextQuery(String(first))
      return (held) => held.some((value) => query.isIn(plainText(value)))
    }
  }
}

function numberTest({ zero }: AskedField, operator: string, first: number, second: number): ValuesTest {
  const low = operator === 'most' ? Number.NEGATIVE_INFINITY : first
  const high = operator === 'least' ? Number.POSITIVE_INFINITY : operator === 'between' ? second : first
  const isIn = (value: unknown) => {
    const number = doubleOf(value)
    return number !== undefined && number >= low && number <= high
  }
  return (held) => (held.length === 0 && zero ? isIn(0) : held.some(isIn))
}

/** Compares whole days of the user's zone. 'After' begins on the next day; 'within' includes both of its days. */
function dateTest(operator: string, first: number, second: number, now: number): ValuesTest {
  const [from, before] = {
    before: [Number.NEGATIVE_INFINITY, first],
    after: [startOfDay(first, 1), Number.POSITIVE_INFINITY],
    within: [first, startOfDay(second, 1)],
    // The last moment counts.
    next: [now, now + first * dayMs + 1],
  }[operator] ?? [Number.NaN, Number.NaN]
  return (held) =>
    held.some((value) => {
      const moment = readDate(value)
      return moment >= (from as number) && moment < (before as number)
    })
}

function listTest(operator: string, values: readonly (string | number)[]): ValuesTest {
  if (operator === 'least') return (held) => held.length >= Number(values[0])
  if (operator === 'hasnot') return (held) => held.every((value) => plainText(value) !== values[0])
  return (held) => values.every((wanted) => held.some((value) => plainText(value) === wanted))
}

/** Rows between two yields. */
const rowsAtOnce = 500

/** The indexes of the objects that meet all conditions, in ascending order. Yields often, so that it can run in slices. */
export function* matching(
  type: EntityType,
  rows: readonly object[],
  conditions: readonly Condition[],
  around: Around,
): Generator<void, number[]> {
  const tests = conditions.map((condition) => testOf(type, condition, around))
  const found: number[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) yield
    if (tests.every((test) => test(row))) found.push(index)
  }
  return found
}
