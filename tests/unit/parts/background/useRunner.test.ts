// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Runner, useRunner } from '@/parts/background/runner'

type Text = Runner<string, string>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A runner whose jobs end when the test says so. */
function show() {
  const started = new Map<string, (result: string) => void>()
  const stop = vi.fn()
  const create = vi.fn((): Text => ({ request: (job, onDone) => void started.set(job, onDone), stop }))
  const { result, unmount } = renderHook(() => useRunner(create))
  const seen: string[] = []
  const request = (job: string) => result.current(job, (text) => seen.push(text))
  return { request, started, seen, create, stop, unmount }
}

it('starts a job in a task of its own, and only the latest one', () => {
  const { request, started, create } = show()
  request('a')
  request('b')
  expect(create).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect([...started.keys()]).toEqual(['b'])
})

it('reports nothing of a job that was replaced, although it ends before the next one starts', () => {
  const { request, started, seen } = show()
  request('a')
  vi.runAllTimers()
  request('b')
  started.get('a')?.('result of a')
  vi.runAllTimers()
  started.get('b')?.('result of b')
  expect(seen).toEqual(['result of b'])
})

it('starts nothing after the component has gone, and stops what runs', () => {
  const first = show()
  first.request('a')
  first.unmount()
  vi.runAllTimers()
  expect(first.create).not.toHaveBeenCalled()
  const second = show()
  second.request('a')
  vi.runAllTimers()
  second.unmount()
  expect(second.stop).toHaveBeenCalledOnce()
})
