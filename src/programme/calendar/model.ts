import type { EntityType } from '@/entities/registry'
import type { Arrangement, WindowsByType } from './arrange'
import { filtered, type SpanFilter } from './filter'
import type { Range } from './range'
import { type Span, stateAt, type WindowEdits, withEdit } from './windows'

/** A window as it is shown: with its edit, if it has one. */
export interface Shown {
  span: Span
  /** As it was received, where it is edited. */
  before: Span | undefined
}

export interface Lane extends Shown {
  lane: number
}

/** What the time line shows of a type. */
export interface TypeLanes extends Omit<Arrangement, 'shown' | 'laneOf'> {
  /** Those of the range, by start. */
  bars: readonly Lane[]
}

/**
 * The time that is packed: somewhat more than is shown, so that panning a little moves no bar to another lane. Its edges
 * are multiples of half of what is shown.
 */
export function packedRange({ from, to }: Range): Range {
  // A power of two, so that slight changes of the zoom keep it.
  const step = 2 ** Math.ceil(Math.log2((to - from) / 2))
  return { from: Math.floor(from / step) * step, to: Math.ceil(to / step) * step }
}

/**
 * What the time line shows, from where the engine has put the windows and the edits of now: a bar follows the pointer
 * before the engine has answered.
 * @param windows those that were arranged
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

/** How many objects of each type are live at a moment, with these filters and edits. */
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
