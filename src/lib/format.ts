import { readDate, yearText } from './dates'
import { grouped } from './decimal'
import type { ExactNumber } from './exactNumber'
import { startOf } from './halves'

const two = (value: number) => String(value).padStart(2, '0')

function toDate(value: string | number | Date | null | undefined): Date | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const date = new Date(typeof value === 'string' ? readDate(value) : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const dayAndMonth = (date: Date) => `${two(date.getDate())}:${two(date.getMonth() + 1)}`

/** The last two digits of a year, or all of a year that nobody would guess from two (rule DATE-2). */
const shortYear = (year: number) => (year < 1000 || year > 9998 ? yearText(year) : two(year % 100))

/** Local date as `dd:mm:yy` (rule LIST-12, decision C5); '' if there is none. */
export function formatDate(value: string | number | Date | null | undefined): string {
  const date = toDate(value)
  return date ? `${dayAndMonth(date)}:${shortYear(date.getFullYear())}` : ''
}

/** Local time as `hh:mm`, 24 hours. */
export const formatTime = (value: number | Date): string => {
  const date = new Date(value)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Local date and time as `dd:mm:yy - hh:mm`, 24 hours; '' if there is none. */
export function formatDateTime(value: string | number | Date | null | undefined): string {
  const date = toDate(value)
  return date ? `${formatDate(date)} - ${formatTime(date)}` : ''
}

/** Local date and time as `dd:mm:yyyy - hh:mm`, for inputs and tooltips, where the century matters. */
export function formatFullDateTime(value: string | number | Date | null | undefined): string {
  const date = toDate(value)
  return date ? `${dayAndMonth(date)}:${yearText(date.getFullYear())} - ${formatTime(date)}` : ''
}

const thousands = new Intl.NumberFormat('en', { maximumFractionDigits: 20 })

/** 12345 → '12,345'. All digits of a number; one with an exponent stays as it is. */
export const formatNumber = (value: number | ExactNumber): string =>
  typeof value === 'number' ? thousands.format(value + 0) : grouped(value.text)

/** 'unit' for one, 'units' for any other number. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** '1 unit', '1,200 units'. */
export const pluralize = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`

/** 12345 → '12.3K', 999950 → '1.0M' (rule STATS-5, decision F2); numbers below 1000 stay whole. */
export function abbreviate(value: number): string {
  const size = Math.abs(value)
  if (!(size >= 1000) || size === Number.POSITIVE_INFINITY) return formatNumber(value)
  let scaled = value / 1000
  let unit = 0
  // A value that would round to 1000.0 of one unit is shown as 1.0 of the next.
  while (unit < 2 && Math.abs(Number(scaled.toFixed(1))) >= 1000) {
    scaled /= 1000
    unit += 1
  }
  return `${scaled.toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ',')}${'KMB'[unit]}`
}

/** Lengths in characters as users count them: code points. */
interface TruncateLimits {
  /** Longest text that is not cut. */
  over: number
  /** Characters kept before '...'. */
  keep: number
}
export const rowLimits: TruncateLimits = { over: 50, keep: 47 }
export const searchLimits: TruncateLimits = { over: 100, keep: 97 }

/** Cuts a text longer than `over` to its first `keep` characters plus '...'. */
export function truncate(text: string, { over, keep }: TruncateLimits): string {
  if (text.length <= over) return text
  // A character has at most two code units. The rest of a long text is not read.
  const characters = Array.from(text.slice(0, 2 * over + 2))
  return characters.length > over ? `${characters.slice(0, keep).join('')}...` : text
}

/** The longest text that is laid out in one place. A browser takes seconds for a name of a megabyte. */
const longest = 1000

/** A text of any length for the screen (rule NUMBER-6). */
export const cutText = (text: string): string =>
  text.length <= longest ? text : `${startOf(text, longest)}...`
