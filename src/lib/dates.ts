/*
 * Reads dates from texts, the same in every browser. `Date.parse` alone does not: it moves 30 February to March, reads
 * `0001-01-01 00:00` as 2001, and takes no year of five digits.
 */

/** ISO 8601, also with a blank instead of the 'T', and with any number of digits in the year. */
const iso = /^([+-]?)(\d{4,})-(\d\d)-(\d\d)(?:[T ]\s*(\S.*))?$/is

interface IsoParts {
  year: number
  month: string
  day: string
  /** Time and offset. */
  rest: string | undefined
}

function partsOf(text: string): IsoParts | undefined {
  const [, sign, year, month, day, rest] = iso.exec(text.trim()) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  return { year: Number(`${sign === '-' ? '-' : ''}${year}`), month, day, rest: rest && offsetIn(rest) }
}

/** Writes `+0200` and `+02` as `+02:00`, which every browser parses. */
const offsetIn = (rest: string) =>
  rest
    .toUpperCase()
    .replace(/\s+(?=Z$|[+-])/, '')
    .replace(/([+-]\d\d)(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)

/** The calendar repeats after 400 years, so the year 2000 to 2399 has the same days. */
const sameDays = (year: number) => 2000 + (((year % 400) + 400) % 400)

function hasDay({ year, month, day }: IsoParts): boolean {
  const last = new Date(Date.UTC(sameDays(year), Number(month), 0)).getUTCDate()
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last
}

const momentOf = ({ year, month, day, rest }: IsoParts): number =>
  Date.parse(`${yearOfIso(year)}-${month}-${day}${rest === undefined ? '' : `T${rest}`}`)

/** '0026', '2026', '+010000', '-000001': as `Date.parse` reads them. */
function yearOfIso(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0')
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
}

/**
 * Whether a text begins with a date that `Date.parse` reads correctly in every browser: year 1000 to 2999, day 01 to
 * 28.
 */
function isPlain(text: string): boolean {
  const [first, tens, ones] = [text[0], text[8], text[9]]
  if ((first !== '1' && first !== '2') || text[4] !== '-' || text[7] !== '-') return false
  return (tens === '0' || tens === '1' || (tens === '2' && ones !== '9')) && (text[10] ?? 'T') === 'T'
}

/** The moment that a value names, in ms; NaN if it names none, or one that JavaScript cannot hold. */
export function readDate(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN
  // The fast path: every row of a list is parsed here.
  const plain = isPlain(value) ? Date.parse(value) : Number.NaN
  if (!Number.isNaN(plain)) return plain
  // Not in the plain form, or with an offset that `Date.parse` does not know, such as `+01`.
  const parts = partsOf(value)
  if (!parts) return readOther(value)
  return hasDay(parts) ? momentOf(parts) : Number.NaN
}

/**
 * The first year of another notation. Four digits after the sign of an offset are none (`10:00 -0500`, `GMT+0100`), nor are
 * fractions of a second (`10:00:00.0123`).
 */
const otherYear =
  /(?<!\d|\+\s*|[\s(]-\s*|:\d\d(?:\.\d+)?[.-]|(?:gmt|utc?|z|[ecmp][sd]t|[ap]\.?m\.?)-)\d{4}(?!\d)/i
/** 2,000 years in ms. The calendar repeats every 400 years, so days and leap years stay the same. */
const years2000 = 5 * 146_097 * 24 * 60 * 60 * 1000

/**
 * Reads another notation, such as `Mon, 01 Jan 0001 00:00:00 GMT`. `Date.parse` takes `0001` for 2001, so a year of
 * antiquity is moved by 2000 years and back.
 */
function readOther(text: string): number {
  const year = otherYear.exec(text)
  if (!year?.[0].startsWith('0')) return Date.parse(text)
  const later = text.replace(otherYear, String(Number(year[0]) + 2000))
  return Date.parse(later) - years2000
}

/** Whether a text names a day that exists, with a time that exists. Years can have any number of digits. */
export function isDate(text: string): boolean {
  const parts = partsOf(text)
  if (!parts) return !Number.isNaN(Date.parse(text))
  return hasDay(parts) && !Number.isNaN(momentOf({ ...parts, year: sameDays(parts.year) }))
}

/** The ends of an active range. */
export type RangeEnd = 'from' | 'to'

/** The year of a date in UTC; NaN if the text is no date. */
function yearOf(text: string): number {
  const at = readDate(text)
  if (!Number.isNaN(at)) return new Date(at).getUTCFullYear()
  // JavaScript holds 275,000 years, and some languages write their largest date.
  return isDate(text) ? (partsOf(text)?.year ?? Number.NaN) : Number.NaN
}

/**
 * Whether a date at an end of an active range means "no date": a start in year 1 or before, or an end in year 9999 or
 * after, in UTC (rule DATE-1). Some languages write their smallest or largest date if no date is set.
 */
export function standsForNone(end: RangeEnd, value: unknown): value is string {
  if (typeof value !== 'string' || isPlain(value)) return false
  const year = yearOf(value)
  return end === 'from' ? year <= 1 : year >= 9999
}

/** The moment in a field, in ms: undefined for an empty field, NaN for a value that is no date. */
export const momentIn = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : readDate(value)

/** As `momentIn`, at an end of an active range: undefined for an open end. */
export const endMoment = (end: RangeEnd, value: unknown): number | undefined =>
  standsForNone(end, value) ? undefined : momentIn(value)

/** Shown for an open end that was received as a date. */
export const noDate = 'None'

/** The end of an active range at a dot path: 'active.from' → 'from'. */
const rangeEndAt = (path: string): RangeEnd | undefined =>
  path === 'active.from' ? 'from' : path === 'active.to' ? 'to' : undefined

/** '0001', '2026', '10000', '-0005': all digits of a year. */
export const yearText = (year: number): string =>
  `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`

/** The text of a date in requests: '2025-03-01T00:00:00Z', with milliseconds only if they are not zero. */
export const toWire = (date: Date | number): string => new Date(date).toISOString().replace('.000Z', 'Z')

/** '2025-06-14T18:00Z'. */
export const toMinute = (date: Date | number): string =>
  new Date(date).toISOString().replace(/:\d\d\.\d+Z$/, 'Z')

/** A moment in an address, to the minute; undefined for anything else, and outside of the years 1 to 9999. */
export function minuteIn(value: unknown): string | undefined {
  const moment = readDate(value)
  const year = new Date(moment).getUTCFullYear()
  return year >= 1 && year <= 9999 ? toMinute(moment) : undefined
}

/** The received text of an end of an active range that stands for none, by its dot path; undefined for any other value. */
export function receivedNone(path: string, value: unknown): string | undefined {
  const end = rangeEndAt(path)
  return end !== undefined && standsForNone(end, value) ? value : undefined
}
