import { expect, it } from 'vitest'
import { naturalCompare } from '@/ui/compare'

const sorted = <T extends string | number | boolean | null | undefined>(
  values: T[],
  direction: 'asc' | 'desc',
) => values.toSorted((a, b) => naturalCompare(a, b, direction))

it('sorting ignores case and reads numbers inside texts', () => {
  expect(sorted(['level 10', 'Level 2', 'alpha', 'Beta'], 'asc')).toEqual([
    'alpha',
    'Beta',
    'Level 2',
    'level 10',
  ])
  expect(sorted(['level 10', 'Level 2', 'alpha', 'Beta'], 'desc')).toEqual([
    'level 10',
    'Level 2',
    'Beta',
    'alpha',
  ])
})

it('sorting puts numbers by value and false before true', () => {
  expect(sorted([10, 9, -1, 2.5], 'asc')).toEqual([-1, 2.5, 9, 10])
  expect(sorted([true, false], 'asc')).toEqual([false, true])
})

it('sorting puts missing values last both ways, and zero among the numbers', () => {
  expect(sorted([undefined, 3, null, 0], 'asc').slice(0, 2)).toEqual([0, 3])
  expect(sorted([undefined, 3, null, 0], 'desc').slice(0, 2)).toEqual([3, 0])
  expect(sorted(['', 'b', 'a'], 'desc')).toEqual(['b', 'a', ''])
})
