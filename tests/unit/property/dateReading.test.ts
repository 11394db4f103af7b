import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { checking } from '@/engine/check/check'
import { calculating } from '@/engine/economy/economy'
import { personOf } from '@/engine/explain/person'
import { explainAll, View } from '@/engine/explain/view'
import { changesByEdit } from '@/engine/plan/valueEdits'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { calendarOf } from '@/engine/time/reading'
import { shownDate } from '@/form/fields/shownDate'
import { csvOf } from '@/lib/csv'
import { endMoment, isDate, minuteIn, readDate, standsForNone, toMinute, toWire } from '@/lib/dates'
import { dateMomentText } from '@/lib/dateText'
import { formatDate, formatDateTime, formatFullDateTime } from '@/lib/format'
import { runSync } from '@/lib/idle'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { activeRangeWarnings } from '@/model/fieldRules'
import { valueHint, valueText } from '@/model/fieldValue'
import { scheduleFilter } from '@/model/filters'
import { lifecycleHint, lifecycleOf, lifecycleText, windowOf } from '@/model/lifecycle'
import { drawWarning } from '@/model/prizeWarnings'
import { stripOf } from '@/pages/overview/bars'
import { csvColumns } from '@/parts/files/exportFile'
import { settings } from './settings'

const two = (value: number) => String(value).padStart(2, '0')
const digits = (year: number, count: number) => String(Math.abs(year)).padStart(count, '0')

/** A year as different languages write it. */
const yearTexts = (year: number): string[] => {
  if (year < 0) return [`-${digits(year, 4)}`, `-${digits(year, 6)}`]
  if (year > 9999) return [`+${digits(year, 4)}`, `+${digits(year, 6)}`, digits(year, 5)]
  return [digits(year, 4), `+${digits(year, 6)}`]
}

const edge = fc.constantFrom(-1, 0, 1, 2, 99, 100, 999, 1000, 9998, 9999, 10000)
const year = fc.oneof(edge, fc.integer({ min: -5000, max: 15_000 }), fc.integer({ min: 2020, max: 2030 }))

/** A moment, and a text that names it. */
interface Written {
  at: number
  text: string
}

/** Any moment of a year, written in any of the usual ways. Hours near both ends of a year occur often. */
const writtenIn = (years: fc.Arbitrary<number>): fc.Arbitrary<Written> =>
  fc
    .record({
      year: years,
      month: fc.constantFrom(1, 1, 2, 6, 12, 12),
      day: fc.constantFrom(1, 1, 28, 29, 31),
      hour: fc.constantFrom(0, 1, 12, 23),
      offset: fc.constantFrom(0, 60, -300, 330, 840),
      spelling: fc.nat(),
      gap: fc.constantFrom('T', ' ', 't'),
    })
    .filter(({ month, day }) => day <= (month === 2 ? 28 : month === 6 ? 30 : 31))
    .map(({ year: y, month, day, hour, offset, spelling, gap }) => {
      const date = new Date(0)
      date.setUTCFullYear(y, month - 1, day)
      date.setUTCHours(hour, -offset)
      const [hours, minutes] = [two(Math.trunc(Math.abs(offset) / 60)), two(Math.abs(offset) % 60)]
      const sign = offset < 0 ? '-' : '+'
      const zones = [`${sign}${hours}:${minutes}`, `${sign}${hours}${minutes}`, ` ${sign}${hours}${minutes}`]
      if (minutes === '00') zones.push(`${sign}${hours}`)
      if (offset === 0) zones.push('Z', 'z', ' Z')
      const texts = yearTexts(y)
      const yearPart = texts[spelling % texts.length]
      const zone = zones[spelling % zones.length]
      return {
        at: date.getTime(),
        text: `${yearPart}-${two(month)}-${two(day)}${gap}${two(hour)}:00:00${zone}`,
      }
    })

const written = writtenIn(year)
const utcYear = ({ at }: Written) => new Date(at).getUTCFullYear()

