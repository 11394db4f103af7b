import { describe, expect, it, vi } from 'vitest'
import { createRowSelection, idsIn } from '@/list/selecting/rowSelection'

const order = ['a', 'b', 'c', 'd', 'e']

describe('the selection of a list', () => {
  it('ticks and unticks rows, and notifies once of each change', () => {
    const selection = createRowSelection()
    const listener = vi.fn()
    selection.subscribe(listener)
    selection.tick('b', true)
    selection.tick('b', true)
    selection.set(['c', 'd'], true)
    selection.tick('c', false)
    expect(selection.ids()).toEqual(['b', 'd'])
    expect(selection.count()).toBe(2)
    expect(listener).toHaveBeenCalledTimes(3)
    selection.clear()
    expect(selection.ids()).toEqual([])
  })

  it.each([
    ['forwards', 'b', 'd'],
    ['backwards', 'd', 'b'],
  ])('ticks a range %s from the row that was clicked before', (_, first, second) => {
    const selection = createRowSelection()
    selection.tick(first, true)
    selection.tick(second, true, order)
    expect([...selection.ids()].sort()).toEqual(['b', 'c', 'd'])
  })

  it('unticks a range if the clicked row is unticked', () => {
    const selection = createRowSelection()
    selection.set(order, true)
    selection.tick('b', false)
    selection.tick('d', false, order)
    expect(selection.ids()).toEqual(['a', 'e'])
  })

  it('ticks only the clicked row if the one before is not in the list any more', () => {
    const selection = createRowSelection()
    selection.tick('gone', true)
    selection.tick('d', true, order)
    expect(selection.has('c')).toBe(false)
    expect(selection.has('d')).toBe(true)
  })

  it('forgets objects that disappeared', () => {
    const selection = createRowSelection()
    selection.set(['a', 'gone'], true)
    selection.keep(new Set(order))
    expect(selection.ids()).toEqual(['a'])
  })

  it('returns the same ids until they change, so that nothing renders without a change', () => {
    const selection = createRowSelection()
    selection.set(['a', 'b'], true)
    const before = selection.ids()
    selection.set(['a'], true)
    expect(selection.ids()).toBe(before)
  })

  it('leaves out rows without an id', () => {
    expect(
      idsIn<{ id?: unknown }>({ idOf: ({ id }) => id as string })([{ id: 'a' }, {}, { id: null }]),
    ).toEqual(['a'])
  })
})
