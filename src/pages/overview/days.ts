import { dayText, shortDayText } from '@/lib/dateText'
import { daysBetween, minuteMs, startOfDay } from '@/lib/days'
import { formatTime } from '@/lib/format'

/* Texts for local days and times, in addition to those of the calendar. */

/** The number of days from the start of `from`'s day to `at`: 1.5 is noon of the next day. */
export function dayPosition(from: number, at: number): number {
  const day = daysBetween(from, at)
  const start = startOfDay(at)
  return day + (at - start) / (startOfDay(at, 1) - start)
}

/** 'Today', 'Tomorrow, Fri 13 June' or 'Sat 14 June'. */
export function dayTitle(at: number, now: number): string {
  // Without the year: the day is near.
  const words = dayText(at, at)
  const days = daysBetween(now, at)
  return days === 0 ? 'Today' : days === 1 ? `Tomorrow, ${words}` : words
}

/** A moment in the past: '17:36', 'yesterday, 17:36' or '9 Jun'. */
export function agoText(at: number, now: number): string {
  const days = daysBetween(at, now)
  if (days <= 0) return formatTime(at)
  return days === 1 ? `yesterday, ${formatTime(at)}` : shortDayText(at, now)
}

/** The time until a moment: 'in 8 h 58 min', 'in 12 min', 'now'. From two days on it counts days as the calendar does. */
export function timeUntilText(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / minuteMs)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `in ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `in ${daysBetween(now, at)} days`
  return minutes % 60 === 0 ? `in ${hours} h` : `in ${hours} h ${minutes % 60} min`
}

/** 'Good morning' until noon, 'Good afternoon' until six. */
export function greeting(now: number): string {
  const hour = new Date(now).getHours()
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
