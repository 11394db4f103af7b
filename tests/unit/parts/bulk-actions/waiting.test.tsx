import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PlanRequest, QueueState } from '@/engine/plan/types'
import { forgetPlanned, plan, planEach, planNext, useNextPlans, usePlanned } from '@/parts/plan/planned'
import { takeFromCalendar, useStoredEdits } from '@/parts/time-line/edits'
import { setCurrentUser } from '@/stored/stored'

/* Copies that wait and windows that were moved outlive the tab and other plans (rules STORE-5 and CALENDAR-11). */

beforeEach(() => setCurrentUser('maya'))
afterEach(() => {
  cleanup()
  setCurrentUser('')
  localStorage.clear()
  sessionStorage.clear()
})

const copyTo = (to: string): PlanRequest => ({ kind: 'copy', from: 'a', to, objects: 'all' })
const read = <T,>(use: () => T): T => {
  const { result, unmount } = renderHook(use)
  unmount()
  return result.current
}
const waiting = () => read(useNextPlans).map((one) => 'to' in one && one.to)
const shown = () => read(usePlanned)

it('another plan leaves the copies that wait, and they follow later', () => {
  planEach(['b', 'c', 'd'].map(copyTo), 'compare')
  expect(waiting()).toEqual(['c', 'd'])
  plan({ kind: 'delete', account: 'a', objects: [] }, 'prizes')
  expect(waiting()).toEqual(['c', 'd'])
  expect(shown()?.isOfSeries).toBe(undefined)
  // The tab was closed.
  sessionStorage.clear()
  forgetPlanned()
  planNext()
  expect(shown()?.request).toEqual(copyTo('c'))
  expect(waiting()).toEqual(['d'])
})

it('copies that are planned while others wait come first, and none is planned twice', () => {
  planEach(['b', 'c', 'd'].map(copyTo), 'compare')
  planEach(['x', 'c'].map(copyTo), 'compare')
  expect(waiting()).toEqual(['c', 'd'])
})

it('a plan of the calendar takes the windows that it has moved, also if it is undone later', () => {
  const { result } = renderHook(() => useStoredEdits('a'))
  act(() => result.current.set(() => ({ 'prizes mug': { from: 1 }, 'prizes bell': { to: 2 } })))
  const ended = {
    account: 'a',
    origin: { source: 'calendar' },
    steps: ['mug', 'bell'].map((id) => ({ key: id, type: 'prizes', id })),
    states: { mug: { status: 'done' }, bell: { status: 'failed' } },
  } as unknown as QueueState
  act(() => takeFromCalendar({ ...ended, origin: { source: 'prizes' } } as unknown as QueueState))
  expect(Object.keys(result.current.edits)).toEqual(['prizes mug', 'prizes bell'])
  act(() => takeFromCalendar(ended))
  expect(result.current.edits).toEqual({ 'prizes bell': { to: 2 } })
})
