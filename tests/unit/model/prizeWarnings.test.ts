import { expect, it } from 'vitest'
import { drawWarning } from '@/model/prizeWarnings'

const [from, to] = ['2026-03-01T10:00:00Z', '2026-03-31T10:00:00Z']

it.each([
  ['2026-03-01T09:59:59Z', 'The draw is before the start of the active range.'],
  [from, 'The draw is before the end of the active range.'],
  ['2026-03-31T09:59:59Z', 'The draw is before the end of the active range.'],
  [to, undefined],
])('a draw at %s is warned about: %s', (drawTime, message) => {
  const warnings = drawWarning({ drawTime, active: { from, to }, period: 'all-time' } as never)
  expect(warnings.map((one) => one.message)).toEqual(message === undefined ? [] : [message])
})

it('a draw at the very start of a range without an end is not warned about', () => {
  expect(drawWarning({ drawTime: from, active: { from }, period: 'all-time' } as never)).toEqual([])
})
