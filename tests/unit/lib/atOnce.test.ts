import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '@/lib/atOnce'

test('works on each item once, on no more than the limit at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(30), fc.integer({ min: 1, max: 6 }), async (count, limit) => {
      const items = Array.from({ length: count }, (_, index) => index)
      const done: number[] = []
      let [running, most] = [0, 0]
      const work = async (item: number) => {
        running += 1
        most = Math.max(most, running)
        for (let turn = item % 3; turn >= 0; turn -= 1) await Promise.resolve()
        running -= 1
        done.push(item)
      }
      await atOnce(items, limit, work, new AbortController().signal)
      expect(done.toSorted((a, b) => a - b)).toEqual(items)
      expect(most).toBe(Math.min(count, limit))
    }),
  )
})

test('begins nothing after it was stopped', async () => {
  const controller = new AbortController()
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    if (item === 3) controller.abort()
  }
  await atOnce([1, 2, 3, 4, 5, 6], 1, work, controller.signal)
  expect(begun).toEqual([1, 2, 3])
})
