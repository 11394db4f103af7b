import { gapsOf } from './coverage'
import { type Range, unitOf } from './range'
import { drawsOf } from './repeats'
import { type Span, within } from './windows'

export type EventKind = 'starts' | 'ends' | 'draw'

interface AgendaEvent {
  at: number
  kind: EventKind
  span: Span
}

export interface AgendaGap {
  type: Span['type']
  from: number
  to: number
}

/** The starts, ends and draws of one day in the user's zone. */
export interface AgendaDay {
  /** The start of the day. */
  day: number
  events: readonly AgendaEvent[]
  /** Gaps that begin on this day. */
  gaps: readonly AgendaGap[]
}

interface AgendaOptions {
  now: number
  /** The spans whose gaps are included; undefined includes no gaps. */
  gapsOf: readonly Span[] | undefined
}

/**
 * The starts, ends and draws of a range, by day. Leaves out empty days except today. Of daily draws only that of today
 * and the next one are included, otherwise they would hide everything else; without today the first one of the range.
 */
export function agendaOf(spans: readonly Span[], range: Range, options: AgendaOptions): AgendaDay[] {
  const { from, to } = range
  const today = unitOf('day', options.now).from
  const inRange = (moment: number) => moment >= from && moment < to
  const events: AgendaEvent[] = []
  for (const span of spans) {
    if (inRange(span.from)) events.push({ at: span.from, kind: 'starts', span })
    if (inRange(span.to) && !span.endsWithDraw) events.push({ at: span.to, kind: 'ends', span })
    if (!span.isOn) continue
    const draws = drawsOf(span, span.period === 'daily' && inRange(today) ? today : from, to - 1)
    const shown = span.period === 'daily' ? new Set([draws[0], draws.find((at) => at >= options.now)]) : draws
    for (const at of shown) if (at !== undefined) events.push({ at, kind: 'draw', span })
  }
  const days = new Map<number, { events: AgendaEvent[]; gaps: AgendaGap[] }>()
  const dayOf = (moment: number) => {
    const day = unitOf('day', moment).from
    const found = days.get(day) ?? { events: [], gaps: [] }
    days.set(day, found)
    return found
  }
  for (const event of events) dayOf(event.at).events.push(event)
  for (const gap of within(gapsOf(options.gapsOf ?? []), range)) {
    if (inRange(gap.from)) dayOf(gap.from).gaps.push(gap)
  }
  // Today is always included, because users start reading there.
  if (inRange(today)) dayOf(today)
  return [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, found]) => ({
      day,
      events: found.events.sort((a, b) => a.at - b.at),
      gaps: found.gaps,
    }))
}
