import { beforeEach, describe, expect, it } from 'vitest'
import { importViews, keepView, keptViews, mostKept, pinView, viewsFile } from '@/pages/parts/ask/views'
import { setPerson } from '@/stored/stored'

beforeEach(() => {
  localStorage.clear()
  setPerson('auth0|mira')
})

const view = (number: number) => ({
  type: 'missions' as const,
  name: `View ${number}`,
  search: { q: `${number}` },
})
const names = () =>
  keptViews()
    .get()
    .map(({ name }) => name)

describe('kept views (rules ASK-6 and ASK-7)', () => {
  it('drop none for a new one: it is refused, and a file says what had no room', () => {
    for (let number = 1; number <= mostKept; number += 1) expect(keepView(view(number))).toBe(true)
    expect(pinView(view(1), true)).toBe(true)
    expect(keepView(view(mostKept + 1))).toBe(false)
    expect(names()).toHaveLength(mostKept)
    expect(names()).toContain('View 1')
    // One of the same name takes no room, and stays pinned.
    expect(keepView({ ...view(1), search: { q: 'other' } })).toBe(true)
    expect(keptViews().get().at(-1)).toMatchObject({ name: 'View 1', pinned: true, search: { q: 'other' } })

    const text = viewsFile()
    setPerson('auth0|odo')
    expect(keepView(view(0))).toBe(true)
    expect(importViews(text)).toEqual({ added: mostKept - 1, left: 1 })
    expect(names()).toContain('View 0')
  })

  it('have five pins at most', () => {
    for (let number = 1; number <= 6; number += 1) keepView(view(number))
    const done = [1, 2, 3, 4, 5, 6].map((number) => pinView(view(number), true))
    expect(done).toEqual([true, true, true, true, true, false])
    expect(pinView(view(2), false)).toBe(true)
    expect(pinView(view(6), true)).toBe(true)
  })

  it.each(['', '{', '[]', '{"kind":"console-views","version":2,"views":[]}', '{"kind":"x"}'])(
    'come from no other file: %s',
    (text) => {
      expect(importViews(text)).toBeUndefined()
    },
  )
})
