import { browserLanguage } from './browserLanguage'
import { readDate } from './dates'

/** Pure date arithmetic for the date-time picker: local time on the screen, ISO UTC in the API (decision D11). */

/** Written out, because the frame loads them and creating a formatter for each takes time. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** Starts on Monday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (long) => ({ long, short: long.slice(0, 2) }),
)
export const dayName = (day: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(day)

export function fromWire(value: unknown): Date | undefined {
  const date = new Date(readDate(value))
  return Number.isNaN(date.getTime()) ? undefined : date
}

export const isSameDay = (a: Date, b: Date): boolean =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()

/** Local time. Unlike `new Date`, does not read the years 0 to 99 as 1900 to 1999. */
export function localDate(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
  ms = 0,
): Date {
  const date = new Date(2000, 0)
  date.setFullYear(year, month, day)
  date.setHours(hour, minute, second, ms)
  return date
}

/** Six weeks, starting on Monday, that contain the month of `day`. */
export function weeksAround(day: Date): Date[][] {
  const first = localDate(day.getFullYear(), day.getMonth(), 1)
  const lead = (first.getDay() + 6) % 7
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) =>
      localDate(day.getFullYear(), day.getMonth(), 1 - lead + week * 7 + weekday),
    ),
  )
}

export const addDays = (day: Date, count: number): Date =>
  localDate(day.getFullYear(), day.getMonth(), day.getDate() + count)

/** The same day in another month, or the last day of a shorter month. */
export function addMonths(day: Date, count: number): Date {
  const last = localDate(day.getFullYear(), day.getMonth() + count + 1, 0)
  return localDate(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()))
}

export interface TimeOfDay {
  hour: number
  minute: number
}

/**
 * Moves a time to another day and keeps hour and minute, and the seconds of `previous` (rule FIELD-7). For an hour that
 * occurs twice, keeps the occurrence of `previous`. A time that the clock skips moves forward by the skipped hour.
 */
export function onDay(day: Date, { hour, minute }: TimeOfDay, previous?: Date): Date {
  const date = localDate(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    hour,
    minute,
    previous?.getSeconds(),
    previous?.getMilliseconds(),
  )
  if (!previous) return date
  const offset = previous.getTimezoneOffset() - date.getTimezoneOffset()
  const twin = new Date(date.getTime() + offset * 60_000)
  return isSameDay(twin, date) && isAt(twin, { hour, minute }) ? twin : date
}

export const timeOf = (date: Date): TimeOfDay => ({ hour: date.getHours(), minute: date.getMinutes() })

/** Whether the clock shows this time at that moment. False when the clock skips the time. */
export const isAt = (date: Date, { hour, minute }: TimeOfDay): boolean =>
  date.getHours() === hour && date.getMinutes() === minute

const two = (part: number) => String(part).padStart(2, '0')

/** '02:30'. */
export const timeText = ({ hour, minute }: TimeOfDay): string => `${two(hour)}:${two(minute)}`

/** '02:30 does not exist on that day: clocks go forward'. */
export const skippedTimeText = (time: TimeOfDay): string =>
  `${timeText(time)} does not exist on that day: clocks go forward`

/** E.g. 'UTC+01:00' at that moment, including daylight saving time. */
export function zoneOffset(date: Date): string {
  const minutes = -date.getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

/** E.g. 'Europe/Vienna'. Its UTC offset depends on the day. */
export const zoneId = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** E.g. 'Europe/Vienna, UTC+01:00' at that moment. */
export const zoneName = (date: Date): string =>
  zoneId() === 'UTC' ? 'UTC' : `${zoneId()}, ${zoneOffset(date)}`

/** Whether the language of the browser writes the month before the day. */
export function putsMonthFirst(language = browserLanguage()): boolean {
  const parts = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date(2026, 10, 5))
    .map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day')
}
