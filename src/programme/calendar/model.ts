import type { EntityType } from '@/entities/registry'
import { alwaysLive, gapsOf, pileUpsOf, type Stretch } from './coverage'
import { type WindowEdits, withEdit } from './edits'
import { filtered, liveAt, type SpanFilter, within } from './filter'
import { pack } from './packing'
import type { Range } from './range'
import { calendarTypes, type Span, stateAt } from './spans'

/** A window as it is shown: with its edit, if it has one. */
export interface Shown {
  span: Span
  /** As it was received, where it is edited. */
  before: Span | undefined
}

export interface TypeLanes {
  type: EntityType
  /** Those of the range, by start. */
  bars: readonly (Shown & { lane: number })[]
  gaps: readonly (Stretch & { lane: number })[]
  pileUps: readonly Stretch[]
  lanes: number
  /** Some are live without any date, and not shown. */
  hasUndated: boolean
  /** How many objects the type has with these filters, in and out of the range. */
  count: number
}

export interface Lane extends Shown {
  lane: number
}

/** How wide a name is at 12 px, roughly: enough to keep neighbours apart. */
export const namePx = (name: string) => Math.min(176, 22 + name.length * 6.6)

/** A name that does not fit into its bar stands beside it. */
export const isOut = ({ from, to, name }: Span, msPerPx: number) => (to - from) / msPerPx < namePx(name)

function roomPx(span: Span, msPerPx: number): number {
  if (!isOut(span, msPerPx)) return 0
  return (span.to - span.from) / msPerPx + namePx(span.name) + (span.draw === undefined ? 0 : 10)
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

interface Wanted {
  spans: readonly Span[]
  filter: SpanFilter
  /** Only what is live at this moment. */
  moment: number | undefined
  edits: WindowEdits
  /** See `packedRange`. */
  range: Range
  msPerPx: number
  withGaps: boolean
}

/** What the time line shows of each type. Lanes follow the received dates, so that a bar keeps its lane while it is moved. */
export function lanesOf({ spans, filter, moment, edits, range, msPerPx, withGaps }: Wanted): TypeLanes[] {
  const found = filtered(spans, filter)
  const edited = found.map((span) => withEdit(span, edits[span.key]))
  const gaps = withGaps ? within(gapsOf(edited), range) : []
  const pileUps = withGaps ? within(pileUpsOf(edited), range) : []
  const always = alwaysLive(filtered(spans, { ...filter, undated: true }))
  const live = liveAt(found, moment)
  const types = filter.types ?? calendarTypes
  return types.map((type) => {
    const own = live.filter((span) => span.type === type)
    const near = own.filter((span) => {
      const now = withEdit(span, edits[span.key])
      return within([span, now], range).length > 0
    })
    const items = [...gaps.filter((gap) => gap.type === type), ...near]
    const { lanes, laneOf } = pack<Span | Stretch>(items, range, (item) =>
      'key' in item ? roomPx(item, msPerPx) * msPerPx : 0,
    )
    return {
      type,
      bars: near
        .map((span) => {
          const edit = edits[span.key]
          return {
            span: withEdit(span, edit),
            before: edit && span,
            lane: laneOf.get(span) ?? 0,
          }
        })
        .sort((a, b) => (a.span.from < b.span.from ? -1 : a.span.from > b.span.from ? 1 : a.lane - b.lane)),
      gaps: gaps.filter((gap) => gap.type === type).map((gap) => ({ ...gap, lane: laneOf.get(gap) ?? 0 })),
      pileUps: pileUps.filter((pile) => pile.type === type),
      lanes,
      hasUndated: always.has(type),
      count: own.length,
    }
  })
}

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
