import type { EntityType } from '@/model/entityTypes'
import { runSync } from '@/ui/idle'
import { alwaysLive, gapsOf, pileUpsOf, type Stretch } from './coverage'
import { filtered, type SpanFilter, within } from './filter'
import { pack } from './packing'
import type { Range } from './range'
import { isOut, namePx } from './scale'
import { type ActiveWindow, stateAt, type WindowEdits, withEdit } from './windows'

/*
 * The engine of the time line: which windows of a type are shown in which lane, and its gaps and pile-ups. Pure, and
 * without the registry, so that a worker can load it.
 */

/** The input of the engine in addition to the windows. */
export interface Wanted {
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

/** The windows of each type, in the order of its list. */
export type WindowsByType<W extends ActiveWindow = ActiveWindow> = ReadonlyMap<EntityType, readonly W[]>

/** The lanes of a type. Windows are given by their index in its list, because numbers are cheap to transfer. */
export interface Arrangement {
  type: EntityType
  /** The windows of the range, by start. */
  shown: Int32Array
  /** The lane of each shown window. */
  laneOf: Int32Array
  gaps: readonly (Stretch & { lane: number })[]
  pileUps: readonly Stretch[]
  lanes: number
  /** An object without dates is live. Such objects are not shown. */
  hasUndated: boolean
  /** The number of objects of the type that pass the filters, in and out of the range. */
  count: number
}

function roomPx(one: ActiveWindow, msPerPx: number): number {
  if (!isOut(one, msPerPx)) return 0
  return (one.to - one.from) / msPerPx + namePx(one.name) + (one.draw === undefined ? 0 : 10)
}

/** A window that is shown, as received and with its edit. */
interface Near {
  index: number
  before: ActiveWindow
  now: ActiveWindow
}

/** Lanes are calculated from the received dates, so that a window keeps its lane while it is moved. */
function arrangementOf(type: EntityType, windows: readonly ActiveWindow[], wanted: Wanted): Arrangement {
  const { filter, moment, edits, range, msPerPx, withGaps } = wanted
  const indexOf = new Map(windows.map((one, index) => [one, index]))
  const found = filtered(windows, filter)
  const edited = withGaps ? found.map((one) => withEdit(one, edits[one.key])) : []
  const gaps = within(gapsOf(edited), range)
  const near: Near[] = []
  let count = 0
  for (const before of found) {
    if (moment !== undefined && stateAt(before, moment) !== 'live') continue
    count += 1
    const now = withEdit(before, edits[before.key])
    if (within([before, now], range).length > 0) near.push({ index: indexOf.get(before) ?? 0, before, now })
  }
  const { lanes, laneOf } = pack<ActiveWindow | Stretch>(
    [...gaps, ...near.map(({ before }) => before)],
    range,
    (item) => ('key' in item ? roomPx(item, msPerPx) * msPerPx : 0),
  )
  const lane = (item: ActiveWindow | Stretch) => laneOf.get(item) ?? 0
  near.sort((a, b) =>
    a.now.from < b.now.from ? -1 : a.now.from > b.now.from ? 1 : lane(a.before) - lane(b.before),
  )
  return {
    type,
    shown: Int32Array.from(near, ({ index }) => index),
    laneOf: Int32Array.from(near, ({ before }) => lane(before)),
    gaps: gaps.map((gap) => ({ ...gap, lane: lane(gap) })),
    pileUps: within(pileUpsOf(edited), range),
    lanes,
    hasUndated: alwaysLive(filtered(windows, { ...filter, undated: true })).size > 0,
    count,
  }
}

/** Arranges all types. Yields after each, so that it can run in slices. */
export function* arranging(windows: WindowsByType, wanted: Wanted): Generator<void, Arrangement[]> {
  const arrangements: Arrangement[] = []
  for (const type of wanted.types) {
    arrangements.push(arrangementOf(type, windows.get(type) ?? [], wanted))
    yield
  }
  return arrangements
}

/** The same without a pause. */
export const arranged = (windows: WindowsByType, wanted: Wanted): Arrangement[] =>
  runSync(arranging(windows, wanted))
