import { expect, it, vi } from 'vitest'
import { memoizeWeakly } from '@/lib/memoizeWeakly'

it('makes one result for each object, even if it is undefined', () => {
  const make = vi.fn((list: readonly number[]) => (list.length > 0 ? { count: list.length } : undefined))
  const once = memoizeWeakly(make)
  const some = [1, 2]
  const none: number[] = []
  expect(once(some)).toBe(once(some))
  expect([once(none), once(none)]).toEqual([undefined, undefined])
  expect(once([1, 2])).not.toBe(once(some))
  expect(make).toHaveBeenCalledTimes(3)
})
