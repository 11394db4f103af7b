import { daysBetween, minuteMs, startOfDay } from '@/model/days'

/** Texts for local days and times, in the zone of the browser. */

const locale = 'en-GB'
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
const longDate = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
const shortDate = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long' })
const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
const dateAndYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** The number of days from the start of `from`'s day to `at`: 1.5 is noon of the next day. */
export function dayPosition(from: number, at: number): number {
  const day = daysBetween(from, at)
  const start = startOfDay(at)
  return day + (at - start) / (startOfDay(at, 1) - start)
}

/** '09:02' */
export const timeText = (at: number): string => time.format(at)

/** 'Thursday 12 June' */
export const longDateText = (at: number): string => longDate.format(at).replace(',', '')

/** 'Thu' */
export const weekdayText = (at: number): string => weekday.format(at)

/** '13 July'; with the year if it is not the current one. */
export const dateText = (at: number, now: number): string =>
  (new Date(at).getFullYear() === new Date(now).getFullYear() ? date : dateAndYear).format(at)

/** 'Today', 'Tomorrow, Fri 13 June' or 'Sat 14 June'. */
export function dayTitle(at: number, now: number): string {
  const words = shortDate.format(at).replace(',', '')
  const days = daysBetween(now, at)
  return days === 0 ? 'Today' : days === 1 ? `Tomorrow, ${words}` : words
}

/** A moment in the past: '17:36', 'yesterday, 17:36' or '9 June'. */
export function agoText(at: number, now: number): string {
  const days = daysBetween(at, now)
  if (days <= 0) return timeText(at)
  return days === 1 ? `yesterday, ${timeText(at)}` : dateText(at, now)
}

/** The time until a moment: 'in 8 h 58 min', 'in 12 min', 'now'. In days from two days on. */
export function untilText(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / minuteMs)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `in ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `in ${Math.round(hours / 24)} days`
  return minutes % 60 === 0 ? `in ${hours} h` : `in ${hours} h ${minutes % 60} min`
}

/** 'Good morning' until noon, 'Good afternoon' until six. */
export function greeting(now: number): string {
  const hour = new Date(now).getHours()
  if (hour < 5) return 'Good evening'
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
