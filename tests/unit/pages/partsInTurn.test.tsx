// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePartsInTurn } from '@/pages/campaign/usePartsInTurn'

const open = (key: string, count: number) => {
  const seen: number[] = []
  const opened = renderHook(
    (now: number) => {
      const parts = usePartsInTurn(key, now)
      seen.push(parts)
      return parts
    },
    { initialProps: count },
  )
  return { ...opened, seen }
}

test('parts of a page follow its head one by one, from the moment when there is something to show (rule CAMPAIGN-6)', async () => {
  const { result, rerender, seen } = open('spring', 0)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(result.current).toBe(0)
  rerender(3)
  await waitFor(() => expect(result.current).toBe(3))
  expect([...new Set(seen)]).toEqual([0, 1, 2, 3])
})

test('who comes back to a page sees all of it at once, another page begins with its head', async () => {
  const first = open('autumn', 3)
  await waitFor(() => expect(first.result.current).toBe(3))
  first.unmount()
  expect(open('autumn', 3).seen[0]).toBe(3)
  expect(open('winter', 3).seen[0]).toBe(0)
})

test('all parts are on paper, whenever it is printed (rule VIEW-3)', () => {
  const { result } = open('summer', 3)
  expect(result.current).toBe(0)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(result.current).toBe(3)
})
