import { sum } from '@/engine/economy/statistics'
import { doubleOf } from '@/lib/exactNumber'
import { mergeSort } from '@/lib/ranks'

export interface Numbers {
  /** The objects that have a number. */
  count: number
  sum: number
  average: number
  median: number
  least: number
  most: number
}

/** The figures of numbers; undefined if there is none. Values that are no number do not count. Yields often. */
export function* numbersOf(values: Iterable<unknown>): Generator<void, Numbers | undefined> {
  const numbers: number[] = []
  let read = 0
  for (const value of values) {
    read += 1
    if (read % 500 === 0) yield
    const number = doubleOf(value)
    if (number !== undefined && !Number.isNaN(number)) numbers.push(number)
  }
  const sorted = yield* mergeSort(numbers, (a, b) => a - b)
  const count = sorted.length
  if (count === 0) return undefined
  const at = (index: number) => sorted[index] as number
  const total = sum(sorted)
  const middle = count >> 1
  return {
    count,
    sum: total,
    average: total / count,
    median: count % 2 === 1 ? at(middle) : at(middle - 1) / 2 + at(middle) / 2,
    least: at(0),
    most: at(count - 1),
  }
}
