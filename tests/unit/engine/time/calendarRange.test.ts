import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  onSnap,
  panned,
  snapOf,
  snapped,
  snapsIn,
  turned,
  unitOf,
  zoomed,
  zoomOf,
  zooms,
} from '@/engine/time/range'
import { durationText, rangeText, zoneText } from '@/engine/time/texts'
import { ticksOf } from '@/engine/time/ticks'
import { momentText, utcText } from '@/lib/dateText'
import { addressRange, parseCalendarSearch } from '@/pages/calendar/address'

const hourMs = 3_600_000
const settings = { numRuns: 40, seed: 14 }
const at = (iso: string) => Date.parse(iso)
const moment = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.getTime())

beforeEach(() => vi.stubEnv('TZ', 'Europe/Vienna'))

describe('the range of the calendar', () => {
  it('has days of 23 and 25 hours when the clock changes', () => {
    const hours = (day: string) => {
      const { from, to } = unitOf('day', at(day))
      return (to - from) / hourMs
    }
    expect([hours('2025-03-30T12:00'), hours('2025-10-26T12:00'), hours('2025-10-27T12:00')]).toEqual([
      23, 25, 24,
    ])
  })

  it('moves by the named unit: a month follows a month of any length', () => {
    let range = unitOf('month', at('2025-01-15T12:00'))
    for (const name of ['February 2025', 'March 2025', 'April 2025']) {
      range = turned(range, 1)
      expect(rangeText(range)).toBe(name)
    }
    expect(rangeText(turned(unitOf('years', at('2025-06-01T00:00')), 1))).toBe('2027 and 2028')
  })

  it('has the name of its unit, and returns to the same range after a step back', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zooms), (when, zoom) => {
        const range = unitOf(zoom, when)
        expect(range.from <= when && when < range.to).toBe(true)
        expect(zoomOf(range)).toBe(zoom)
        expect(turned(turned(range, 1), -1)).toEqual(range)
      }),
      settings,
    )
  })

  it('zooms around the pointer, from a day to two years (rule CALENDAR-3)', () => {
    const month = unitOf('month', at('2025-06-15T12:00'))
    const around = at('2025-06-10T00:00')
    const closer = zoomed(month, 0.5, around)
    expect((around - closer.from) / (closer.to - closer.from)).toBeCloseTo(
      (around - month.from) / (month.to - month.from),
      6,
    )
    const { from, to } = zoomed(month, 1e9, around)
    expect((to - from) / hourMs).toBe(731 * 24)
    const day = zoomed(month, 1e-9, around)
    expect((day.to - day.from) / hourMs).toBe(23)
    expect(panned(month, hourMs)).toEqual({ from: month.from + hourMs, to: month.to + hourMs })
  })
})

describe('the head of the time line', () => {
  it('has adjacent cells that cover the range, at every zoom and across changes of the clock', () => {
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(...zooms),
        fc.integer({ min: 300, max: 2400 }),
        fc.constantFrom('Europe/Vienna', 'America/New_York', 'Australia/Lord_Howe'),
        (when, zoom, width, zone) => {
          vi.stubEnv('TZ', zone)
          const range = unitOf(zoom, when)
          const ticks = ticksOf(range, width)
          expect(ticks[0]?.from).toBeLessThanOrEqual(range.from)
          expect(ticks.at(-1)?.to).toBeGreaterThanOrEqual(range.to)
          for (const [index, tick] of ticks.slice(1).entries()) expect(tick.from).toBe(ticks[index]?.to)
          expect(ticks.length).toBeLessThanOrEqual(Math.max(8, width / 10))
        },
      ),
      settings,
    )
  })

  it('shows hours, days, weeks or months, depending on the space', () => {
    const labels = (zoom: (typeof zooms)[number], width = 1000) =>
      ticksOf(unitOf(zoom, at('2025-06-12T12:00')), width).map(({ top, label }) => `${top} ${label}`.trim())
    expect(labels('day').slice(0, 2)).toEqual(['Thu 12 Jun 00:00', '02:00'])
    expect(labels('week')).toEqual(['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12', 'Fri 13', 'Sat 14', 'Sun 15'])
    expect(labels('month').slice(0, 3)).toEqual(['S 1', 'M 2', 'T 3'])
    expect(labels('year').slice(0, 2)).toEqual(['2025 Jan', 'Feb'])
    expect(labels('month', 300)).toEqual(['26', 'Jun 2', '9', '16', '23', '30'])
  })
})

