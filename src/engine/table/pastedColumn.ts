import { invisible, latinDigits } from '@/lib/folding'

/*
 * Columns of a paste that are read as a whole (rule TABLE-11): a single cell does not show the order of day and month,
 * or the separator of thousands.
 */

/** The first part of a numeric date. */
export type DateOrder = 'day' | 'month' | 'year'

interface Numeric {
  /** The three numbers as they stand. */
  parts: readonly [string, string, string]
  /** The text after the three numbers, such as a time. */
  rest: string
  /** The orders in which they are a date. */
  fits: readonly DateOrder[]
}

const separated = /^(\d{1,4})([^\d\p{L}]+)(\d{1,2})([^\d\p{L}]+)(\d{1,4})(?!\d)(.*)$/su
const joinedYearLast = /^(\d\d)(\d\d)((?:19|2\d)\d\d)(?!\d)(.*)$/s
const joinedYearFirst = /^((?:19|2\d)\d\d)(\d\d)(\d\d)(?!\d)(.*)$/s

const isDay = (text: string) => text.length <= 2 && Number(text) >= 1 && Number(text) <= 31
const isMonth = (text: string) => text.length <= 2 && Number(text) >= 1 && Number(text) <= 12
const isYear = (text: string) => text.length === 2 || text.length === 4

function orders([a, b, c]: Numeric['parts']): DateOrder[] {
  const found: DateOrder[] = []
  if (isDay(a) && isMonth(b) && isYear(c)) found.push('day')
  if (isMonth(a) && isDay(b) && isYear(c)) found.push('month')
  if (isYear(a) && isMonth(b) && isDay(c)) found.push('year')
  return found
}

/** A date of three numbers, in any order; undefined for any other text. */
export function numericDate(text: string): Numeric | undefined {
  const plain = latinDigits(text.replaceAll(invisible, '').normalize('NFKC')).trim()
  const found = separated.exec(plain)
  if (found) {
    const [, a = '', gap = '', b = '', otherGap = '', c = '', rest = ''] = found
    const parts = [a, b, c] as const
    // With colons it is the notation of the console's own inputs, where the day comes first.
    const isOwn = gap.trim() === ':' && otherGap.trim() === ':' && a.length < 4
    return { parts, rest, fits: isOwn ? ['day'] : orders(parts) }
  }
  const joined = [joinedYearLast, joinedYearFirst].flatMap((shape) => {
    const [, a = '', b = '', c = '', rest = ''] = shape.exec(plain) ?? []
    return a === '' ? [] : [{ parts: [a, b, c] as const, rest, fits: orders([a, b, c]) }]
  })
  const [first] = joined
  return first && { ...first, fits: [...new Set(joined.flatMap(({ fits }) => fits))] }
}

/** The text of a date with the year first, which reads in one way alone. */
export function yearFirst(text: string, order: DateOrder): string {
  const plain = latinDigits(text.replaceAll(invisible, '').normalize('NFKC')).trim()
  const shapes = order === 'year' ? [separated, joinedYearFirst] : [separated, joinedYearLast]
  const found = shapes.map((shape) => shape.exec(plain)).find((one) => one !== null)
  if (!found) return text
  const numbers = found.slice(1, -1).filter((part) => /^\d+$/.test(part))
  const [a = '', b = '', c = ''] = numbers
  const [year, month, day] = order === 'year' ? [a, b, c] : order === 'month' ? [c, a, b] : [c, b, a]
  const whole = year.length === 2 ? `20${year}` : year
  const rest = (found.at(-1) ?? '').replace(/^(\s*,?\s*)at\s+/i, '$1')
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`
}

/** The orders that fit all dates of numbers in a column; undefined without such a date. */
export function ordersOf(texts: Iterable<string>): readonly DateOrder[] | undefined {
  let all: readonly DateOrder[] | undefined
  for (const text of texts) {
    const { fits } = numericDate(text) ?? {}
    // A text that is no date in any order does not restrict the others. Its cell alone is refused.
    if (fits && fits.length > 0) all = all ? all.filter((order) => fits.includes(order)) : fits
  }
  return all
}

const grouped = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*$/
const separatedDigits = /\d([.,'’\s])(?=\d)/g

/**
 * Whether the separators in a column of whole numbers are those of thousands: all of them the same, and three digits in each
 * group.
 */
export function hasThousands(texts: Iterable<string>): boolean {
  const seen = new Set<string>()
  for (const text of texts) {
    const trimmed = text.trim()
    const own = [...trimmed.matchAll(separatedDigits)].map(([, one = '']) => (one.trim() === '' ? ' ' : one))
    if (own.length === 0) continue
    if (!grouped.test(trimmed)) return false
    for (const one of own) seen.add(one === '’' ? "'" : one)
  }
  return seen.size === 1
}

/** The digits of a number whose separators are those of thousands. */
export const withoutThousands = (text: string): string =>
  grouped.test(text.trim()) ? text.replace(/\D/g, '') : text
