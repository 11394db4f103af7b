import type { EntityType } from '@/model/entityTypes'
import { alwaysLive, gapsOf, pileUpsOf, type Stretch } from './coverage'
import { isOut, namePx } from './nameWidth'
import { pack } from './packing'
import type { Range } from './range'
import {
  compareMoments,
  filtered,
  liveAt,
  type Span,
  type SpanFilter,
  type WindowEdits,
  type WindowsByType,
  withEdit,
  within,
} from './windows'

/* The engine of the time line: which windows of a type are shown in which lane, and its gaps and pile-ups. */

/** The input of the engine in addition to the windows. */
export interface ArrangeRequest {
  /** The types that are shown, in their order. */
  types: readonly EntityType[]
  filter: SpanFilter
  /** If set, only windows that are live at this moment are arranged. In ms. */
  moment: number | undefined
  edits: WindowEdits
  /** See `packedRange`. */
  range: Range
  msPerPx: number
  withGaps: boolean
}

/** A window as it is shown: with its edit, if there is one. */
export interface Lane {
  span: Span
  /** The window as received; undefined without an edit. */
  before: Span | undefined
  lane: number
}

/** The lanes of a type on the time line. */
export interface TypeLanes {
  type: EntityType
  /** The bars of the range, by start. */
  bars: readonly Lane[]
  gaps: readonly (Stretch & { lane: number })[]
  pileUps: readonly Stretch[]
  lanes: number
  /** Some live objects have no dates. The time line does not show these. */
  hasUndated: boolean
  /** The number of objects of the type that pass the filters, in and out of the range. */
  count: number
}

/** A type before its list is arranged. */
export const nothingOf = (type: EntityType): TypeLanes => ({
  type,
  bars: [],
  gaps: [],
  pileUps: [],
  lanes: 0,
  hasUndated: false,
  count: 0,
})

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
 * The zoom for which lanes are packed, in ms per px. It is rounded up, so that a small change of the zoom does not change it,
 * and a name never takes more room than its lane has for it.
 */
export const packedZoom = (msPerPx: number): number => 2 ** (Math.ceil(Math.log2(msPerPx) * 4) / 4)

function roomPx(one: Span, msPerPx: number): number {
  if (!isOut(one, msPerPx)) return 0
  return (one.to - one.from) / msPerPx + namePx(one.name) + (one.draw === undefined ? 0 : 10)
}

/** Lanes are calculated from the received dates, so that a window keeps its lane while it is moved. */
function* arrangingType(
  type: EntityType,
  windows: readonly Span[],
  wanted: ArrangeRequest,
): Generator<void, TypeLanes> {
  const { filter, moment, edits, range, msPerPx, withGaps } = wanted
  const found = filtered(windows, filter)
  yield
  const edited = withGaps ? found.map((one) => withEdit(one, edits[one.key])) : []
  const gaps = within(gapsOf(edited), range)
  yield
  const pileUps = within(pileUpsOf(edited), range)
  yield
  const live = liveAt(found, moment)
  const near = live
    .map((span) => ({ span, now: withEdit(span, edits[span.key]) }))
    .filter(({ span, now }) => within([span, now], range).length > 0)
  yield
  const { lanes, laneOf } = pack<Span | Stretch>([...gaps, ...near.map(({ span }) => span)], range, (item) =>
    'key' in item ? roomPx(item, msPerPx) * msPerPx : 0,
  )
  yield
  const lane = (item: Span | Stretch) => laneOf.get(item) ?? 0
  const bars = near
    .sort((a, b) => compareMoments(a.now.from, b.now.from) || lane(a.span) - lane(b.span))
    .map(({ span }) => ({ span, before: undefined, lane: lane(span) }))
  const hasUndated = alwaysLive(filtered(windows, { ...filter, undated: true })).size > 0
  yield
  const placed = gaps.map((gap) => ({ ...gap, lane: lane(gap) }))
  return { type, bars, gaps: placed, pileUps, lanes, hasUndated, count: live.length }
}

/** Arranges all types, with the bars as received. Yields often, so that it can run in slices. */
export function* arranging(windows: WindowsByType, wanted: ArrangeRequest): Generator<void, TypeLanes[]> {
  const arranged: TypeLanes[] = []
  for (const type of wanted.types) arranged.push(yield* arrangingType(type, windows.get(type) ?? [], wanted))
  return arranged
}

/**
 * The lanes with the current edits, so that a bar follows the pointer before its lanes are arranged again.
 */
export const withWindowEdits = (rows: readonly TypeLanes[], edits: WindowEdits): readonly TypeLanes[] =>
  Object.keys(edits).length === 0
    ? rows
    : rows.map((row) => ({
        ...row,
        bars: row.bars.map((bar) => {
          const edit = edits[bar.span.key]
          return edit ? { ...bar, span: withEdit(bar.span, edit), before: bar.span } : bar
        }),
      }))
