import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blankSheet, type Sheet, type SheetSource } from '@/engine/table/sheet'
import { useSheet } from '@/pages/table/useSheet'
import { itemsOf, prizeSource } from '../../engine/table/prizeSource'

/* Objects are fetched again while a table is edited. */

const check = vi.fn<SheetSource['check']>(() => [])
const sourceOf = (name: string) =>
  prizeSource(
    itemsOf(100, () => name),
    check,
  )
const edited: Sheet = {
  ...blankSheet,
  edits: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`=p${at}`, { credits: '1000' }])),
}

let tables = 0
const opened = () => {
  // What was typed is kept by account.
  tables += 1
  const account = `account-${tables}`
  const before = sourceOf('Before')
  const onEnd = vi.fn()
  const hook = renderHook(({ source }) => useSheet(account, 'prizes', source, () => onEnd), {
    initialProps: { source: before },
  })
  return { ...hook, before, onEnd, finish: () => act(() => vi.runAllTimers()) }
}
/** The first rows by name and number of edits. */
const shown = ({ current }: { current: ReturnType<typeof useSheet> }) => [
  current.rows[0]?.name,
  current.rows.filter(({ changed }) => changed.size > 0).length,
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Each slice is over after two steps.
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 5
    return time
  })
  check.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('many edited rows of newer objects are read in slices, and the old rows stay until then', () => {
  const { result, rerender, finish, before } = opened()
  act(() => result.current.change(edited))
  finish()
  expect(shown(result)).toEqual(['Before', 100])
  check.mockClear()
  const after = sourceOf('After')
  rerender({ source: after })
  expect(check.mock.calls.length).toBeLessThan(5)
  expect(shown(result)).toEqual(['Before', 100])
  expect(result.current.source).toBe(before)
  // Nobody waits for it.
  expect(result.current.work).toBeUndefined()
  finish()
  expect(shown(result)).toEqual(['After', 100])
  expect(result.current.source).toBe(after)
})

it('what is typed while newer objects are read stays', () => {
  const { result, rerender, finish } = opened()
  act(() => result.current.change(edited))
  finish()
  rerender({ source: sourceOf('After') })
  const typed = { ...edited, edits: { ...edited.edits, '=p0': { name: 'Typed' } } }
  act(() => result.current.change(typed))
  finish()
  expect(result.current.sheet).toBe(typed)
  expect(shown(result)).toEqual(['Typed', 100])
})

it('work that is running goes on with the newer objects, and has no number before rows are read', () => {
  const { result, rerender, finish, onEnd } = opened()
  const onChanged = vi.fn()
  const make = function* () {
    for (let step = 0; step < 10; step += 1) yield
    return edited
  }
  act(() => result.current.changeSlowly(make, { name: 'Pasting cells', onChanged }))
  expect(result.current.work).toEqual({ name: 'Pasting cells', stop: expect.any(Function) })
  const after = sourceOf('After')
  rerender({ source: after })
  expect(onChanged).not.toHaveBeenCalled()
  finish()
  expect(shown(result)).toEqual(['After', 100])
  expect(result.current.source).toBe(after)
  // Rows that were read before the refetch are read twice.
  expect(check.mock.calls.length).toBeLessThan(105)
  expect(onChanged).toHaveBeenCalledTimes(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('work that is stopped after a refetch leaves the table as it was, with the newer objects', () => {
  const { result, rerender, finish, onEnd } = opened()
  act(() => result.current.change(edited))
  finish()
  onEnd.mockClear()
  const onChanged = vi.fn()
  const more = Object.fromEntries(Object.keys(edited.edits).map((key) => [key, { credits: '7' }]))
  act(() => result.current.change({ ...edited, edits: more }, { name: 'Filling cells', onChanged }))
  rerender({ source: sourceOf('After') })
  act(() => result.current.work?.stop?.())
  finish()
  expect(result.current.work).toBeUndefined()
  expect(result.current.sheet).toBe(edited)
  expect(shown(result)).toEqual(['After', 100])
  expect(onChanged).not.toHaveBeenCalled()
  expect(onEnd).not.toHaveBeenCalled()
})
