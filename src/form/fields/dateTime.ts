import { formatDateTime } from '@/ui/format'

/** Pure arithmetic of the date-time picker: local time on the screen, ISO UTC on the wire (reading D11). */

export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(new Date(2024, month, 1)),
)
/** Monday first. 1 January 2024 was one. */
export const weekdays = Array.from({ length: 7 }, (_, day) => {
  const long = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(new Date(2024, 0, 1 + day))
  return { long, short: long.slice(0, 2) }
})
export const dayName = (day: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(day)

/** '2025-03-01T00:00:00Z': milliseconds only where there are some. */
export const toWire = (date: Date): string => date.toISOString().replace('.000Z', 'Z')

export function fromWire(value: unknown): Date | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

export const isSameDay = (a: Date, b: Date): boolean =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()

/** Six weeks from Monday on, around the month of `day`. */
export function weeksAround(day: Date): Date[][] {
  const first = new Date(day.getFullYear(), day.getMonth(), 1)
  const lead = (first.getDay() + 6) % 7
  return Array.from({ length: 6 }, (_, week) =>
    Array.from(
      { length: 7 },
      (_, weekday) => new Date(day.getFullYear(), day.getMonth(), 1 - lead + week * 7 + weekday),
    ),
  )
}

export const addDays = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + count)

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(day: Date, count: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + count + 1, 0)
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()))
}

export interface TimeOfDay {
  hour: number
  minute: number
}

/** Another day, keeping the time of day; seconds of `previous` stay too (spec §2: hour and minute are kept). */
export function onDay(day: Date, { hour, minute }: TimeOfDay, previous?: Date): Date {
  const seconds = previous?.getSeconds() ?? 0
  return new Date(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    hour,
    minute,
    seconds,
    previous?.getMilliseconds() ?? 0,
  )
}

export const timeOf = (date: Date): TimeOfDay => ({ hour: date.getHours(), minute: date.getMinutes() })

/**
 * A typed 'dd:mm:yy - hh:mm'; other separators, four-digit years and a missing time (00:00) do as well. Undefined when
 * it is no date of the calendar. Two digits mean 20yy.
 */
export function parseTyped(text: string): Date | undefined {
  const match = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})(?:\D+(\d{1,2})\D+(\d{1,2}))?\s*$/.exec(text)
  if (!match) return undefined
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part ?? 0))
  const date = new Date(year < 100 ? 2000 + year : year, month - 1, day, hour, minute)
  const isReal =
    date.getMonth() === month - 1 &&
    date.getDate() === day &&
    hour < 24 &&
    minute < 60 &&
    date.getMinutes() === minute
  return isReal ? date : undefined
}

export const shownDate = (value: unknown): string => {
  const date = fromWire(value)
  return date ? formatDateTime(date) : typeof value === 'string' ? value : ''
}

/** 'UTC+01:00' at that moment, summer time included. */
export function zoneOffset(date: Date): string {
  const minutes = -date.getTimezoneOffset()
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

/** 'Europe/Vienna, UTC+01:00'. */
export function zoneName(date = new Date()): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === 'UTC' ? timeZone : `${timeZone}, ${zoneOffset(date)}`
}
