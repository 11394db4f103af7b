import { drawsOf } from '@/engine/time/repeats'
import type { Span } from '@/engine/time/windows'
import { naturalCompare } from '@/lib/compare'
import { startOfDay } from '@/lib/days'
import { dayPosition } from './days'

/** A bar of the strip. Positions are in days, from the start of today. */
export interface DayBar {
  span: Span
  /** The visible part of the active range. Undefined for an object that only has draws. */
  window: { from: number; to: number; beganBefore: boolean; goesOn: boolean } | undefined
  draws: readonly number[]
  /** Draws every day. A mark on each day would leave no space for a name. */
  isDaily: boolean
  /** The end of the space for the name: the next bar of its lane, or the end of the strip. */
  room: number
}

export const stripDays = 14

/** The approximate width of a name in days. A day is about 80 px wide. */
const nameDays = (name: string) => 0.4 + name.length * 0.085
/** Half of the width of a draw, in days. */
const drawDays = 0.15
/** Whether a bar is long enough for its name. If not, the name is beside it. */
export const holdsName = ({ from, to }: { from: number; to: number }) => to - from >= 1.2

export const barStart = ({ window, draws }: DayBar): number =>
  Math.min(window?.from ?? stripDays, draws[0] ?? stripDays)

/** Where the name begins: inside of the bar, or after it. */
export function nameStartOf({ window, draws }: DayBar): number {
  if (window && holdsName(window)) return window.from
  // If there are several draws, the next one is at least a week later.
  return Math.max(window?.to ?? 0, (draws[0] ?? -drawDays) + drawDays)
}

/** The end of the space for the name: the next draw of this bar, or the next bar. */
export function nameEndOf(bar: DayBar): number {
  const start = nameStartOf(bar)
  const next = bar.draws.find((draw) => draw > start)
  return Math.max(start, Math.min(bar.room, (next ?? stripDays) - (next === undefined ? 0 : drawDays)))
}

/**
 * The objects that start, end or draw within the next 14 days, packed into lanes without overlaps. Objects that are
 * live all the time are left out, because they would only take space.
 */
export function stripOf(spans: readonly Span[], now: number): DayBar[][] {
  const lanes: DayBar[][] = []
  const ends: number[] = []
  for (const bar of barsOf(spans, now)) {
    const start = barStart(bar)
    let lane = ends.findIndex((end) => end <= start)
    if (lane < 0) lane = lanes.push([]) - 1
    const before = lanes[lane]?.at(-1)
    if (before) before.room = start
    lanes[lane]?.push(bar)
    const marks = Math.max(bar.window?.to ?? 0, (bar.draws.at(-1) ?? 0) + drawDays)
    ends[lane] = Math.max(marks, nameStartOf(bar) + nameDays(bar.span.name)) + 0.05
  }
  return lanes
}

function barsOf(spans: readonly Span[], now: number): DayBar[] {
  const from = startOfDay(now)
  const to = startOfDay(now, stripDays)
  const isWithin = (at: number) => at >= from && at < to
  const bars = spans.flatMap((span): DayBar[] => {
    if (!span.isOn) return []
    const draws = drawsOf(span, from, to).filter(isWithin)
    const isDated = Number.isFinite(span.from) || (Number.isFinite(span.to) && !span.endsWithDraw)
    if (!isWithin(span.from) && !(isWithin(span.to) && isDated) && draws.length === 0) return []
    const isDaily = span.period === 'daily' && draws.length > 1
    const hasWindow = (isDated || isDaily) && span.to >= from && span.from < to
    return [
      {
        span,
        window: hasWindow
          ? {
              from: span.from > from ? dayPosition(now, span.from) : 0,
              to: span.to < to ? dayPosition(now, span.to) : stripDays,
              beganBefore: span.from < from,
              goesOn: span.to >= to,
            }
          : undefined,
        draws: isDaily ? [] : draws.map((at) => dayPosition(now, at)),
        isDaily,
        room: stripDays,
      },
    ]
  })
  // Objects that end first come first. Those that cover all days carry the least information.
  const end = ({ window, draws }: DayBar) => window?.to ?? draws.at(-1) ?? 0
  return bars.sort(
    (a, b) =>
      Number(a.isDaily) - Number(b.isDaily) ||
      barStart(a) - barStart(b) ||
      end(a) - end(b) ||
      naturalCompare(a.span.name, b.span.name),
  )
}
