import { expect, it } from 'vitest'
import { held, heldScenarios, limits, toRepeat, verdicts } from '../../bench/held.ts'

const within = (metric: string) => [0.9, 1, 1.1].map((part) => part * (limits.get(metric) ?? 0))
const metric = 'sort: click to rows, 500 rows, ms'
const slow = (one: string) => (one === metric ? [9, 4, 2] : within(one))

it('a row is above its limit when the median of its ratios is so by more than a tenth', () => {
  expect(held(within).every(({ isAbove }) => !isAbove)).toBe(true)
  expect(
    held(slow)
      .filter(({ isAbove }) => isAbove)
      .map((one) => one.metric),
  ).toEqual([metric])
  expect(held((one) => (one === metric ? [9, 3.5, 2] : within(one))).some(({ isAbove }) => isAbove)).toBe(
    false,
  )
})

it('a row without a value is not held', () => {
  expect(held((one) => (one === metric ? [] : within(one))).filter(({ isAbove }) => isAbove)).toHaveLength(1)
})

it('what is above its limit is repeated, and only fails when it is so again', () => {
  const first = held(slow)
  expect(toRepeat(first).map(({ name, rows }) => [name, rows])).toEqual([['heldFind', 500]])
  expect(verdicts(first, held(within)).above).toEqual([])
  expect(verdicts(first, first).above).toEqual([
    'sort: click to rows, 500 rows, ms: 4.00 (2.00 to 9.00), then 4.00 (2.00 to 9.00) of 3.2',
  ])
})

it('every row is measured by one scenario', () => {
  for (const one of limits.keys())
    expect(heldScenarios.filter(({ measures }) => measures.test(one))).toHaveLength(1)
})
