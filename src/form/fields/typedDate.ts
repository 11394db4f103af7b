import { isAt, leftOut, localDate, monthNames, type TimeOfDay } from './dateTime'

/** The format that inputs show and suggest. `parseTyped` accepts others, too. */
export const dateFormat = 'dd:mm:yyyy - hh:mm'
const unreadable = `Enter a date as ${dateFormat}`

/** The time of a text without a time of day. */
const dayStart: TimeOfDay = { hour: 0, minute: 0 }
export const dayEnd: TimeOfDay = { hour: 23, minute: 59 }

type Typed = { date: Date; problem?: undefined } | { date?: undefined; problem: string }

const time = '(?<hour>\\d{1,2})[:.](?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:\\.\\d+)?)?'
const year = '(?<year>\\d{4}|\\d\\d)'
const gap = '[^\\d\\p{L}]+'
const at = `(?:${gap}(?:at\\s+)?(?:${time}))?`
const shapes = [
  // 2026-03-12, 2026-03-12T14:30, 2026-03-12 14:30:15Z, 2026-03-12T14:30+01:00
  `(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})(?:(?:T|${gap})${time}\\s*(?<zone>Z|[+-]\\d\\d:?\\d\\d)?)?`,
  // 12:03:2026 - 14:30, 12.03.26, 12/03/2026 14.30: the day always comes first
  `(?<day>\\d{1,2})${gap}(?<month>\\d{1,2})${gap}${year}${at}`,
  // 12 March 2026, Thu, 12th Mar 26 at 14:30
  `(?:\\p{L}+,?\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-]*(?<name>\\p{L}{3,})\\.?,?[\\s-]+${year}${at}`,
  // March 12, 2026
  `(?<name>\\p{L}{3,})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}${at}`,
].map((shape) => new RegExp(`^${shape}$`, 'iu'))

/** The month from 1, also for the start of an English name: 'mar', 'Sept'. Returns 0 if there is no match. */
const monthOf = (name: string) =>
  1 + monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()))

/** The offset of 'Z' or '+01:00' in minutes; undefined for local time. */
function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined
  if (/z/i.test(zone)) return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return zone.startsWith('-') ? -minutes : minutes
}

function read(text: string, missingTime: TimeOfDay): Typed {
  const found: Record<string, string | undefined> | undefined = shapes
    .map((shape) => shape.exec(text.trim())?.groups)
    .find((groups) => groups !== undefined)
  if (!found) return { problem: unreadable }
  const part = (name: string) => Number(found[name] ?? 0)
  const typedTime = found.hour === undefined ? undefined : { hour: part('hour'), minute: part('minute') }
  const { hour, minute } = typedTime ?? missingTime
  // Two digits mean 20yy. Four digits with a leading 0 are a typo, not a year of antiquity.
  const fullYear = found.year?.length === 2 ? 2000 + part('year') : part('year')
  const month = found.name === undefined ? part('month') : monthOf(found.name)
  const day = part('day')
  const lastDay = new Date(Date.UTC(fullYear, month, 0)).getUTCDate()
  if (fullYear < 1000 || month < 1 || month > 12 || day < 1 || day > lastDay) return { problem: unreadable }
  if (hour > 23 || minute > 59 || part('second') > 59) return { problem: unreadable }

  const offset = offsetOf(found.zone)
  if (offset !== undefined)
    return {
      date: new Date(Date.UTC(fullYear, month - 1, day, hour, minute, part('second')) - offset * 60_000),
    }
  const date = localDate(fullYear, month - 1, day, hour, minute, part('second'))
  if (typedTime && !isAt(date, typedTime)) return { problem: leftOut(typedTime) }
  return { date }
}

/**
 * Parses a typed date: in the format of the inputs, in ISO 8601, and in common formats with the day before the month.
 * Reads local time unless the text has a 'Z' or an offset. Without a time of day it returns `missingTime`, by default
 * the first minute of the day. Undefined for an invalid date.
 */
export const parseTyped = (text: string, missingTime = dayStart): Date | undefined =>
  read(text, missingTime).date

/** Why the text is not a valid date; undefined for a valid or blank one. */
export const typedProblem = (text: string): string | undefined =>
  text.trim() === '' ? undefined : read(text, dayStart).problem
