import { beforeEach, describe, expect, it } from 'vitest'
import {
  importViews,
  keepView,
  mostStored,
  pinView,
  renameView,
  storedViews,
  viewsFile,
} from '@/parts/list-views/storedViews'
import { setCurrentUser } from '@/stored/stored'

beforeEach(() => {
  localStorage.clear()
  setCurrentUser('auth0|mira')
})

const view = (number: number) => ({
  type: 'missions' as const,
  name: `View ${number}`,
  search: { q: `${number}` },
})
const names = () =>
  storedViews()
    .get()
    .map(({ name }) => name)

describe('kept views (rules ASK-6 and ASK-7)', () => {
  it('drop none for a new one: it is refused, and a file says what had no room', () => {
    for (let number = 1; number <= mostStored; number += 1) expect(keepView(view(number))).toBe(true)
    expect(pinView(view(1), true)).toBe(true)
    expect(keepView(view(mostStored + 1))).toBe(false)
    expect(names()).toHaveLength(mostStored)
    expect(names()).toContain('View 1')
    // One of the same name takes no room, and stays pinned.
    expect(keepView({ ...view(1), search: { q: 'other' } })).toBe(true)
    expect(storedViews().get().at(-1)).toMatchObject({ name: 'View 1', pinned: true, search: { q: 'other' } })

    const text = viewsFile()
    setCurrentUser('auth0|odo')
    expect(keepView(view(0))).toBe(true)
    expect(importViews(text)).toEqual({ added: mostStored - 1, left: 1 })
    expect(names()).toContain('View 0')
  })

  it('have five pins at most', () => {
    for (let number = 1; number <= 6; number += 1) keepView(view(number))
    const done = [1, 2, 3, 4, 5, 6].map((number) => pinView(view(number), true))
    expect(done).toEqual([true, true, true, true, true, false])
    expect(pinView(view(2), false)).toBe(true)
    expect(pinView(view(6), true)).toBe(true)
  })

  it('get another name, which no other view of the list has, and stay pinned', () => {
    keepView(view(1))
    keepView(view(2))
    keepView({ ...view(3), type: 'prizes' })
    pinView(view(1), true)
    expect(renameView(view(1), 'View 2')).toBe(false)
    expect(renameView(view(1), ' ')).toBe(false)
    expect(renameView(view(1), 'x'.repeat(61))).toBe(false)
    expect(renameView(view(1), ' View 3 ')).toBe(true)
    expect(names()).toEqual(['View 3', 'View 2', 'View 3'])
    expect(storedViews().get()[0]).toMatchObject({ type: 'missions', pinned: true, search: { q: '1' } })
    expect(renameView(view(2), 'View 2')).toBe(true)
  })

  it('can be added from a file that also has other things, which are counted', () => {
    keepView(view(1))
    const views = [
      { ...view(1), search: { q: 'of the file' } },
      view(2),
      { ...view(3), type: 'quests' },
      { ...view(4), name: ' ' },
      { ...view(5), search: { page: 3 } },
      'view',
      null,
    ]
    const text = JSON.stringify({ kind: 'console-views', version: 1, views })
    expect(importViews(text)).toEqual({ added: 2, replaced: 1, left: 0, odd: 5 })
    expect(names()).toEqual(['View 1', 'View 2'])
    expect(storedViews().get()[0]?.search).toEqual({ q: 'of the file' })
  })

  it.each(['', '{', '[]', '{"kind":"console-views","version":2,"views":[]}', '{"kind":"x"}'])(
    'come from no other file: %s',
    (text) => {
      expect(importViews(text)).toBeUndefined()
    },
  )
})
