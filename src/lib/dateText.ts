import { readDate, toMinute, yearText } from './dates'
import { monthNames, weekdays } from './dateTime'
import { formatTime } from './format'

/*
 * Dates in local time for prose, panels and tight cells (rule DATE-3); always English, independent of the browser's
 * language. Rows of lists and inputs have their own form (rules LIST-12, FIELD-8): `formatDateTime` and `formatFullDateTime`.
 */

/** The year; empty for the current year. */
const yearOf = (date: Date, now: number) =>
  date.getFullYear() === new Date(now).getFullYear() ? '' : ` ${yearText(date.getFullYear())}`

/** 'Sat' */
export const weekdayShort = (date: Date): string => weekdays[(date.getDay() + 6) % 7]?.long.slice(0, 3) ?? ''
/** 'June' */
export const monthLong = (date: Date): string => monthNames[date.getMonth()] ?? ''
/** 'Jun' */
export const monthShort = (date: Date): string => monthLong(date).slice(0, 3)

/** For prose and panels: 'Sat 14 June', 'Fri 14 June 2024'. */
export function dayText(moment: number, now = Date.now()): string {
  const date = new Date(moment)
  return `${weekdayShort(date)} ${date.getDate()} ${monthLong(date)}${yearOf(date, now)}`
}

/** For prose and panels: 'Sat 14 June, 20:00'. */
export const momentText = (moment: number, now?: number): string =>
  `${dayText(moment, now)}, ${formatTime(moment)}`

/** As `momentText`, for a date of the API; '' if it is not a date. */
export function dateMomentText(value: unknown, now?: number): string {
  const moment = readDate(value)
  return Number.isNaN(moment) ? '' : momentText(moment, now)
}

/** For tight cells, such as columns and labels of charts: '14 Jun', '14 Jun 2024'. */
export function shortDayText(moment: number, now = Date.now()): string {
  const date = new Date(moment)
  return `${date.getDate()} ${monthShort(date)}${yearOf(date, now)}`
}

/** '2025-06-14 18:00 UTC': for hover and for screen readers, beside local times. */
export const utcText = (moment: number): string =>
  Number.isFinite(moment) ? toMinute(moment).replace('T', ' ').replace('Z', ' UTC') : ''
