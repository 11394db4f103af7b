import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropPosition, type ItemExtent } from '@/lib/dropPosition'

/** Items of any height, with gaps between them. */
const lists = fc
  .array(fc.record({ gap: fc.nat(20), height: fc.integer({ min: 2, max: 300 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((sizes) => {
    let y = 0
    return sizes.map(({ gap, height }): ItemExtent => {
      const top = y + gap
      y = top + height
      return { top, bottom: y }
    })
  })

const middle = ({ top, bottom }: ItemExtent) => (top + bottom) / 2

test('a dropped item lies between the items whose middles are above and below the pointer', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: -50, max: 4000 }), (items, seed, y) => {
      const from = seed % items.length
      const place = dropPosition(items, from, y)
      const above = items.filter((item) => middle(item) <= y).length
      if (!place) {
        expect([from, from + 1]).toContain(above)
        return
      }
      const moved = items.toSpliced(from, 1).toSpliced(place.to, 0, items[from] as ItemExtent)
      expect(moved.slice(0, place.to)).toEqual(items.slice(0, above).filter((_, index) => index !== from))
      expect(place.to).not.toBe(from)
    }),
  )
})

test('an item that would stay where it is has no place and no line', () => {
  const items = [
    { top: 0, bottom: 10 },
    { top: 20, bottom: 30 },
    { top: 40, bottom: 50 },
  ]
  expect(dropPosition(items, 1, 6)).toBeUndefined()
  expect(dropPosition(items, 1, 44)).toBeUndefined()
  expect(dropPosition(items, 1, 4)).toEqual({ to: 0, line: 0 })
  expect(dropPosition(items, 1, 46)).toEqual({ to: 2, line: 50 })
  expect(dropPosition(items, 0, 26)).toEqual({ to: 1, line: 35 })
  expect(dropPosition(items, 2, 24)).toEqual({ to: 1, line: 15 })
})
