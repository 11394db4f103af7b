import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownDate } from '@/form/fields/shownDate'
import { toWire } from '@/lib/dates'
import {
  addDays,
  addMonths,
  fromWire,
  isSameDay,
  onDay,
  timeOf,
  weeksAround,
  zoneOffset,
} from '@/lib/dateTime'
import { parseTyped } from '@/lib/typedDate'
import { anyText, settings } from './settings'

/** Minutes from UTC in July 2026: proves that the zone is active. */
const julyOffsets: Record<string, number> = {
  'Europe/Vienna': 120,
  'America/New_York': -240,
  'America/Sao_Paulo': -180,
  'Australia/Lord_Howe': 630,
  'Asia/Kathmandu': 345,
  'Pacific/Apia': 780,
  UTC: 0,
}
/** With summer time north and south, with half and quarter hours, without, and beyond the date line. */
const zones = Object.keys(julyOffsets)
const date = fc.date({
  min: new Date('2000-01-02T00:00:00Z'),
  max: new Date('2099-12-30T00:00:00Z'),
  noInvalidDate: true,
})
/** Around the clock changes, where most errors occur. */
const turn = fc
  .tuple(
    fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-10-03T15:30Z'),
    fc.integer({ min: -180, max: 180 }),
  )
  .map(([at, minutes]) => new Date(Date.parse(at) + minutes * 60_000))
const moment = fc.oneof(date, turn)
const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })

describe.each(zones)('dates in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())

  it('use the zone of the test', () => {
    expect(0 - new Date('2026-07-01T00:00Z').getTimezoneOffset()).toBe(julyOffsets[zone])
  })

  it('do not change by conversion to the wire format and back', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(toWire(at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/)
        expect(fromWire(toWire(at))).toEqual(at)
      }),
      settings,
    )
  })

  it('can be typed as they are shown, to the minute, except in the hour that comes twice', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000)
        const typed = parseTyped(shownDate(toWire(minute)))
        expect(typed && shownDate(toWire(typed))).toBe(shownDate(toWire(minute)))
        expect(Math.abs((typed?.getTime() ?? 0) - minute.getTime())).toBeLessThanOrEqual(3_600_000)
      }),
      settings,
    )
  })

  it('keep hour and minute on another day, except where the clock skips them', () => {
    fc.assert(
      fc.property(moment, time, (day, kept) => {
        const there = onDay(day, kept)
        if (timeOf(there).hour === kept.hour && timeOf(there).minute === kept.minute) {
          expect(isSameDay(there, day)).toBe(true)
        } else {
          // Later by the hour (or half hour, or day) that does not exist.
          expect(
            Math.abs(there.getTime() - onDay(addDays(day, -1), kept).getTime() - 86_400_000),
          ).toBeLessThanOrEqual(86_400_000)
        }
      }),
      settings,
    )
  })

  it('follow each other in the calendar', () => {
    fc.assert(
      fc.property(moment, (day) => {
        const shown = weeksAround(day).flat()
        expect(shown).toHaveLength(42)
        expect(shown[0]?.getDay()).toBe(1)
        expect(shown.some((one) => isSameDay(one, day))).toBe(true)
        for (const [index, one] of shown.slice(1).entries()) expect(one > (shown[index] as Date)).toBe(true)
      }),
      { ...settings, numRuns: 40 },
    )
  })

  it('stay in the next month when moved by a month, and never get later in it', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -30, max: 30 }), (day, count) => {
        const there = addMonths(day, count)
        const months = (one: Date) => one.getFullYear() * 12 + one.getMonth()
        expect(months(there) - months(day)).toBe(count)
        expect(there.getDate()).toBeLessThanOrEqual(day.getDate())
      }),
      settings,
    )
  })

  it('never come from invalid text, which throws no error', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.anything()), (value) => {
        const read = fromWire(value)
        expect(read === undefined || !Number.isNaN(read.getTime())).toBe(true)
        expect(typeof shownDate(value)).toBe('string')
        if (typeof value === 'string') parseTyped(value)
      }),
      settings,
    )
  })

  it('show the zone as hours and minutes', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(zoneOffset(at)).toMatch(/^UTC[+-](0\d|1[0-4]):(00|15|30|45)$/)
      }),
      settings,
    )
  })
})
