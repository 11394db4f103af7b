import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseTyped, typedProblem } from '@/lib/typedDate'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 27, 12) }))
afterEach(() => vi.useRealTimers())

describe('a typed time (rule FIELD-8)', () => {
  it.each([
    ['12:03:2026 - 2:30 pm', [14, 30]],
    ['12/03/2026 2:30PM', [14, 30]],
    ['12.03.26 2.30 p.m.', [14, 30]],
    ['12 March 2026 at 3pm', [15, 0]],
    ['2026-03-12 12:00 am', [0, 0]],
    ['2026-03-12 12:15 am', [0, 15]],
    ['2026-03-12 12 pm', [12, 0]],
    ['27 Nov 11 pm', [23, 0]],
    ['１２/０３/２０２６　１４：３０', [14, 30]],
    ['١٢/٠٣/٢٠٢٦ ١٤:٣٠', [14, 30]],
    ['१२/०३/२०२६ १४:३०', [14, 30]],
    ['12.03.2026 14h30', [14, 30]],
    ['12.03.2026 14 h 30', [14, 30]],
    ['12 March 2026 at 14 H 30', [14, 30]],
    ['2026-03-12 14h 30', [14, 30]],
    ['\u200f12/03/2026 14:30', [14, 30]],
    ['\u200e12/\u200e03/\u200e2026 \u200e\u200f2:30 pm', [14, 30]],
    ['12:03:2026\u200b - 14\u00ad:30', [14, 30]],
  ])('of a 12-hour clock is read: %s', (text, [hour, minute]) => {
    const date = parseTyped(text)
    expect([date?.getHours(), date?.getMinutes()]).toEqual([hour, minute])
    expect(date?.getDate()).toBe(text.startsWith('27') ? 27 : 12)
  })

  it.each([
    ['31:12:2026 - 24:00', new Date(2027, 0, 1)],
    ['2026-02-28T24:00', new Date(2026, 2, 1)],
    ['2026-02-28T24:00:00Z', new Date(Date.UTC(2026, 2, 1))],
  ])('of 24:00 is the end of the day: %s', (text, expected) => {
    expect(parseTyped(text)).toEqual(expected)
  })

  it.each([
    '12:03:2026 - 13:00 pm',
    '12:03:2026 - 0:30 am',
    '12:03:2026 - 24:01',
    '12:03:2026 - 25:00',
    '2026-03-12T14:30+25:00',
    '2026-03-12T14:30+01:75',
  ])('that no clock shows is refused: %s', (text) => {
    expect(typedProblem(text)).toBe('Enter a date as dd:mm:yyyy - hh:mm')
  })
})

describe('24:00 where the clocks change at midnight', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    // The clocks skip from 00:00 to 01:00.
    ['Africa/Cairo', '23:04:2026 - 24:00', '2026-04-23T22:00:00.000Z'],
    ['America/Santiago', '05:09:2026 - 24:00', '2026-09-06T04:00:00.000Z'],
    // 00:00 occurs twice: the day ends at the first.
    ['America/Havana', '31:10:2026 - 24:00', '2026-11-01T04:00:00.000Z'],
  ])('is the end of the day: %s', (zone, text, expected) => {
    vi.stubEnv('TZ', zone)
    expect(typedProblem(text)).toBeUndefined()
    expect(parseTyped(text)?.toISOString()).toBe(expected)
  })

  it('while 00:00 of the next day is refused where the clocks skip it', () => {
    vi.stubEnv('TZ', 'Africa/Cairo')
    expect(parseTyped('24:04:2026 - 00:00')).toBeUndefined()
  })
})

describe('a date of another calendar is refused with the reason (rule TEXT-7)', () => {
  it.each([
    ['27/11/2569', '2569 is a year of the Buddhist calendar. Enter the Gregorian year, such as 2026'],
    ['2570-01-01', '2570 is a year of the Buddhist calendar. Enter the Gregorian year, such as 2026'],
    ['07/06/1448', '1448 is a year of the Islamic calendar. Enter the Gregorian year, such as 2026'],
    ['06:09:1405 - 10:00', '1405 is a year of the Persian calendar. Enter the Gregorian year, such as 2026'],
    ['17/09/5787', '5787 is a year of the Hebrew calendar. Enter the Gregorian year, such as 2026'],
    ['27 พ.ย. พ.ศ. 2569', 'This is a date of the Buddhist calendar. Enter it in the Gregorian one'],
    ['17 Ramadan 1447', 'This is a date of the Islamic calendar. Enter it in the Gregorian one'],
    ['۱۴۰۵/۰۹/۰۶', '1405 is a year of the Persian calendar. Enter the Gregorian year, such as 2026'],
    ['๒๗/๑๑/๒๕๖๙', '2569 is a year of the Buddhist calendar. Enter the Gregorian year, such as 2026'],
    ['17 رمضان 1447', 'This is a date of the Islamic calendar. Enter it in the Gregorian one'],
    ['1 Muḥarram 1448', 'This is a date of the Islamic calendar. Enter it in the Gregorian one'],
    ['ו׳ באדר תשפ״ו', 'This is a date of the Hebrew calendar. Enter it in the Gregorian one'],
    ['15 Nisan 5786', 'This is a date of the Hebrew calendar. Enter it in the Gregorian one'],
    ['15 Nisan', 'This is a date of the Hebrew calendar. Enter it in the Gregorian one'],
    ['ט״ו בניסן', 'This is a date of the Hebrew calendar. Enter it in the Gregorian one'],
    ['12 Tir 1405', 'This is a date of the Persian calendar. Enter it in the Gregorian one'],
    ['3 Dey', 'This is a date of the Persian calendar. Enter it in the Gregorian one'],
    ['12 Meskerem 2019', 'This is a date of the Ethiopian calendar. Enter it in the Gregorian one'],
    ['R8.11.27', 'This is a date of the Japanese calendar. Enter it in the Gregorian one'],
    ['H. 8 11 27', 'This is a date of the Japanese calendar. Enter it in the Gregorian one'],
    ['令和8年11月27日', 'This is a date of the Japanese calendar. Enter it in the Gregorian one'],
    ['115/11/27', '115 is a year of the Minguo calendar. Enter the Gregorian year, such as 2026'],
    ['27.11.115 - 10:00', '115 is a year of the Minguo calendar. Enter the Gregorian year, such as 2026'],
    ['27 พฤศจิกายน 2569', '2569 is a year of the Buddhist calendar. Enter the Gregorian year, such as 2026'],
    ['民國115年11月27日', 'This is a date of the Minguo calendar. Enter it in the Gregorian one'],
  ])('%s', (text, problem) => {
    expect(parseTyped(text)).toBeUndefined()
    expect(typedProblem(text)).toBe(problem)
  })

  it.each([
    '12.03.2026 14h',
    '12.03.2026 14 h 3',
    '12 Mehringen 2026',
    'azure',
    'tired',
    'Saturday hall',
    '15 Nisan 2026',
    '2:30 אחה"צ',
    '12/03/2026 9:30 לפנה״צ',
    '12:03:202',
    '12:03:2026 - 115',
    '115',
    '12 mars 2026',
    '12:03:26 - 1430',
    'friday 1430',
    '12 mars 26, 1400',
  ])('a text without a word of one names none: %s', (text) => {
    expect(typedProblem(text)).toBe('Enter a date as dd:mm:yyyy - hh:mm')
  })

  it.each([1900, 1999, 2026, 2099, 2199, 2999, 4359, 4712, 9999])('the year %i is none', (year) => {
    expect(parseTyped(`01:02:${year}`)?.getFullYear()).toBe(year)
  })
})
