import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fittingIn } from '@/parts/bulk-actions/useFitting'

/* Which actions of Select mode stand in their line (rule SELECT-6). */

const width = fc.integer({ min: 0, max: 300 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

it('what stands in the line fits into it, and one more would not (rule SELECT-6)', () => {
  fc.assert(
    fc.property(
      width.map((one) => one * 6),
      fc.array(width, { maxLength: 12 }),
      width,
      width,
      (room, extents, more, rest) => {
        const shown = fittingIn(room, extents, more, rest)
        const taken = (count: number) =>
          sum(extents.slice(0, count)) + rest + (count < extents.length ? more : 0)
        if (shown > 0) expect(taken(shown)).toBeLessThanOrEqual(room)
        if (shown < extents.length - 1) expect(taken(shown + 1)).toBeGreaterThan(room)
      },
    ),
    { seed: 63 },
  )
})

it('a menu for none takes no room', () => {
  expect(fittingIn(300, [100, 100], 80, 100)).toBe(2)
  expect(fittingIn(299, [100, 100], 80, 100)).toBe(1)
})
