import { localDate } from '@/lib/dateTime'
import { dayMs, hourMs, minuteMs } from '@/lib/days'

/** The visible stretch of time, in ms: includes `from`, excludes `to`. */
export interface Range {
  from: number
  to: number
}

/** The named zooms: units of the calendar in the user's zone. */
export const zooms = ['day', 'week', 'month', 'year', 'years'] as const
export type Zoom = (typeof zooms)[number]

/** A day can have 23 hours. */
const shortest = 23 * hourMs
/** Two years, one of them a leap year. */
const longest = 731 * dayMs

const local = (year: number, month: number, day: number) => localDate(year, month, day).getTime()

/** The unit that contains a moment. Weeks start on Monday, two years on 1 January of the moment's year. */
export function unitOf(zoom: Zoom, moment: number, steps = 0): Range {
  const date = new Date(moment)
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  switch (zoom) {
    case 'day':
      return { from: local(year, month, day + steps), to: local(year, month, day + steps + 1) }
    case 'week': {
      const monday = day - ((date.getDay() + 6) % 7) + 7 * steps
      return { from: local(year, month, monday), to: local(year, month, monday + 7) }
    }
    case 'month':
      return { from: local(year, month + steps, 1), to: local(year, month + steps + 1, 1) }
    case 'year':
      return { from: local(year + steps, 0, 1), to: local(year + steps + 1, 0, 1) }
    case 'years':
      return { from: local(year + 2 * steps, 0, 1), to: local(year + 2 * steps + 2, 0, 1) }
  }
}

export const isSameRange = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to

/** The named zoom that the range matches exactly; undefined if there is none. */
export const zoomOf = (range: Range): Zoom | undefined =>
  zooms.find((zoom) => isSameRange(unitOf(zoom, range.from), range))

/** The next or previous unit of a named zoom. For other ranges, the range moved by its length. */
export function turned(range: Range, steps: 1 | -1): Range {
  const zoom = zoomOf(range)
  return zoom ? unitOf(zoom, range.from, steps) : panned(range, steps * (range.to - range.from))
}

export const panned = ({ from, to }: Range, by: number): Range => kept({ from: from + by, to: to + by })

/** Zooms around a moment, which keeps its position. The length stays between a day and two years. */
export function zoomed({ from, to }: Range, factor: number, around: number): Range {
  const wanted = (to - from) * factor
  const length = Math.round(Math.min(longest, Math.max(shortest, wanted)))
  const start = Math.round(around - ((around - from) / (to - from)) * length)
  return kept({ from: start, to: start + length })
}

/** The years that a date field accepts. */
const first = Date.UTC(1000, 0, 1)
const last = Date.UTC(9999, 11, 31)

function kept({ from, to }: Range): Range {
  const by = Math.max(0, first - from) - Math.max(0, to - last)
  return { from: from + by, to: to + by }
}

/** The range of an address; undefined if it is outside of the limits. */
export function readRange(from: number, to: number): Range | undefined {
  const isPossible = from >= first && to <= last && to - from >= shortest && to - from <= longest
  return isPossible ? { from, to } : undefined
}

/** A unit of time that windows snap to. Days keep the local time when the clock changes. */
export interface Snap {
  unit: 'minutes' | 'days'
  count: number
}

/** The distance that one key press moves a window. It depends on the length of the range. */
export function snapOf({ from, to }: Range): Snap {
  const days = (to - from) / dayMs
  if (days <= 2) return { unit: 'minutes', count: 15 }
  if (days <= 10) return { unit: 'minutes', count: 60 }
  return { unit: 'days', count: days <= 92 ? 1 : 7 }
}

/** 'a day', '15 minutes': the text on the screen. */
export function snapText({ unit, count }: Snap): string {
  if (unit === 'minutes') return count === 60 ? 'an hour' : `${count} minutes`
  return count === 7 ? 'a week' : 'a day'
}

/** The moment moved by a number of snaps. */
export function snapped(moment: number, { unit, count }: Snap, steps: number): number {
  if (unit === 'minutes') return moment + steps * count * minuteMs
  const date = new Date(moment)
  date.setDate(date.getDate() + steps * count)
  return date.getTime()
}

/** A distance as a number of snaps, rounded. */
export const snapsIn = (ms: number, { unit, count }: Snap): number =>
  Math.round(ms / (unit === 'minutes' ? count * minuteMs : count * dayMs)) || 0

/** The nearest full snap of the clock: a quarter of an hour, an hour or a midnight. */
export function onSnap(moment: number, { unit, count }: Snap): number {
  const date = new Date(moment)
  const midnight = local(date.getFullYear(), date.getMonth(), date.getDate())
  if (unit === 'days') {
    const next = local(date.getFullYear(), date.getMonth(), date.getDate() + 1)
    return moment - midnight < next - moment ? midnight : next
  }
  const step = count * minuteMs
  return midnight + Math.round((moment - midnight) / step) * step
}
