import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownDate } from '@/form/fields/shownDate'
import { toWire } from '@/lib/dates'
import { addMonths, onDay, weeksAround, zoneName, zoneOffset } from '@/lib/dateTime'
import { dayEnd, parseTyped, typedProblem } from '@/lib/typedDate'

beforeEach(() => vi.stubEnv('TZ', 'Europe/Vienna'))
afterEach(() => vi.unstubAllEnvs())

describe('times are local on the screen, UTC in requests (decision D11)', () => {
  it('local time is shown and UTC is sent', () => {
    expect(shownDate('2025-03-01T00:00:00Z')).toBe('01:03:2025 - 01:00')
    expect(toWire(new Date(2025, 2, 1, 1, 0))).toBe('2025-03-01T00:00:00Z')
  })
  it('a broken date is shown unchanged', () => {
    expect(shownDate('soon')).toBe('soon')
    expect(shownDate(undefined)).toBe('')
  })
  it('the zone is named, including summer time', () => {
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
  ])('%s is parsed', (text, [year = 0, month = 0, day, hour, minute]) =>
    expect(parseTyped(text)).toEqual(new Date(year, month, day, hour, minute)),
  )
  it.each(['31:02:25', '05:13:25', '05:11:25 - 24:01', '05:11:25 - 10:60', '5', 'today', ''])(
    '%s is not a date',
    (text) => expect(parseTyped(text)).toBeUndefined(),
  )
})

describe('common date formats', () => {
  const afternoon = new Date('2026-03-12T13:30:00Z')
  it.each([
    '12:03:2026 - 14:30',
    '12:03:26 - 14:30',
    '12.03.2026 14:30',
    '12.3.2026, 14.30',
    '12/03/2026 14:30',
    '12-03-2026 14:30',
    '12 March 2026 14:30',
    '12 Mar 2026 14:30',
    '12 mar. 26, 14:30',
    '12-Mar-2026 14:30',
    '12th March 2026 at 14:30',
    'Thursday, 12 March 2026 14:30',
    'March 12, 2026 14:30',
    '2026-03-12T14:30',
    '2026-03-12 14:30',
    '2026-03-12T14:30:00',
    '2026-03-12T13:30Z',
    '2026-03-12T13:30:00.000Z',
    '2026-03-12T14:30+01:00',
    '2026-03-12 08:30 -0500',
    '2026/03/12 14:30',
    '  12:03:2026 - 14:30 ',
  ])('%s is 12 March 2026, half past two', (text) => {
    expect(parseTyped(text)).toEqual(afternoon)
    expect(typedProblem(text)).toBeUndefined()
  })

  it.each(['2026-03-12', '12.03.2026', '12/03/26', '12 March 2026', 'Mar 12, 2026'])(
    '%s is the first minute of the day, or the last one at the end of a range',
    (text) => {
      expect(parseTyped(text)).toEqual(new Date(2026, 2, 12))
      expect(parseTyped(text, dayEnd)).toEqual(new Date(2026, 2, 12, 23, 59))
      expect(parseTyped(`${text} 00:00`, dayEnd)).toEqual(new Date(2026, 2, 12))
    },
  )

  it('the day always comes before the month', () => {
    expect(parseTyped('04/07/2026')).toEqual(new Date(2026, 6, 4))
    expect(parseTyped('04/13/2026')).toBeUndefined()
  })

  it('four digits are the exact year, two digits a year of this century', () => {
    expect(parseTyped('01:01:1999')).toEqual(new Date(1999, 0, 1))
    expect(parseTyped('01:01:99')).toEqual(new Date(2099, 0, 1))
    expect(parseTyped('01:01:0206')).toBeUndefined()
    expect(parseTyped('01:01:206')).toBeUndefined()
  })

  it.each(['2026-03-12T24:01', '12 Foo 2026', '12 Ma 2026', '2026', '1741786200'])(
    '%s is not a date',
    (text) => {
      expect(parseTyped(text)).toBeUndefined()
      expect(typedProblem(text)).toBe('Enter a date as dd:mm:yyyy - hh:mm')
    },
  )

  it.each([
    ['31:02:2026', 'There is no 31 February 2026'],
    ['30 February 2026', 'There is no 30 February 2026'],
    ['2026-02-30', 'There is no 30 February 2026'],
    ['31112026', 'There is no 31 November 2026'],
    ['12/31/2026', 'There is no month 31: the day comes first, then the month'],
  ])('the impossible day %s says so', (text, problem) => {
    expect(parseTyped(text)).toBeUndefined()
    expect(typedProblem(text)).toBe(problem)
  })
})

