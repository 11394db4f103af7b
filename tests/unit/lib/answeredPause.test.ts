import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeredPause } from '@/lib/answeredPause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a pause is over after its length, and begins again with each key', () => {
  const pause = answeredPause(1500)
  expect(pause.isOver()).toBe(true)
  pause.begin()
  vi.advanceTimersByTime(1400)
  expect(pause.isOver()).toBe(false)
  pause.begin()
  vi.advanceTimersByTime(1400)
  expect(pause.isOver()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(pause.isOver()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('time in which no timer runs is not counted', () => {
  const pause = answeredPause(1500)
  pause.begin()
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(100)
  expect(pause.isOver()).toBe(false)
  pause.end()
  expect(pause.isOver()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
