import type { EntityType } from '@/model/entityTypes'
import type { Arrangement, WindowsByType } from './arrange'
import { filtered, type SpanFilter } from './filter'
import type { Range } from './range'
import { type Span, stateAt, type WindowEdits, withEdit } from './windows'

/** A window as it is shown: with its edit, if there is one. */
export interface Shown {
  span: Span
  /** The window as received; undefined without an edit. */
  before: Span | undefined
}

export interface Lane extends Shown {
  lane: number
}

/** What the time line shows of a type. */
export interface TypeLanes extends Omit<Arrangement, 'shown' | 'laneOf'> {
  /** The bars of the range, by start. */
  bars: readonly Lane[]
}

/**
 * The range for which lanes are calculated. It is longer than the visible range, so that panning a little moves no bar
 * to another lane. Its edges are multiples of half of the visible length.
 */
export function packedRange({ from, to }: Range): Range {
  // A power of two, so that a small change of the zoom does not change it.
  const step = 2 ** Math.ceil(Math.log2((to - from) / 2))
  return { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step }
}

/**
 * Combines the lanes of the engine with the current edits, so that a bar follows the pointer before the engine has
 * returned.
 * @param windows the windows that were arranged
 */
export const lanesOf = (
  arrangements: readonly Arrangement[],
  windows: WindowsByType<Span>,
  edits: WindowEdits,
): TypeLanes[] =>
  arrangements.map(({ shown, laneOf, ...rest }) => {
    const own = windows.get(rest.type) ?? []
    const bars: Lane[] = []
    shown.forEach((index, at) => {
      const span = own[index]
      if (!span) return
      const edit = edits[span.key]
      bars.push({ span: withEdit(span, edit), before: edit && span, lane: laneOf[at] ?? 0 })
    })
    return { ...rest, bars }
  })

/** The number of objects of each type that are live at a moment, with these filters and edits. */
export function liveCounts(
  spans: readonly Span[],
  filter: SpanFilter,
  edits: WindowEdits,
  moment: number,
): ReadonlyMap<EntityType, number> {
  const counts = new Map<EntityType, number>()
  for (const span of filtered(spans, filter)) {
    if (stateAt(withEdit(span, edits[span.key]), moment) !== 'live') continue
    counts.set(span.type, (counts.get(span.type) ?? 0) + 1)
  }
  return counts
}