/** What JavaScript cannot hold. */
const huge = fc.constantFrom('-1000000000-01-01T00:00:00Z', '+1000000000-12-31T23:59:59.999999999Z')
const first = fc.oneof(
  writtenIn(fc.integer({ min: -5000, max: 1 }))
    .filter((one) => utcYear(one) <= 1)
    .map(({ text }) => text),
  fc.constantFrom('0001-01-01T00:00:00Z', '0001-01-01T00:00:00', '0001-01-01', '0001-01-01 00:00:00'),
  huge.filter((text) => text.startsWith('-')),
)
const last = fc.oneof(
  writtenIn(fc.integer({ min: 9999, max: 15_000 }))
    .filter((one) => utcYear(one) >= 9999)
    .map(({ text }) => text),
  fc.constantFrom(
    '9999-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59.9999999Z',
    '9999-12-31',
    '9999-12-31T24:00:00Z',
  ),
  huge.filter((text) => text.startsWith('+')),
)

const now = Date.parse('2026-03-12T09:00:00Z')
afterEach(() => vi.unstubAllEnvs())

test('a date is read the same, however it is spelt (rule DATE-2)', () => {
  fc.assert(
    fc.property(written, ({ at, text }) => {
      expect(readDate(text)).toBe(at)
      expect(isDate(text)).toBe(true)
    }),
    settings,
  )
})

test.each([
  '2026-02-30T00:00:00Z',
  '+010000-02-30T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-06-31',
  '2026-03-12T25:00:00Z',
  'infinity',
  '',
])('%j is no date', (text) => {
  expect(readDate(text)).toBeNaN()
  expect(isDate(text)).toBe(false)
  expect(standsForNone('from', text) || standsForNone('to', text)).toBe(false)
})

test.each([
  ['Mon, 01 Jan 0001 00:00:00 GMT', '0001-01-01T00:00:00Z'],
  ['1/1/0001 12:00:00 AM Z', '0001-01-01T00:00:00Z'],
  ['12/31/0099 23:00 GMT', '0099-12-31T23:00:00Z'],
  ['12-31-0099 UTC', '0099-12-31T00:00:00Z'],
  ['31-Dec-0099 23:00-0100', '0100-01-01T00:00:00Z'],
  ['Mon Jan 01 00:00:00 +0000 0001', '0001-01-01T00:00:00Z'],
  ['Fri, 31 Dec 9999 23:59:59 GMT', '9999-12-31T23:59:59Z'],
  ['Thu, 12 Mar 2026 10:00:00 +0100', '2026-03-12T09:00:00Z'],
  ['Thu, 12 Mar 2026 10:00:00 -0500', '2026-03-12T15:00:00Z'],
  ['Thu, 12 Mar 2026 10:00:00 GMT+0000', '2026-03-12T10:00:00Z'],
  ['Thu Mar 12 2026 10:00:00 GMT+0100 (Central European Standard Time)', '2026-03-12T09:00:00Z'],
  ['12 Mar 2026 10:00:00.0123 GMT', '2026-03-12T10:00:00.012Z'],
])('%j has the year that it names, not one of this century', (text, moment) => {
  expect(readDate(text)).toBe(Date.parse(moment))
  expect([standsForNone('from', text), standsForNone('to', text)]).toEqual([
    moment.startsWith('0001'),
    moment.startsWith('9999'),
  ])
})

/** A moment in the forms of HTTP and e-mail headers, of `Date`, and of Unix: none of them is ISO 8601. */
const otherWritten: fc.Arbitrary<Written> = fc
  .record({
    at: fc.date({ min: new Date('0001-01-01'), max: new Date('9998-12-31'), noInvalidDate: true }),
    minutes: fc.oneof(fc.constantFrom(0, 60, -300, 330, 840), fc.integer({ min: -899, max: 899 })),
    shape: fc.nat({ max: 8 }),
  })
  // Year 0 and the years before it are written in ISO 8601 alone.
  .filter(({ at, minutes }) => at.getTime() + minutes * 60_000 >= Date.parse('0001-01-01'))
  .map(({ at: exact, minutes, shape }) => {
    const at = Math.floor(exact.getTime() / 1000) * 1000
    const local = new Date(at + minutes * 60_000)
    const [weekday = '', day = '', month = '', year = '', clock = ''] = local.toUTCString().split(/,? /)
    const [size, sign] = [Math.abs(minutes), minutes < 0 ? '-' : '+']
    const offset = `${sign}${two(Math.trunc(size / 60))}${two(size % 60)}`
    const numeric = `${two(local.getUTCMonth() + 1)}-${day}-${year}`
    const shapes = [
      `${weekday}, ${day} ${month} ${year} ${clock} ${offset}`,
      `${weekday}, ${day} ${month} ${year} ${clock} GMT${offset}`,
      `${weekday} ${month} ${day} ${year} ${clock} GMT${offset} (Some Standard Time)`,
      `${weekday} ${month} ${day} ${clock} ${offset} ${year}`,
      `${day} ${month} ${year} ${clock}${offset}`,
      `${day}-${month}-${year} ${clock} UTC${offset}`,
      `${numeric} ${clock}${offset}`,
      `${numeric.replaceAll('-', '/')} ${clock} ${offset}`,
      `${numeric} ${clock}.000${offset}`,
    ]
    return { at, text: shapes[shape] ?? '' }
  })

