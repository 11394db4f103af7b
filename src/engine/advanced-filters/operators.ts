import { readDate } from '@/lib/dates'
import { dayMs, startOfDay } from '@/lib/days'
import { doubleOf } from '@/lib/exactNumber'
import { TextQuery } from '@/lib/textQuery'
import { plainText } from '@/lib/value'
import type { AskedField, FieldKind } from './fields'

/*
 * The operators of conditions: their words, what they compare with, and their test. An operator without one of them does
 * not compile.
 */

/** What an operator compares with. `count` is a number of days or of items, `id` an id or an item of a list of texts. */
export type OperandKind =
  | 'none'
  | 'number'
  | 'numbers'
  | 'day'
  | 'days'
  | 'count'
  | 'text'
  | 'choice'
  | 'id'
  | 'ids'

/** The data from which a test is created once for all objects. `now` is in ms. */
interface Compared {
  field: Pick<AskedField, 'zero'>
  values: readonly (string | number)[]
  now: number
}

/** Whether the values that an object holds in the field meet a condition. */
type ValuesTest = (held: readonly unknown[]) => boolean

interface OperatorFacts {
  words: string
  operand: OperandKind
  test: (compared: Compared) => ValuesTest
}

/** Numbers from the lower to the upper bound, both included. A missing number of some fields is 0. */
const inNumbers =
  (bounds: (first: number, second: number) => [low: number, high: number]): OperatorFacts['test'] =>
  ({ field: { zero }, values: [first, second = first] }) => {
    const [low, high] = bounds(Number(first), Number(second))
    const isIn = (value: unknown) => {
      const number = doubleOf(value)
      return number !== undefined && number >= low && number <= high
    }
    return (held) => (held.length === 0 && zero ? isIn(0) : held.some(isIn))
  }

/** Moments from the first bound (included) to the second (excluded). Days are whole days in the user's time zone. */
const inTime =
  (
    bounds: (first: number, second: number, now: number) => [from: number, before: number],
  ): OperatorFacts['test'] =>
  ({ values: [first, second = first], now }) => {
    const [from, before] = bounds(Number(first), Number(second), now)
    return (held) =>
      held.some((value) => {
        const moment = readDate(value)
        return moment >= from && moment < before
      })
  }

const isOneOf: OperatorFacts['test'] =
  ({ values: [wanted] }) =>
  (held) =>
    held.some((value) => plainText(value) === wanted)

/** Is also true for a field without a value. */
const isNoneOf: OperatorFacts['test'] =
  ({ values: [other] }) =>
  (held) =>
    held.every((value) => plainText(value) !== other)

const hasAll: OperatorFacts['test'] =
  ({ values }) =>
  (held) =>
    values.every((wanted) => held.some((value) => plainText(value) === wanted))

const contains: OperatorFacts['test'] = ({ values: [text] }) => {
  const query = new TextQuery(String(text))
  return (held) => held.some((value) => query.isIn(plainText(value)))
}

const isEmpty: OperatorFacts['test'] = () => (held) => held.length === 0

/** A missing value is 'no'. For a list, one matching item is enough. */
const switches = {
  yes: { words: 'yes', operand: 'none', test: () => (held) => held.some((value) => value === true) },
  no: {
    words: 'no',
    operand: 'none',
    test: () => (held) => held.length === 0 || held.some((value) => value !== true),
  },
} as const satisfies Record<string, OperatorFacts>

const empty: OperatorFacts = { words: 'is empty', operand: 'none', test: isEmpty }
const filled: OperatorFacts = {
  words: 'is not empty',
  operand: 'none',
  test: () => (held) => held.length > 0,
}
const hasAtLeast: OperatorFacts = {
  words: 'has at least',
  operand: 'count',
  test:
    ({ values }) =>
    (held) =>
      held.length >= Number(values[0]),
}

/** The operators of each kind of field, in the order of the screen. */
export const operators: Readonly<Record<FieldKind | 'fact', Readonly<Record<string, OperatorFacts>>>> = {
  number: {
    least: {
      words: 'at least',
      operand: 'number',
      test: inNumbers((least) => [least, Number.POSITIVE_INFINITY]),
    },
    most: {
      words: 'at most',
      operand: 'number',
      test: inNumbers((most) => [Number.NEGATIVE_INFINITY, most]),
    },
    between: { words: 'between', operand: 'numbers', test: inNumbers((low, high) => [low, high]) },
    is: { words: 'is', operand: 'number', test: inNumbers((wanted) => [wanted, wanted]) },
    empty,
    filled,
  },
  date: {
    before: { words: 'before', operand: 'day', test: inTime((day) => [Number.NEGATIVE_INFINITY, day]) },
    // Starts on the next day.
    after: {
      words: 'after',
      operand: 'day',
      test: inTime((day) => [startOfDay(day, 1), Number.POSITIVE_INFINITY]),
    },
    // Includes both of its days.
    within: { words: 'within', operand: 'days', test: inTime((from, to) => [from, startOfDay(to, 1)]) },
    // The last moment counts.
    next: {
      words: 'in the next days',
      operand: 'count',
      test: inTime((days, _, now) => [now, now + days * dayMs + 1]),
    },
    empty,
    filled,
  },
  text: {
    contains: { words: 'contains', operand: 'text', test: contains },
    is: { words: 'is', operand: 'text', test: isOneOf },
    empty,
    filled,
  },
  choice: { is: { words: 'is', operand: 'choice', test: isOneOf }, empty },
  boolean: switches,
  reference: {
    is: { words: 'is', operand: 'id', test: isOneOf },
    isnot: { words: 'is not', operand: 'id', test: isNoneOf },
    none: { words: 'is none', operand: 'none', test: isEmpty },
    filled,
  },
  list: {
    has: { words: 'has', operand: 'id', test: hasAll },
    hasnot: { words: 'has not', operand: 'id', test: isNoneOf },
    hasall: { words: 'has all of', operand: 'ids', test: hasAll },
    empty,
    least: hasAtLeast,
  },
  parts: { empty, least: hasAtLeast },
  fact: switches,
}
