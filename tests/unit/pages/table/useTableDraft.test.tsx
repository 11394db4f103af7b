import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { QueueState } from '@/engine/plan/types'
import { withSent } from '@/engine/table/storedTableDraft'
import { emptyTableDraft, type TableDraft, type TableDraftSource } from '@/engine/table/tableDraft'
import { useTableDraft } from '@/pages/table/useTableDraft'
import { storedTableDraft, takeFromTables } from '@/parts/table-drafts/tableDrafts'
import { setCurrentUser } from '@/stored/stored'
import { itemsOf, prizeSource } from '../../engine/table/prizeSource'

/* Objects are fetched again while a table is edited. */

const check = vi.fn<TableDraftSource['check']>(() => [])
const sourceOf = (name: string) =>
  prizeSource(
    itemsOf(100, () => name),
    check,
  )
const edited: TableDraft = {
  ...emptyTableDraft,
  edits: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`=p${at}`, { credits: '1000' }])),
}

let tables = 0
const opened = (of?: string) => {
  // What was typed is kept by account.
  tables += 1
  const account = of ?? `account-${tables}`
  const before = sourceOf('Before')
  const onEnd = vi.fn()
  const hook = renderHook(({ source }) => useTableDraft(account, 'prizes', source, () => onEnd), {
    initialProps: { source: before },
  })
  return { ...hook, account, before, onEnd, finish: () => act(() => vi.runAllTimers()) }
}
/** The first rows by name and number of edits. */
const shown = ({ current }: { current: ReturnType<typeof useTableDraft> }) => [
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
  setCurrentUser('maya')
})
afterEach(() => {
  cleanup()
  setCurrentUser('')
  vi.unstubAllGlobals()
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

/** The end of a plan that a table has made. */
const ended = (account: string, done: readonly string[], failed: readonly string[] = []) =>
  ({
    account,
    origin: { source: 'prizes', isOfTable: true },
    steps: [...done, ...failed].map((id) => ({ key: id, type: 'prizes', id })),
    states: Object.fromEntries([
      ...done.map((id) => [id, { status: 'done' }]),
      ...failed.map((id) => [id, { status: 'failed' }]),
    ]),
  }) as unknown as QueueState

it('what was typed outlives the tab, in the storage of the browser', () => {
  const { result, account, unmount } = opened()
  act(() => result.current.change({ ...emptyTableDraft, edits: { '=p1': { name: 'Typed' } } }))
  unmount()
  expect(Object.keys(localStorage).filter((key) => key.includes(account))).toHaveLength(1)
  expect(Object.keys(sessionStorage).filter((key) => key.includes(account))).toEqual([])
  expect(shown(opened(account).result)[1]).toBe(1)
})

it('what a plan has carried out is not pending again when it is undone, and what it has not done is (rule TABLE-12)', () => {
  const { result, account, unmount } = opened()
  const edits = { '=p1': { name: 'Done' }, '=p2': { name: 'Failed' } }
  act(() => result.current.change({ ...emptyTableDraft, edits }))
  act(() => result.current.note(withSent(result.current.sheet, result.current.rows)))
  unmount()
  takeFromTables(ended(account, ['p1'], ['p2']))
  // The objects are as they were before: the plan was undone.
  expect(opened(account).result.current.sheet.edits).toEqual({ '=p2': { name: 'Failed' } })
})

it('a plan of something else takes nothing out of a table', () => {
  const { result, account } = opened()
  act(() => result.current.change({ ...emptyTableDraft, edits: { '=p1': { name: 'Typed' } } }))
  act(() => result.current.note(withSent(result.current.sheet, result.current.rows)))
  takeFromTables({ ...ended(account, ['p1']), origin: { source: 'prizes' } } as unknown as QueueState)
  expect(storedTableDraft(account, 'prizes').edits).toEqual({ '=p1': { name: 'Typed' } })
})

it('a plan that ends while its table is shown takes its edits there, too', () => {
  const { result, account } = opened()
  act(() => result.current.change({ ...emptyTableDraft, edits: { '=p1': { name: 'Done' } } }))
  act(() => result.current.note(withSent(result.current.sheet, result.current.rows)))
  act(() => takeFromTables(ended(account, ['p1'])))
  expect(result.current.sheet.edits).toEqual({})
  expect(result.current.canUndo).toBe(false)
})

it('a table that another tab edits only reads, and has what was typed there after it takes over', () => {
  const locks: { take?: () => void } = {}
  const request = (_: string, { steal }: { steal?: boolean }, hold: () => unknown) => {
    const granted = () => void hold()
    if (steal) granted()
    else locks.take = granted
    return new Promise(() => undefined)
  }
  vi.stubGlobal('navigator', { locks: { request }, language: 'en' })
  const { result, account, finish } = opened()
  finish()
  expect(result.current.isElsewhere).toBe(true)
  const sheet = { ...emptyTableDraft, edits: { '=p1': { name: 'Mine' } } }
  act(() => result.current.change(sheet))
  expect(result.current.sheet.edits).toEqual({})
  // The other tab types.
  const key = `console.table.edits:${JSON.stringify(['maya', account, 'prizes'])}`
  const theirs = { ...emptyTableDraft, edits: { '=p2': { name: 'Theirs' } } }
  localStorage.setItem(key, JSON.stringify({ version: 1, at: Date.now(), value: theirs }))
  act(() => result.current.takeOver())
  return act(async () => undefined).then(() => {
    expect(result.current.isElsewhere).toBe(false)
    expect(result.current.sheet.edits).toEqual(theirs.edits)
  })
})
