import { expect, it, vi } from 'vitest'
import { naturalCompare } from '@/lib/compare'
import { presort, sortedRows } from '@/list/sortedRows'

vi.mock('@/lib/compare', { spy: true })

const names = ['b', 'a10', undefined, 'a9', 'B', 'é', 'a9']
const rows = Array.from({ length: 3000 }, (_, index) => ({ name: names[(index * 5) % 7] }))
const by = { column: 'name', valueAt: (index: number) => rows[index]?.name }
const found = [...rows.keys()].filter((index) => index % 4)
const sorted = (direction: 'asc' | 'desc') =>
  sortedRows(rows, found, { ...by, direction }).slice(0, found.length)

it('a long list that was ranked in the background sorts as before, and compares no texts again', async () => {
  const before = { asc: sorted('asc'), desc: sorted('desc') }
  expect(naturalCompare).toHaveBeenCalled()
  presort(rows, by)
  await vi.waitFor(
    () => {
      vi.mocked(naturalCompare).mockClear()
      expect(sorted('asc')).toEqual(before.asc)
      expect(vi.mocked(naturalCompare).mock.calls).toHaveLength(0)
    },
    { timeout: 10_000 },
  )
  expect(sorted('desc')).toEqual(before.desc)
})

it('a list that left the screen is not ranked', () => {
  vi.useFakeTimers()
  const others = rows.map((row) => ({ ...row }))
  presort(others, by)?.()
  vi.mocked(naturalCompare).mockClear()
  vi.runAllTimers()
  expect(vi.mocked(naturalCompare).mock.calls).toHaveLength(0)
  vi.useRealTimers()
})

it('a ranking that was stopped, as by a sort by another column, continues', () => {
  vi.useFakeTimers()
  // The clock goes on by 1 ms each time it is read, so a slice ends before the list is ranked.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ++clock)
  const others = rows.map((row) => ({ ...row }))
  vi.mocked(naturalCompare).mockClear()
  presort(others, by)
  vi.runAllTimers()
  const whole = vi.mocked(naturalCompare).mock.calls.length
  const again = rows.map((row) => ({ ...row }))
  vi.mocked(naturalCompare).mockClear()
  const compared = () => vi.mocked(naturalCompare).mock.calls.length
  for (let stop = presort(again, by); stop && compared() <= whole; stop = presort(again, by)) {
    vi.runOnlyPendingTimers()
    stop()
  }
  expect(presort(again, by)).toBeUndefined()
  expect(compared()).toBe(whole)
  vi.useRealTimers()
  vi.restoreAllMocks()
})