test('an offset of another notation is no year', () => {
  fc.assert(
    fc.property(otherWritten, ({ at, text }) => {
      expect([text, readDate(text)]).toEqual([text, at])
    }),
    { ...settings, numRuns: 1000 },
  )
})

test('a start in year 1 or before and an end in year 9999 or after stand for none, and no other date does', () => {
  fc.assert(
    fc.property(written, (one) => {
      expect(standsForNone('from', one.text)).toBe(utcYear(one) <= 1)
      expect(standsForNone('to', one.text)).toBe(utcYear(one) >= 9999)
      if (utcYear(one) > 1) expect(endMoment('from', one.text)).toBe(one.at)
      if (utcYear(one) < 9999) expect(endMoment('to', one.text)).toBe(one.at)
    }),
    settings,
  )
})

test('a date that does not stand for none is shown with all digits of its year', () => {
  vi.stubEnv('TZ', 'UTC')
  fc.assert(
    fc.property(written, (one) => {
      const shownYear = `${utcYear(one) < 0 ? '-' : ''}${digits(utcYear(one), 4)}`
      const isUsual = utcYear(one) >= 1000 && utcYear(one) <= 9998
      expect(formatFullDateTime(one.text)).toMatch(new RegExp(`^\\d\\d:\\d\\d:${shownYear} - \\d\\d:\\d\\d$`))
      const column = isUsual ? shownYear.slice(-2) : shownYear
      expect(formatDateTime(one.text)).toMatch(new RegExp(`^\\d\\d:\\d\\d:${column} - \\d\\d:\\d\\d$`))
      expect(formatDate(one.at)).toMatch(new RegExp(`^\\d\\d:\\d\\d:${column}$`))
      // The current year is left out of prose; it is none of those that are hard to show.
      const isThisYear = utcYear(one) === new Date().getUTCFullYear()
      expect(dateMomentText(one.text)).toMatch(
        new RegExp(`^\\w{3} \\d+ [A-Z][a-z]+${isThisYear ? '' : ` ${shownYear}`}, \\d\\d:\\d\\d$`),
      )
      expect(valueText('raffles', 'drawTime', one.text)).toBe(dateMomentText(one.text))
    }),
    settings,
  )
})

test('an address has a minute in the years 1 to 9999, and nothing else', () => {
  fc.assert(
    fc.property(written, (one) => {
      const isInRange = utcYear(one) >= 1 && utcYear(one) <= 9999
      expect(minuteIn(one.text)).toBe(isInRange ? toMinute(one.at) : undefined)
      if (isInRange) expect(toMinute(one.at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/)
    }),
    settings,
  )
})

type Ends = {
  from?: string
  to?: string
}

/** An active range with dates that stand for none, and the same range with nothing in their place. */
const ranges: fc.Arbitrary<{ received: Ends; open: Ends }> = fc
  .record({
    from: fc.record({ text: fc.oneof(first, fc.constant('2026-02-01T00:00:00Z')) }),
    to: fc.record({ text: fc.oneof(last, fc.constant('2026-05-01T00:00:00Z')) }),
  })
  .map(({ from, to }) => ({
    received: { from: from.text, to: to.text },
    open: {
      ...(from.text.startsWith('2026') && { from: from.text }),
      ...(to.text.startsWith('2026') && { to: to.text }),
    },
  }))

const objectOf = (active: Ends) => ({
  id: 'a',
  name: 'Name',
  active,
  isAvailable: true,
  period: 'weekly',
  limitCount: true,
  countLimit: 2,
  credits: 5,
  reward: { points: 3, credits: 2 },
  requirement: { missions: ['a'] },
  objectives: { events: [{ id: 'a', count: 1 }] },
  prizes: [{ id: 'a', count: 3 }],
  drawTime: '2026-04-01T00:00:00Z',
  stock: { available: 4, redeemed: 3 },
  stockCount: 7,
})
const listsOf = (active: Ends) =>
  new Map<EntityType, object[]>(
    accountTypes.map((type) => [type, type === 'players' ? [] : [objectOf(active)]]),
  )

/** Without the objects themselves, whose dates differ. */
const saidIn = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (key === 'row' || key === 'object' ? undefined : part)),
  )

