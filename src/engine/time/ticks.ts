import { monthShort, weekdayShort } from '@/lib/dateText'
import { localDate } from '@/lib/dateTime'
import { dayMs } from '@/lib/days'
import { formatTime } from '@/lib/format'
import type { Range } from './range'

/** One cell of the head of the time line. The cells of a range are adjacent. */
export interface Tick extends Range {
  label: string
  /** The line above the label: the day of the week, or the day or year in its first cell. */
  top: string
  isWeekend: boolean
  /** Has a stronger line before it: a week among days, a day among hours, a year among months. */
  isMajor: boolean
}

const isWeekend = (date: Date) => date.getDay() === 0 || date.getDay() === 6

/** The cells of a range, about as many as fit into the width: hours, days, weeks or months of the user's zone. */
export function ticksOf(range: Range, widthPx = 1000): Tick[] {
  const days = (range.to - range.from) / dayMs
  const dayPx = widthPx / days
  if (days <= 3) return hours(range, [1, 2, 3, 6, 12].find((step) => (dayPx / 24) * step >= 44) ?? 12)
  if (dayPx >= 18) return daysOf(range, dayPx >= 72)
  if (dayPx * 7 >= 40) return weeks(range)
  return months(range, dayPx * 30 >= 30)
}

/**
 * Builds the cells of a range.
 * @param starts returns when the cell at an index starts. Year, month and day are those of the start of the range. Starts
 * must increase with the index.
 */
function cells(
  range: Range,
  starts: (index: number, year: number, month: number, day: number) => Date,
  make: (date: Date) => Omit<Tick, keyof Range>,
) {
  const first = new Date(range.from)
  const startOf = (index: number) => starts(index, first.getFullYear(), first.getMonth(), first.getDate())
  const found: Tick[] = []
  for (let index = 0; ; index++) {
    const start = startOf(index)
    const next = startOf(index + 1)
    if (start.getTime() >= range.to) return found
    // When the clock goes forward, two local times can be the same moment.
    if (next.getTime() > range.from && next > start) {
      found.push({ from: start.getTime(), to: next.getTime(), ...make(start) })
    }
  }
}

const hours = (range: Range, step: number) =>
  cells(
    range,
    (index, year, month, day) => {
      const hour = index * step
      return localDate(year, month, day + Math.floor(hour / 24), hour % 24)
    },
    (date) => {
      const isFirst = date.getHours() < step && date.getMinutes() === 0
      return {
        label: formatTime(date),
        top: isFirst ? `${weekdayShort(date)} ${date.getDate()} ${monthShort(date)}` : '',
        isWeekend: false,
        isMajor: isFirst,
      }
    },
  )

const daysOf = (range: Range, isWide: boolean) =>
  cells(
    range,
    (index, year, month, day) => localDate(year, month, day + index),
    (date) => ({
      label: date.getDate() === 1 && isWide ? `1 ${monthShort(date)}` : String(date.getDate()),
      top: isWide ? weekdayShort(date) : weekdayShort(date).charAt(0),
      isWeekend: isWeekend(date),
      isMajor: date.getDay() === 1,
    }),
  )

function weeks(range: Range) {
  const sinceMonday = (new Date(range.from).getDay() + 6) % 7
  return cells(
    range,
    (index, year, month, day) => localDate(year, month, day - sinceMonday + 7 * index),
    (date) => ({
      label: String(date.getDate()),
      top: date.getDate() <= 7 ? monthShort(date) : '',
      isWeekend: false,
      isMajor: date.getDate() <= 7,
    }),
  )
}

const months = (range: Range, isWide: boolean) =>
  cells(
    range,
    (index, year, month) => localDate(year, month + index, 1),
    (date) => ({
      label: isWide ? monthShort(date) : monthShort(date).charAt(0),
      top: date.getMonth() === 0 ? String(date.getFullYear()) : '',
      isWeekend: false,
      isMajor: date.getMonth() === 0,
    }),
  )
