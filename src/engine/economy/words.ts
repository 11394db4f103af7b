import { dayText } from '@/lib/dateText'
import { dayMs, hourMs, startOfDay } from '@/lib/days'
import { formatNumber, formatTime, pluralize } from '@/lib/format'

/* Numbers and days as text. */

/** A number rounded as it is shown: whole above 10, one decimal below, two digits for small ones: 310, 2.4, 0.028. */
function shownAmount(value: number): number {
  const size = Math.abs(value)
  if (size >= 10 || size === 0) return Math.round(value)
  if (size >= 1) return Math.round(value * 10) / 10
  return Number(value.toPrecision(2))
}

export const amountText = (value: number): string =>
  Number.isFinite(value) ? formatNumber(shownAmount(value)) : '∞'

/** The difference of two amounts as rounded on the screen, so that it matches the shown amounts. */
export const shownDifference = (now: number, before: number): number =>
  Number((shownAmount(now) - shownAmount(before)).toPrecision(12))

export function percentText(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.1) return 'under 0.1\u00a0%'
  return `${formatNumber(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent))}\u00a0%`
}

/** Waits below this number of days are shown in hours, longer ones in days. */
const firstDays = 2

/** How long it takes, for figures and their differences: hours below two days. */
export interface WaitTime {
  amount: number
  unit: 'day' | 'hour'
}

/** undefined beyond a year. */
export function waitOf(day: number | null, hour: number | null = null): WaitTime | undefined {
  if (day === null) return undefined
  return hour !== null && hour < firstDays * 24 && day > 0
    ? { amount: hour, unit: 'hour' }
    : { amount: day, unit: 'day' }
}

/** 'now', 'after 17 hours', 'after 23 days'; null is beyond a year. */
export function afterText(day: number | null, hour: number | null = null): string {
  const wait = waitOf(day, hour)
  if (!wait) return 'not within a year'
  return wait.amount === 0 ? 'now' : `after ${pluralize(wait.amount, wait.unit)}`
}

/** 'now', '17 h', '23'; '–' beyond a year. */
export function dayCell(day: number | null, hour: number | null = null): string {
  const wait = waitOf(day, hour)
  if (!wait) return '–'
  if (wait.amount === 0) return 'now'
  return wait.unit === 'hour' ? `${wait.amount} h` : formatNumber(wait.amount)
}

/**
 * Returns 'by the end of today' or 'on Sun 10 May'. Moments that are calculated by the day have no time of day (rule
 * ECON-19).
 */
export function dayEndText(moment: number, now: number, dateText = dayText): string {
  // The end of a day is the start of the next one.
  const day = startOfDay(moment - 1)
  if (day === startOfDay(now)) return 'by the end of today'
  if (day === startOfDay(now, 1)) return 'by the end of tomorrow'
  return `on ${dateText(moment - 1, now)}`
}

/** 'in 17 hours (02:30)' below two days, else 'on Sun 10 May', with the year if it is another one. */
export function whenText(moment: number, now: number, dateText = dayText): string {
  const hours = Math.max(0, Math.round((moment - now) / hourMs))
  if (moment - now < firstDays * dayMs)
    return hours === 0 ? 'within the hour' : `in ${pluralize(hours, 'hour')} (${formatTime(moment)})`
  return `on ${dateText(moment, now)}`
}
