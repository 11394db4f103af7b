import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toWire } from '@/lib/dates'
import { isZone, readShift, type Shift, shiftMoment } from '@/lib/zonedTime'
import { settings } from '../../property/settings'

const shifted = (date: string, shift: string, zone: string) => {
  const moved = shiftMoment(Date.parse(date), readShift(shift) as Shift, zone)
  return Number.isNaN(moved) ? undefined : toWire(moved)
}

test.each([
  [
    'a day over the start of summer time',
    '2026-03-28T08:00:00Z',
    '1d',
    'Europe/Berlin',
    '2026-03-29T07:00:00Z',
  ],
  [
    'a month over the end of summer time',
    '2026-10-01T22:00:00Z',
    '1m',
    'Europe/Berlin',
    '2026-11-01T23:00:00Z',
  ],
  ['a week back over it', '2026-10-26T23:00:00Z', '-1w', 'Europe/Berlin', '2026-10-19T22:00:00Z'],
  ['no change of clocks in UTC', '2026-03-28T08:00:00Z', '1d', 'UTC', '2026-03-29T08:00:00Z'],
  [
    'a skipped time moves forward by the gap',
    '2026-03-28T01:30:00Z',
    '1d',
    'Europe/Berlin',
    '2026-03-29T01:30:00Z',
  ],
  ['a gap of half an hour', '2026-10-02T15:45:00Z', '1d', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
  ['the first of two equal hours', '2026-10-24T00:30:00Z', '1d', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
  ['29 February in a year without one', '2028-02-29T12:00:00Z', '1y', 'UTC', '2029-02-28T12:00:00Z'],
  ['29 February in a leap year', '2028-02-29T12:00:00Z', '4y', 'UTC', '2032-02-29T12:00:00Z'],
  ['the last day of a shorter month', '2026-01-31T00:00:00Z', '1m', 'UTC', '2026-02-28T00:00:00Z'],
  ['a month back over the year', '2026-01-31T00:00:00Z', '-2m', 'UTC', '2025-11-30T00:00:00Z'],
  [
    'the day of the zone, not that of UTC',
    '2028-02-28T23:30:00Z',
    '1y',
    'Europe/Berlin',
    '2029-02-27T23:30:00Z',
  ],
  ['a skipped day', '2011-12-29T20:00:00Z', '1d', 'Pacific/Apia', '2011-12-30T20:00:00Z'],
  ['milliseconds', '2026-01-01T23:59:59.999Z', '1y', 'America/New_York', '2027-01-01T23:59:59.999Z'],
  ['nothing', '2026-10-25T01:30:00Z', '0d', 'Europe/Berlin', '2026-10-25T01:30:00Z'],
  ['the year 99', '0099-06-01T00:00:00Z', '1y', 'UTC', '0100-06-01T00:00:00Z'],
  ['more than four digits', '9999-06-01T00:00:00Z', '1y', 'UTC', undefined],
])('a shift keeps the local time of day: %s', (_, date, shift, zone, expected) => {
  expect(shifted(date, shift, zone)).toBe(expected)
})

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
]
const moments = fc.integer({ min: Date.parse('1975-01-01'), max: Date.parse('2080-01-01') })

/** What a clock in the zone shows, by the browser's own formatter. */
const clock = (moment: number, zone: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone: zone, fractionalSecondDigits: 3 })

describe('any moment, shifted in any zone', () => {
  const shifts = fc.record({
    count: fc.integer({ min: -60, max: 60 }),
    unit: fc.constantFrom('d', 'w', 'm', 'y'),
  }) as fc.Arbitrary<Shift>

  it('keeps the time of day, unless the clocks skip it: then it is later by the gap (rule CAMPAIGN-3)', () => {
    fc.assert(
      fc.property(moments, shifts, fc.constantFrom(...zones), (moment, shift, zone) => {
        const after = shiftMoment(moment, shift, zone)
        if (clock(after, zone) === clock(moment, zone)) return
        // At the gap itself: an hour before, the clocks have not changed yet.
        const wall = (at: number) => Date.parse(`${new Date(at).toLocaleString('sv', { timeZone: zone })}Z`)
        const offset = (at: number) => wall(at) - at
        const gap = offset(after) - offset(after - 86_400_000)
        expect(gap).toBeGreaterThan(0)
        expect(wall(after) % 86_400_000).toBe((wall(moment) + gap) % 86_400_000)
      }),
      settings,
    )
  })

  it('is later by as many days of the calendar', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -800, max: 800 }), (moment, count) => {
        expect(shiftMoment(moment, { count, unit: 'd' }, 'UTC')).toBe(moment + count * 86_400_000)
        for (const zone of zones)
          expect(shiftMoment(moment, { count, unit: 'w' }, zone)).toBe(
            shiftMoment(moment, { count: count * 7, unit: 'd' }, zone),
          )
      }),
      settings,
    )
  })
})

test.each([
  ['1y', { count: 1, unit: 'y' }],
  ['-52w', { count: -52, unit: 'w' }],
  ['+3d', { count: 3, unit: 'd' }],
  ['0m', { count: 0, unit: 'm' }],
  ['1', undefined],
  ['y', undefined],
  ['1.5d', undefined],
  ['1Y', undefined],
  ['1d2', undefined],
])('%j is read as a shift', (text, expected) => {
  expect(readShift(text)).toEqual(expected)
})

test('names of time zones are known', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Base', ''].map(isZone)).toEqual([true, true, false, false])
})
