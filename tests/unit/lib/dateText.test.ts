import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateMomentText, dayText, momentText, shortDayText } from '@/lib/dateText'
import { sourcesIn } from '../../contract/sources'

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime()
const now = at(2026, 10, 27, 4, 33)

it('prose has weekday, day, month and time, and the year only of another year (rule DATE-3)', () => {
  expect(momentText(at(2026, 10, 16, 23, 59), now)).toBe('Mon 16 November, 23:59')
  expect(momentText(at(2027, 0, 3), now)).toBe('Sun 3 January 2027, 00:00')
  expect(dayText(at(2026, 11, 1), now)).toBe('Tue 1 December')
})

it('tight cells have day and short month (rule DATE-3)', () => {
  expect(shortDayText(at(2026, 8, 16), now)).toBe('16 Sep')
  expect(shortDayText(at(2025, 8, 16), now)).toBe('16 Sep 2025')
})

it('a value of the API that is no date has no text', () => {
  expect([undefined, null, '', 'soon', 7].map((value) => dateMomentText(value))).toEqual(['', '', '', '', ''])
  expect(dateMomentText('2026-11-16T12:30:00', now)).toBe('Mon 16 November, 12:30')
})

it('the weekday is that of the calendar in any year', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
      (date) => {
        const expected = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(date).slice(0, 3)
        expect(dayText(date.getTime(), now).slice(0, 3)).toBe(expected)
      },
    ),
  )
})

it('no other file formats dates with words', () => {
  const own = /^src\/(generated\/|lib\/(dateText|dateTime|zonedTime|calendars)\.ts)/
  const found = sourcesIn(['src'], /\.tsx?$/).filter(
    ({ path, text }) => !own.test(path) && /DateTimeFormat\(|toLocale(Date|Time)String/.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

it('colons between the parts of a date stand in rows of lists and inputs only', () => {
  const rowsAndInputs = [
    'src/engine/table/cell.ts',
    'src/form/fields/shownDate.ts',
    'src/lib/format.ts',
    'src/list/columns.tsx',
    'src/ui/inline.tsx',
  ]
  const users = sourcesIn(['src'], /\.tsx?$/).filter(({ text }) => /\bformat(Full)?Date(Time)?\(/.test(text))
  expect(users.map(({ path }) => path).toSorted()).toEqual(rowsAndInputs)
})
