import { otherCalendarIn, otherCalendarOf } from './calendars'
import { addDays, isAt, localDate, monthNames, skippedTimeText, type TimeOfDay, weekdays } from './dateTime'
import { invisible, latinDigits } from './folding'

/** The format that inputs show and suggest. `parseTyped` accepts others, too. */
export const dateFormat = 'dd:mm:yyyy - hh:mm'
const unreadable = `Enter a date as ${dateFormat}`

/** The time of a text without a time of day. */
const dayStart: TimeOfDay = { hour: 0, minute: 0 }
export const dayEnd: TimeOfDay = { hour: 23, minute: 59 }

type Typed = { date: Date; problem?: undefined } | { date?: undefined; problem: string }

/** 14:30, 14.30, 14h30, 14 h 30, 14:30:15, 2:30 pm, 2pm. */
const time =
  '(?<hour>\\d{1,2})(?:(?:[:.]|\\s*h\\s*)(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:\\.\\d+)?)?(?:\\s*(?<half>[ap])\\.?\\s?m\\.?)?|\\s*(?<onlyHalf>[ap])\\.?\\s?m\\.?)'
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
  // 27112026, and 20261127
  `(?<day>\\d\\d)(?<month>\\d\\d)(?<year>(?:19|2\\d)\\d\\d)${at}`,
  `(?<year>(?:19|2\\d)\\d\\d)(?<month>\\d\\d)(?<day>\\d\\d)${at}`,
  // 27 Nov, November 27th at 14:30: the next one
  `(?:\\p{L}+,?\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?[\\s-]*(?<name>\\p{L}{3,})\\.?${at}`,
  `(?<name>\\p{L}{3,})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?${at}`,
  // friday, Fri 14:30: the next one
  `(?<weekday>\\p{L}{3,})\\.?${at}`,
].map((shape) => new RegExp(`^${shape}$`, 'iu'))

/** The month from 1, also for the start of an English name: 'mar', 'Sept'. Returns 0 if there is no match. */
const monthOf = (name: string) =>
  1 + monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()))

/** The offset of 'Z' or '+01:00' in minutes; undefined for local time, NaN for more than a day. */
function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined
  if (/z/i.test(zone)) return 0
  const [hours, rest] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  const minutes = hours < 24 && rest < 60 ? hours * 60 + rest : Number.NaN
  return zone.startsWith('-') ? -minutes : minutes
}

type Parts = Record<string, string | undefined>

/** The day from 0, Monday, also for the start of an English name: 'fri', 'Thurs'. Returns -1 if there is no match. */
const weekdayOf = (name: string) =>
  weekdays.findIndex(({ long }) => long.toLowerCase().startsWith(name.toLowerCase()))

interface Day {
  year: number
  /** 1 for January. */
  month: number
  day: number
}

const dayOf = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
})

/** The day that a text means. It may not exist. If the year is missing, it is the next such day from today on. */
function dayIn(found: Parts): Day | undefined {
  const today = new Date()
  const { weekday, name } = found
  if (weekday !== undefined) {
    const wanted = weekdayOf(weekday)
    // On a Friday, 'friday' means the one in a week.
    const ahead = ((wanted - ((today.getDay() + 6) % 7) + 6) % 7) + 1
    return wanted < 0 ? undefined : dayOf(addDays(today, ahead))
  }
  const month = name === undefined ? Number(found.month) : monthOf(name)
  const day = Number(found.day)
  if (name !== undefined && month === 0) return undefined
  // Two digits mean 20yy.
  if (found.year !== undefined)
    return { year: Number(found.year) + (found.year.length === 2 ? 2000 : 0), month, day }
  const { year } = dayOf(today)
  const hasPassed = month * 100 + day < (today.getMonth() + 1) * 100 + today.getDate()
  return { year: hasPassed ? year + 1 : year, month, day }
}

/** The time of day on a clock of 24 hours; undefined for one that no clock shows. 24:00 is the end of the day. */
function timeIn(found: Parts): TimeOfDay | undefined {
  const half = (found.half ?? found.onlyHalf)?.toLowerCase()
  const hour = Number(found.hour)
  const minute = Number(found.minute ?? 0)
  if (minute > 59 || Number(found.second ?? 0) > 59) return undefined
  if (half !== undefined)
    return hour >= 1 && hour <= 12 ? { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute } : undefined
  const isEnd = hour === 24 && minute === 0 && Number(found.second ?? 0) === 0
  return hour <= 23 || isEnd ? { hour, minute } : undefined
}

const lastDayOf = ({ year, month }: Day) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Why a day cannot exist; undefined if it can. A year with a leading 0 is a typo. */
function impossible(found: Day): string | undefined {
  const { year, month, day } = found
  if (year < 1000) return unreadable
  const other = otherCalendarOf(year)
  if (other !== undefined) return other
  if (month < 1 || month > 12) return `There is no month ${month}: the day comes first, then the month`
  return day < 1 || day > lastDayOf(found) ? `There is no ${day} ${monthNames[month - 1]} ${year}` : undefined
}

function read(text: string, missingTime: TimeOfDay): Typed {
  // Full-width digits and signs are digits and signs, and so are the digits of every script. Systems that write from right to
  // left copy dates with marks of the direction.
  const plain = latinDigits(text.replaceAll(invisible, '').normalize('NFKC')).trim()
  const readings = shapes
    .map((shape): Parts | undefined => shape.exec(plain)?.groups)
    .flatMap((parts) => {
      const day = parts && dayIn(parts)
      return parts && day ? [{ parts, day }] : []
    })
  // Eight digits can be a day first or a year first. Uses the reading that is a real day.
  const reading = readings.find(({ day }) => impossible(day) === undefined) ?? readings[0]
  if (!reading) return { problem: otherCalendarIn(plain) ?? unreadable }
  const { parts, day } = reading
  const problem = impossible(day)
  if (problem !== undefined) return { problem }
  const part = (name: string) => Number(parts[name] ?? 0)
  const typedTime = parts.hour === undefined ? missingTime : timeIn(parts)
  if (!typedTime) return { problem: unreadable }
  const isEndOfDay = typedTime.hour === 24
  const { hour, minute } = isEndOfDay ? dayStart : typedTime
  const month = day.month - 1
  const date = day.day + Number(isEndOfDay)
  const offset = offsetOf(parts.zone)
  if (Number.isNaN(offset)) return { problem: unreadable }
  if (offset !== undefined)
    return {
      date: new Date(Date.UTC(day.year, month, date, hour, minute, part('second')) - offset * 60_000),
    }
  const moment = localDate(day.year, month, date, hour, minute, part('second'))
  // The end of a day is allowed even if the clocks skip midnight: it is the moment at which they do.
  if (parts.hour !== undefined && !isEndOfDay && !isAt(moment, { hour, minute }))
    return { problem: skippedTimeText({ hour, minute }) }
  return { date: moment }
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
