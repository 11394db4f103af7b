import { expect, it } from 'vitest'
import { naturalCompare } from '@/lib/compare'
import { numberFrom } from '@/lib/exactNumber'

const sorted = <T extends Parameters<typeof naturalCompare>[0]>(values: T[]) =>
  values.toSorted(naturalCompare)

it('sorting ignores case and reads numbers inside texts', () => {
  expect(sorted(['level 10', 'Level 2', 'alpha', 'Beta'])).toEqual(['alpha', 'Beta', 'Level 2', 'level 10'])
})

it('sorting puts numbers by value and false before true', () => {
  expect(sorted([10, 9, -1, 2.5])).toEqual([-1, 2.5, 9, 10])
  expect(sorted([true, false])).toEqual([false, true])
})

it('sorting puts missing values last, and zero among the numbers', () => {
  expect(sorted([undefined, 3, null, 0]).slice(0, 2)).toEqual([0, 3])
  expect(sorted(['', 'b', 'a'])).toEqual(['a', 'b', ''])
})

it('sorting compares all digits of numbers that a double cannot hold (rule NUMBER-3)', () => {
  const texts = ['-1e400', '9007199254740992', '9007199254740993', '9007199254740995', '1e400', '2e400']
  expect(sorted(texts.map(numberFrom).toReversed()).map(String)).toEqual(texts)
})