describe('short dates (rule FIELD-8)', () => {
  // A Friday.
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 27, 12) }))
  afterEach(() => vi.useRealTimers())

  it.each([
    ['27 Nov', [2026, 10, 27]],
    ['28 nov 14:30', [2026, 10, 28, 14, 30]],
    ['December 1st', [2026, 11, 1]],
    ['26 Nov', [2027, 10, 26]],
    ['friday', [2026, 11, 4]],
    ['Sat 9:00', [2026, 10, 28, 9, 0]],
    ['thurs', [2026, 11, 3]],
    ['27112026', [2026, 10, 27]],
    ['20261127', [2026, 10, 27]],
    ['20111203', [2011, 11, 3]],
  ])('%s is the next such day', (text, [year = 0, month = 0, day, hour = 0, minute = 0]) =>
    expect(parseTyped(text)).toEqual(new Date(year, month, day, hour, minute)),
  )
})

describe('when the clocks change', () => {
  it('a skipped hour is rejected with a message', () => {
    expect(parseTyped('29:03:2026 - 02:30')).toBeUndefined()
    expect(typedProblem('29:03:2026 - 02:30')).toBe('02:30 does not exist on that day: clocks go forward')
    expect(typedProblem('2026-03-29T02:00')).toBe('02:00 does not exist on that day: clocks go forward')
    expect(parseTyped('29:03:2026 - 03:00')).toEqual(new Date('2026-03-29T01:00:00Z'))
    expect(parseTyped('2026-03-29T02:30Z')).toEqual(new Date('2026-03-29T02:30:00Z'))
  })
  it('a day without midnight starts at its first minute', () => {
    vi.stubEnv('TZ', 'America/Santiago')
    expect(parseTyped('06:09:2026')).toEqual(new Date('2026-09-06T04:00:00Z'))
    expect(typedProblem('06:09:2026')).toBeUndefined()
    expect(typedProblem('06:09:2026 - 00:00')).toMatch(/^00:00 does not exist/)
  })
  it('the first or second of two equal hours is kept when the minute or the day is set', () => {
    const second = new Date('2026-10-25T01:30:00Z')
    expect(onDay(second, { hour: 2, minute: 45 }, second)).toEqual(new Date('2026-10-25T01:45:00Z'))
    expect(onDay(second, { hour: 1, minute: 45 }, second)).toEqual(new Date('2026-10-24T23:45:00Z'))
    expect(onDay(new Date(2026, 9, 24), { hour: 2, minute: 30 }, second)).toEqual(
      new Date('2026-10-24T00:30:00Z'),
    )
  })
})

describe('years before 100', () => {
  it('stay as they are, not 19yy', () => {
    const day = new Date('0001-01-01T12:00:00Z')
    expect(onDay(day, { hour: 5, minute: 0 }).getFullYear()).toBe(1)
    expect(addMonths(day, 12).getFullYear()).toBe(2)
    expect(shownDate('0001-01-01T12:00:00Z')).toMatch(/^01:01:0001 - /)
  })
})

describe('the calendar', () => {
  it('starts its weeks on Monday', () => {
    const weeks = weeksAround(new Date(2026, 2, 12))
    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.[0]).toEqual(new Date(2026, 1, 23))
    expect(weeks.every((week) => week[0]?.getDay() === 1)).toBe(true)
  })
  it('keeps hour, minute and seconds on another day', () => {
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
