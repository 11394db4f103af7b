import { isActive, type Row, rowWith } from '@/engine/programme/programmeIndex'
import { resetsOf } from '@/engine/time/repeats'
import { dayMs } from '@/lib/days'
import { repeatOf } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { boundsOf } from '@/model/lifecycle'

/* Live times of objects within a span, and their windows. All moments are in ms. */

/** A stretch of time: includes `from`, excludes `to`. */
export interface DaySpan {
  from: number
  to: number
}

/** A part of a live time in which counts are not reset. */
export interface Window extends DaySpan {
  days: number
}

/** The time in which an object is live. The last moment is part of it. */
interface LiveTime extends DaySpan {
  last: number
}

export const spanOf = (at: number, days: number): DaySpan => ({ from: at, to: at + days * dayMs })

/** The bounds of real dates (UTC). Year 1 and before, and year 9999 and after, mean that no date is set. */
const [firstDate, lastDate] = [Date.parse('0002-01-01T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')]

/** The active range of an object. An end is infinite if it is missing, cannot be read, or means "no date". */
export function liveBounds(row: Row): DaySpan {
  const { from, to } = boundsOf(row)
  return {
    from: from >= firstDate ? from : Number.NEGATIVE_INFINITY,
    to: to < lastDate ? to : Number.POSITIVE_INFINITY,
  }
}

/** The part of the span inside the active range of an object; undefined if it has none. */
function liveTimeOf(row: Row, span: DaySpan): LiveTime | undefined {
  if (!isActive(row)) return undefined
  const bounds = liveBounds(row)
  const from = Math.max(span.from, bounds.from)
  // `active.to` is the last active moment. The end of the span is not part of it.
  const last = Math.min(span.to - 1, bounds.to)
  if (last < from) return undefined
  return { from, last, to: last === span.to - 1 ? span.to : last }
}

/** The part of a span in which an object is live; undefined if there is none. */
export function liveSpan(row: Row, span: DaySpan): DaySpan | undefined {
  const live = liveTimeOf(row, span)
  return live && { from: live.from, to: live.to }
}

/** The seconds in which an object is live. */
export function liveSeconds(row: Row, span: DaySpan): number {
  const live = liveTimeOf(row, span)
  return live ? (live.to - live.from) / 1000 : 0
}

/**
 * The windows of an object's period in its live time: the UTC days, weeks from Monday, or months that share at least one
 * moment with it. Without a period it is the live time itself.
 */
export function windowsOf(type: EntityType, row: Row, span: DaySpan): readonly Window[] {
  const live = liveTimeOf(row, span)
  if (!live) return none
  const { from, last, to } = live
  const period = repeatOf(rowWith(row, 'period').period)
  const key = [type, period, from, last, to].join()
  const known = knownWindows.get(key)
  if (known) return known
  const starts = [from, ...resetsOf({ type, from, to: last, period }, from, last)]
  const windows = starts.map((start, index) => {
    const end = starts[index + 1] ?? to
    return { from: start, to: end, days: (end - start) / dayMs }
  })
  count += windows.length
  if (count > mostWindows) {
    knownWindows.clear()
    count = windows.length
  }
  knownWindows.set(key, windows)
  return windows
}

const none: readonly Window[] = []

/** A cache: many objects have the same windows, and each course needs them again. */
const knownWindows = new Map<string, readonly Window[]>()
const mostWindows = 100_000
let count = 0