/** What every engine and screen says about an account whose objects have this range. */
function saidAbout(active: Ends) {
  const row = objectOf(active)
  const lists = listsOf(active)
  const programme = new ProgrammeIndex({ account: 'a', now, lists })
  const view = new View({ programme, person: personOf({ player: 'p' }), at: now })
  const { spans, problems } = calendarOf(lists)
  const windows = spans.map(({ row: _, ...span }) => span)
  const { course, sinks, shop, ladder } = runSync(
    calculating('a', lists, { at: now, days: 30, profile: 'regular' }),
  )
  return {
    lists: [windowOf(row, now), lifecycleOf(row, now), lifecycleText(row, now), lifecycleHint(row, now)],
    filter: scheduleFilter.value(row),
    form: activeRangeWarnings.flatMap((rule) => rule(row)),
    draw: drawWarning({ ...row, period: 'all-time' } as never),
    calendar: { windows, problems },
    overview: stripOf(spans, now).map((lane) => lane.map(({ span: _, ...bar }) => bar)),
    check: runSync(checking({ account: 'a', now, lists })),
    explain: saidIn(explainAll(view)),
    economy: saidIn([course.points, course.credits, sinks, shop, ladder]),
  }
}

test('dates that stand for none count as open ends everywhere', () => {
  vi.useFakeTimers({ now })
  fc.assert(
    fc.property(ranges, ({ received, open }) => {
      expect(saidAbout(received)).toEqual(saidAbout(open))
    }),
    { ...settings, numRuns: 40 },
  )
  vi.useRealTimers()
})

test('they read "None", with the received text on hover', () => {
  fc.assert(
    fc.property(first, last, (from, to) => {
      expect(shownDate(from, 'active.from')).toBe('None')
      expect(valueText('missions', 'active.to', to)).toBe('None')
      expect(valueHint('active.to', to)).toBe(to)
      expect(valueText('missions', 'active', { from, to })).toBe('From: None, To: None')
      expect(valueHint('active', { from, to })).toBe(`${from}, ${to}`)
      expect(shownDate(from, 'drawTime')).not.toBe('None')
    }),
    settings,
  )
})

test('they travel unchanged: moving dates leaves them, and a CSV has them as received', () => {
  fc.assert(
    fc.property(first, last, fc.integer({ min: -400, max: 400 }), (from, to, days) => {
      const row = objectOf({ from, to })
      const paths = ['active.from', 'active.to', 'drawTime']
      const moved = changesByEdit('raffles', row, { kind: 'shift', paths, days: days || 1 })
      expect(moved.map(({ path }) => path.join('.'))).toEqual(['drawTime'])

      const columns = csvColumns('raffles')
      const work = csvOf(columns, { length: 1, slice: () => [row] }, 'raw')
      expect(runSync(work).join('')).toContain(`${from},${to}`)
    }),
    settings,
  )
})

test('no move of a date makes a year that the contract cannot hold', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: -5000, max: 5000 }), ({ text }, days) => {
      const [change] = changesByEdit(
        'raffles',
        { drawTime: text },
        { kind: 'shift', paths: ['drawTime'], days },
      )
      if (change) expect(change.is).toMatch(/^\d{4}-/)
    }),
    settings,
  )
})

test('what is sent is ISO 8601 with milliseconds only where there are some', () => {
  expect(toWire(new Date('2026-03-12T09:00:00Z'))).toBe('2026-03-12T09:00:00Z')
  expect(toWire(Date.parse('2026-03-12T09:00:00.250Z'))).toBe('2026-03-12T09:00:00.250Z')
})
