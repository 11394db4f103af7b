import { isAt, leftOut, localDate, monthNames, type TimeOfDay } from './dateTime'

/** How inputs show and suggest a moment; see `parseTyped` for what else they take. */
export const dateFormat = 'dd:mm:yyyy - hh:mm'
const unreadable = `Enter a date as ${dateFormat}`

/** What a text without a time of day means. */
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
  // 12:03:2026 - 14:30, 12.03.26, 12/03/2026 14.30: the day comes first, always
  `(?<day>\\d{1,2})${gap}(?<month>\\d{1,2})${gap}${year}${at}`,
  // 12 March 2026, Thu, 12th Mar 26 at 14:30
  `(?:\\p{L}+,?\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-]*(?<name>\\p{L}{3,})\\.?,?[\\s-]+${year}${at}`,
  // March 12, 2026
  `(?<name>\\p{L}{3,})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}${at}`,
].map((shape) => new RegExp(`^${shape}$`, 'iu'))

/** From 1, also for a beginning of the English name: 'mar', 'Sept'. 0 when it is none. */
const monthOf = (name: string) =>
  1 + monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()))

/** Of 'Z' and '+01:00', in minutes; undefined for local time. */
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
  // Two digits mean 20yy. Four that begin with 0 are a slip of the hand, not a year of antiquity.
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
 * A typed moment: as the inputs show it, in ISO 8601, and in the usual spellings, the day before the month where both
 * are numbers. Local time unless it says 'Z' or an offset. Without a time of day it is the first minute of the day, or
 * the one that `missingTime` says. Undefined when it is no date of the calendar.
 */
export const parseTyped = (text: string, missingTime = dayStart): Date | undefined =>
  read(text, missingTime).date

/** Why typed text is no moment; undefined for one, and for a blank. */
export const typedProblem = (text: string): string | undefined =>
  text.trim() === '' ? undefined : read(text, dayStart).problem
