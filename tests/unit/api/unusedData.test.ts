import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/api/rows'

afterEach(() => vi.useRealTimers())

it('data that nothing uses is kept for 60 s (rule API-8)', () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  client.setQueryData(['list'], ['row'])
  const stop = new QueryObserver(client, { queryKey: ['list'], enabled: false }).subscribe(() => undefined)
  vi.advanceTimersByTime(600_000)
  expect(client.getQueryData(['list'])).toEqual(['row'])
  stop()
  vi.advanceTimersByTime(59_000)
  expect(client.getQueryData(['list'])).toEqual(['row'])
  vi.advanceTimersByTime(2_000)
  expect(client.getQueryData(['list'])).toBeUndefined()
})