describe('the snap of a window', () => {
  it('depends on the zoom: quarters of an hour, hours, days, weeks', () => {
    const words = zooms.map((zoom) => snapOf(unitOf(zoom, at('2025-06-12T12:00'))))
    expect(words.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
      '15 minutes',
      '60 minutes',
      '1 days',
      '7 days',
      '7 days',
    ])
  })

  it('keeps the time of day when the clock changes', () => {
    const day = { unit: 'days', count: 1 } as const
    expect(new Date(snapped(at('2025-03-29T08:00'), day, 1)).getHours()).toBe(8)
    expect(snapsIn(23 * hourMs, day)).toBe(1)
    expect(onSnap(at('2025-06-12T09:40'), day)).toBe(at('2025-06-12T00:00'))
    expect(onSnap(at('2025-06-12T09:40'), { unit: 'minutes', count: 60 })).toBe(at('2025-06-12T10:00'))
  })
})

describe('the texts of the calendar', () => {
  it('show local times, with UTC beside them (rule CALENDAR-4)', () => {
    const moment = at('2025-06-14T18:00:00Z')
    expect(momentText(moment, moment)).toBe('Sat 14 June, 20:00')
    expect(momentText(moment, at('2026-01-01'))).toBe('Sat 14 June 2025, 20:00')
    expect(utcText(moment)).toBe('2025-06-14 18:00 UTC')
    expect(utcText(Number.POSITIVE_INFINITY)).toBe('')
    expect(zoneText(unitOf('month', moment))).toBe('Europe/Vienna, UTC+02:00')
    expect(zoneText(unitOf('month', at('2025-03-12')))).toBe('Europe/Vienna, UTC+01:00 and UTC+02:00')
  })

  it('describe ranges and durations', () => {
    expect(rangeText(unitOf('week', at('2025-07-01T12:00')))).toBe('30 June to 6 July 2025')
    expect(rangeText(unitOf('week', at('2025-06-12T12:00')))).toBe('9 to 15 June 2025')
    expect(durationText(13 * 24 * hourMs + 16 * hourMs)).toBe('13 days, 16 hours')
    expect(durationText(24 * hourMs - 60_000)).toBe('1 day')
    expect(durationText(0)).toBe('less than a minute')
  })
})

describe('the address of the calendar', () => {
  it('contains range, filters and moment, and invalid values are ignored (rule CALENDAR-2)', () => {
    const search = parseCalendarSearch({
      from: '2025-06-01T00:00Z',
      to: '2025-07-01T00:00Z',
      type: ['raffles', 'players'],
      category: '',
      tag: 7,
      at: '2025-06-14T18:00:00.000Z',
      gaps: 'off',
      view: 'table',
    })
    expect(search).toEqual({
      from: '2025-06-01T00:00Z',
      to: '2025-07-01T00:00Z',
      type: ['raffles'],
      category: '',
      tag: '7',
      at: '2025-06-14T18:00Z',
      gaps: 'off',
      undated: undefined,
      view: 'table',
    })
    expect(addressRange(search)).toEqual({ from: at('2025-06-01T00:00Z'), to: at('2025-07-01T00:00Z') })
    const nonsense = parseCalendarSearch({ from: 'x', to: 5, type: 'x', at: 'never', gaps: 1, tag: {} })
    expect(Object.values(nonsense).every((value) => value === undefined)).toBe(true)
    expect(addressRange(parseCalendarSearch({ from: '2025-06-01', to: '2045-06-01' }))).toBeUndefined()
  })
})
