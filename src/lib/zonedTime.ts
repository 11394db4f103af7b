/*
 * Moves moments by days, weeks, months and years as a calendar on the wall does: the local time of day stays the same,
 * also over a change of the clock.
 */

const units = ['d', 'w', 'm', 'y'] as const
/** Days, weeks, months or years. */
export type ShiftUnit = (typeof units)[number]

export interface Shift {
  /** Negative: earlier. */
  count: number
  unit: ShiftUnit
}

/** A shift as text: `1y`, `-52w`. Undefined for anything else. */
export function readShift(text: string): Shift | undefined {
  const [, count, unit] = /^([+-]?\d{1,6})([dwmy])$/.exec(text.trim()) ?? []
  const known = units.find((one) => one === unit)
  return known === undefined ? undefined : { count: Number(count), unit: known }
}

/** The time zone of the browser or of the process. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether a name is that of a time zone, such as `Europe/Berlin`. */
export function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

const dayMs = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** Like `Date.UTC`, but also for the years 0 to 99. */
function utcOf(year: number, month: number, day: number, timeOfDay: number): number {
  return new Date(0).setUTCFullYear(year, month, day) + timeOfDay
}

/** The local time of a zone at a moment, as ms since 1970 as if it were UTC. */
function wallOf(moment: number, zone: string): number {
  const read: Record<string, string> = {}
  for (const { type, value } of formatOf(zone).formatToParts(moment)) read[type] = value
  const part = (name: string) => Number(read[name])
  const year = read.era?.startsWith('B') ? 1 - part('year') : part('year')
  const seconds = part('hour') * 3600 + part('minute') * 60 + part('second')
  const ms = ((moment % 1000) + 1000) % 1000
  return utcOf(year, part('month') - 1, part('day'), seconds * 1000 + ms)
}

/**
 * The moment at which a clock in the zone shows this. A time that the clocks skip moves forward by the gap; of an hour
 * that occurs twice the first is taken.
 */
function momentAt(wall: number, zone: string): number {
  const offsetAt = (moment: number) => wallOf(moment, zone) - moment
  const before = wall - offsetAt(wall - dayMs)
  const after = wall - offsetAt(wall + dayMs)
  const found = [before, after].filter((moment) => wallOf(moment, zone) === wall)
  return found.length === 0 ? before : Math.min(...found)
}

function movedWall(wall: number, { count, unit }: Shift): number {
  if (unit === 'd' || unit === 'w') return wall + count * (unit === 'w' ? 7 : 1) * dayMs
  const date = new Date(wall)
  const timeOfDay = ((wall % dayMs) + dayMs) % dayMs
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth() + count * (unit === 'y' ? 12 : 1)
  const [year, ofYear] = [Math.floor(month / 12), ((month % 12) + 12) % 12]
  const lastDay = new Date(utcOf(year, ofYear + 1, 0, 0)).getUTCDate()
  return utcOf(year, ofYear, Math.min(date.getUTCDate(), lastDay), timeOfDay)
}

/**
 * The moment shifted in the calendar of the zone. Months and years keep the day of the month, or use the last day. NaN
 * if the result has a year of more than four digits.
 */
export function shiftMoment(moment: number, shift: Shift, zone: string): number {
  if (shift.count === 0 || Number.isNaN(moment)) return moment
  const moved = movedWall(wallOf(moment, zone), shift)
  // A zone differs from UTC by less than two days, so this bound keeps the date valid in every zone.
  if (!(Math.abs(moved) <= 8.64e15 - 2 * dayMs)) return Number.NaN
  const shifted = momentAt(moved, zone)
  const year = new Date(shifted).getUTCFullYear()
  return year >= 0 && year <= 9999 ? shifted : Number.NaN
}
