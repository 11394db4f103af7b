import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addMonths,
  onDay,
  parseTyped,
  shownDate,
  toWire,
  weeksAround,
  zoneName,
  zoneOffset,
} from '@/form/fields/dateTime'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Vienna'))
afterEach(() => vi.unstubAllEnvs())

describe('local on the screen, UTC on the wire (reading D11)', () => {
  it('shows local time and sends UTC', () => {
    expect(shownDate('2025-03-01T00:00:00Z')).toBe('01:03:25 - 01:00')
    expect(toWire(new Date(2025, 2, 1, 1, 0))).toBe('2025-03-01T00:00:00Z')
  })
  it('shows a broken date as it came', () => {
    expect(shownDate('soon')).toBe('soon')
    expect(shownDate(undefined)).toBe('')
  })
  it('names the zone, summer time included', () => {
    expect(zoneOffset(new Date('2025-01-01T00:00:00Z'))).toBe('UTC+01:00')
    expect(zoneOffset(new Date('2025-07-01T00:00:00Z'))).toBe('UTC+02:00')
    expect(zoneName(new Date('2025-01-01T00:00:00Z'))).toBe('Europe/Vienna, UTC+01:00')
  })
})

describe('typed dates', () => {
  it.each([
    ['05:11:25 - 09:30', [2025, 10, 5, 9, 30]],
    ['5.11.2025 9:30', [2025, 10, 5, 9, 30]],
    ['05:11:25', [2025, 10, 5, 0, 0]],
  ])('%s', (text, [year = 0, month = 0, day, hour, minute]) =>
    expect(parseTyped(text)).toEqual(new Date(year, month, day, hour, minute)),
  )
  it.each(['31:02:25', '05:13:25', '05:11:25 - 24:00', '05:11:25 - 10:60', '5', 'today', ''])(
    '%s is none',
    (text) => expect(parseTyped(text)).toBeUndefined(),
  )
})

describe('calendar', () => {
  it('begins its weeks on Monday', () => {
    const weeks = weeksAround(new Date(2026, 2, 12))
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toEqual(new Date(2026, 1, 23))
    expect(weeks.every((week) => week[0]?.getDay() === 1)).toBe(true)
  })
  it('keeps hour, minute and the seconds on another day', () => {
    const previous = new Date(2025, 0, 31, 23, 59, 59)
    expect(onDay(new Date(2025, 1, 3), { hour: 23, minute: 59 }, previous)).toEqual(
      new Date(2025, 1, 3, 23, 59, 59),
    )
  })
  it('stays in a shorter month', () => {
    expect(addMonths(new Date(2025, 0, 31), 1)).toEqual(new Date(2025, 1, 28))
    expect(addMonths(new Date(2024, 1, 29), -12)).toEqual(new Date(2023, 1, 28))
  })
})
