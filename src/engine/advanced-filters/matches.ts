import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import type { Fact, FilterCondition } from './conditions'
import { valuesAt } from './fields'
import { operators } from './operators'

/** What conditions need besides the object: the time, and facts. */
export interface Around {
  /** In ms. */
  now: number
  /** Whether a fact holds for the object with this id. */
  holds: (fact: Fact, id: string) => boolean
}

type Test = (object: object) => boolean

/** Returns the test of a condition. What it compares with is read once, not for every object. */
export function testOf(
  type: EntityType,
  { field, fact, operator, values }: FilterCondition,
  { now, holds }: Around,
): Test {
  const known = operators[field?.kind ?? 'fact'][operator]
  const test = known?.test({ field: field ?? {}, values, now })
  if (!test) return () => false
  if (fact) return (object) => test([holds(fact, idOf(type, object))])
  return field ? (object) => test(valuesAt(type, object, field, now)) : () => false
}

/** Rows between two yields. */
const rowsAtOnce = 500

/** The indexes of the objects that meet all conditions, in ascending order. Yields often, so that it can run in slices. */
export function* matching(
  type: EntityType,
  rows: readonly object[],
  conditions: readonly FilterCondition[],
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
