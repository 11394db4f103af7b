import { dayMs } from '@/lib/days'
import type { Repeat } from '@/model/choices'
import type { Span } from './windows'

/*
 * When raffles are drawn and leaderboards are reset again. A period begins by the clock of the server, in UTC (contract,
 * Period). The contract does not define the first day of a week; here it is Monday.
 */

/** 5 January 1970, the first Monday after the epoch. */
const firstMonday = 4 * dayMs

/** The moment moved by a number of periods. The 31st becomes the last day of a shorter month. */
function later(first: number, period: Repeat, count: number): number {
  if (period !== 'monthly') return first + count * (period === 'weekly' ? 7 : 1) * dayMs
  const date = new Date(first)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + count)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}

/** The number of whole periods between two moments. For months it may be one too low. */
function periodsBetween(first: number, moment: number, period: Repeat): number {
  if (period !== 'monthly') return Math.ceil((moment - first) / ((period === 'weekly' ? 7 : 1) * dayMs))
  const [a, b] = [new Date(first), new Date(moment)]
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth() - 1
}

/** The moments from `from` on, while `goesOn` returns true. */
function series(first: number, period: Repeat, from: number, goesOn: (at: number) => boolean): number[] {
  const found: number[] = []
  for (let count = Math.max(0, periodsBetween(first, from, period)); ; count++) {
    const at = later(first, period, count)
    if (!goesOn(at)) return found
    if (at >= from) found.push(at)
  }
}

/**
 * The draws of a raffle between two moments. A draw is repeated until the first one at or after the end of the window,
 * which draws the last entries.
 */
export function drawsOf(
  { draw, period, to: end }: Pick<Span, 'draw' | 'period' | 'to'>,
  from: number,
  to: number,
): number[] {
  if (draw === undefined || Number.isNaN(draw)) return []
  if (!period) return draw >= from && draw <= to ? [draw] : []
  const last = end <= draw ? draw : later(draw, period, Math.min(periodsTo(draw, end, period), 1e6))
  return series(draw, period, from, (at) => at <= to && at <= last)
}

/** The next draw of a raffle, or the first one if there is no next one. */
export const nextDrawOf = (span: Span, now: number): number | undefined =>
  drawsOf(span, now, Number.MAX_SAFE_INTEGER / 2)[0] ?? span.draw

/** The number of periods between the first draw and the first one at or after the end. */
function periodsTo(draw: number, end: number, period: Repeat): number {
  if (end === Number.POSITIVE_INFINITY) return 1e5
  let count = Math.max(0, periodsBetween(draw, end, period))
  while (later(draw, period, count) < end) count += 1
  return count
}

/** The moments after one and up to another at which the counts of a period are reset. */
export const resetsBetween = (period: Repeat, from: number, to: number): number[] =>
  series(period === 'weekly' ? firstMonday : 0, period, from, (at) => at <= to).filter((at) => at > from)

/** The moments between two others, and within the window, at which the counts of an object are reset. */
export const resetsOf = (
  { type, period, from: start, to: end }: Pick<Span, 'type' | 'from' | 'to' | 'period'>,
  from: number,
  to: number,
) => (!period || type === 'raffles' ? [] : resetsBetween(period, Math.max(from, start), Math.min(to, end)))
