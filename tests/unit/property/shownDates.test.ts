import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { momentText } from '@/lib/dateText'
import { formatDate, formatDateTime, formatFullDateTime } from '@/lib/format'
import { parseTyped } from '@/lib/typedDate'
import { settings } from './settings'

const now = new Date(2026, 2, 12, 9)
beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

/** At hours that no clock skips. */
const moment = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 5, max: 23 }), fc.nat(59))
    .map(([days, hour, minute]) => new Date(2026, 2, 12 + days, hour, minute))

test.each<[string, (date: Date) => string, number, number]>([
  ['an input', formatFullDateTime, -8000, 8000],
  ['a row', formatDateTime, -8000, 8000],
  ['a panel', (date) => momentText(date.getTime(), now.getTime()), 1, 300],
])('a date can be typed as %s shows it', (_, shown, least, most) => {
  fc.assert(
    fc.property(moment(least, most), (date) => {
      expect(parseTyped(shown(date)), shown(date)).toEqual(date)
    }),
    settings,
  )
})

test('a day can be typed as a lifecycle shows it', () => {
  fc.assert(
    fc.property(moment(-8000, 8000), (date) => {
      const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate())
      expect(parseTyped(formatDate(date))).toEqual(midnight)
    }),
    settings,
  )
})
