import { describe, expect, it } from 'vitest'
import { missingChanges } from '@/model/changes'

const managed = ['stock.redeemed', 'prizes.*.currentCount']
const before = {
  name: 'Old',
  description: 'Words',
  prizes: [{ id: 'p', count: 1, currentCount: 4 }],
  tags: ['a'],
}
const missing = (found: object, wanted: object, from: object = before) =>
  missingChanges(found, { before: from, wanted, managed }).map(({ path }) => path)

describe('the list of changes of a write that an object does not have', () => {
  it('is empty if it has them all, with any other changes', () => {
    const wanted = { ...before, name: 'New' }
    expect(missing({ ...wanted, description: 'Theirs', added: 1 }, wanted)).toEqual([])
    expect(missing({ id: 'x', name: 'New', isAvailable: true }, { id: 'x', name: 'New' }, {})).toEqual([])
  })

  it('has all of them if it was not written', () => {
    expect(missing(before, { ...before, name: 'New', tags: ['b'] })).toEqual([['name'], ['tags']])
    expect(missing({}, { id: 'x', name: 'New' }, {})).toEqual([['id'], ['name']])
  })

  it('include a value that was emptied and is still there', () => {
    const { description: _, ...wanted } = before
    expect(missing(before, wanted)).toEqual([['description']])
    expect(missing(wanted, wanted)).toEqual([])
  })

  it('leave out what the server counts', () => {
    const wanted = { ...before, prizes: [{ id: 'p', count: 2, currentCount: 4 }] }
    const counted = { ...before, prizes: [{ id: 'p', count: 2, currentCount: 9 }] }
    expect(missing(counted, wanted)).toEqual([])
    expect(missing(before, wanted)).toEqual([['prizes', { id: 'p' }, 'count']])
  })

  it('include those of an item that is gone', () => {
    expect(missing({ ...before, prizes: [] }, { ...before, prizes: [{ id: 'p', count: 2 }] })).toEqual([
      ['prizes', { id: 'p' }, 'count'],
    ])
  })
})
