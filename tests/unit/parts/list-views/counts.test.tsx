import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepDraft } from '@/form/draftStorage'
import { useCounts } from '@/parts/comparison/useCounts'
import { CountsBelow } from '@/parts/list-views/CountsBelow'
import { countColumns, countsAtom } from '@/parts/list-views/counts'
import { setCurrentUser } from '@/stored/stored'
import { StyleProvider } from '@/ui/theme/StyleProvider'

vi.mock('@/parts/comparison/useCounts', { spy: true })

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const accounts = Array.from({ length: 50 }, (_, index) => ({
  account: `a-${index}`,
  name: `Account ${index}`,
}))

it('the column of drafts reads the storage once, however many rows it has', () => {
  setCurrentUser('ada')
  const change = [{ path: 'name', from: undefined, to: 'B' }] as never
  keepDraft(['a-1', 'missions', 'm', 'first'], change)
  keepDraft(['a-1', 'missions', 'm', 'second'], change)
  keepDraft(['a-1', 'missions', 'n', 'first'], change)
  const read = vi.spyOn(Storage.prototype, 'getItem')
  const [, , , drafts] = countColumns(new Map())
  const readOnce = read.mock.calls.length
  expect(readOnce).toBeGreaterThan(0)
  expect(accounts.slice(0, 3).map((row) => drafts?.value(row))).toEqual([0, 2, 0])
  for (const row of accounts) drafts?.value(row)
  expect(read.mock.calls).toHaveLength(readOnce)
})

it('the columns follow many counts several at a time, the last one as well', () => {
  vi.useFakeTimers()
  let counts: ReturnType<typeof countsAtom.get> = new Map()
  vi.mocked(useCounts).mockImplementation(() => ({
    progress: undefined,
    isStopped: false,
    start: () => {},
    stop: () => {},
    counts,
  }))
  const below = () => (
    <StyleProvider>
      <CountsBelow table={{ foundRows: () => accounts }} />
    </StyleProvider>
  )
  const { rerender, unmount } = render(below())
  let layouts = 0
  const following = countsAtom.subscribe(() => {
    layouts += 1
  })
  for (const { account } of accounts) {
    counts = new Map(counts).set(account, { objects: 1, findings: 0, error: undefined })
    rerender(below())
    act(() => vi.advanceTimersByTime(20))
  }
  act(() => vi.advanceTimersByTime(250))
  expect(countsAtom.get().size).toBe(accounts.length)
  // 1 s in all.
  expect(layouts).toBeLessThanOrEqual(6)
  following.unsubscribe()
  unmount()
  expect(countsAtom.get().size).toBe(0)
})
