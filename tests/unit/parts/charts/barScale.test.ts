import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markedScaleEnd, scaleEnd } from '@/parts/charts/barScale'
import { settings } from '../../property/settings'

const ordinary = fc.array(fc.integer({ min: 20, max: 80 }), { minLength: 3, maxLength: 12 })

it('a few bars that are far longer than the others do not make dots of them', () => {
  fc.assert(
    fc.property(
      ordinary,
      fc.array(fc.integer({ min: 1000, max: 9_000_000 }), { maxLength: 2 }),
      (bars, far) => {
        const end = scaleEnd([...far, ...bars])
        const longest = Math.max(...bars)
        expect(end).toBe(far.length > 0 ? 1.5 * longest : longest)
        // The shortest of the others is still a bar.
        expect(Math.min(...bars) / end).toBeGreaterThan(0.15)
      },
    ),
    settings,
  )
})

it('cuts nothing where bars differ steadily, where there is one, or where half of them are long', () => {
  expect(scaleEnd([1, 3, 9, 27])).toBe(27)
  expect(scaleEnd([500])).toBe(500)
  expect(scaleEnd([1, 100])).toBe(100)
  expect(scaleEnd([1, 100, 100, 100])).toBe(100)
  expect(scaleEnd([0, 0])).toBe(1e-9)
})

it('marks lengthen the scale, but never so far that bars become dots', () => {
  fc.assert(
    fc.property(
      ordinary,
      fc.array(fc.integer({ min: 0, max: 9_000_000 }), { maxLength: 4 }),
      (bars, marks) => {
        const end = markedScaleEnd(bars, marks)
        const longest = Math.max(...bars)
        expect(end).toBeGreaterThanOrEqual(longest)
        expect(end).toBeLessThanOrEqual(4 * longest)
        for (const mark of marks) expect(mark <= end).toBe(mark <= 4 * longest)
      },
    ),
    settings,
  )
  expect(markedScaleEnd([0, 0], [5, 7])).toBe(7)
})
