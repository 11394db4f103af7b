import { compareMoments } from './windows'

/** An item that is placed in a lane. */
interface Placed {
  from: number
  to: number
}

interface Packing<T> {
  /** The number of lanes. */
  lanes: number
  laneOf: ReadonlyMap<T, number>
}

/**
 * Gives each item the first lane in which it overlaps no other. Items that cover the whole range come last, each in a
 * separate lane, because they carry the least information.
 * @param roomOf the minimum width of an item on the time axis, in ms, so that a short one can be read and clicked
 */
export function pack<T extends Placed>(
  items: readonly T[],
  range: Placed,
  roomOf: (item: T) => number,
): Packing<T> {
  const covers = (item: T) => item.from <= range.from && item.to >= range.to
  const sorted = items
    .map((item, index) => ({ item, index, last: covers(item) }))
    .sort(
      (a, b) =>
        Number(a.last) - Number(b.last) ||
        compareMoments(a.item.from, b.item.from) ||
        compareMoments(b.item.to, a.item.to) ||
        a.index - b.index,
    )
  const ends: number[] = []
  const laneOf = new Map<T, number>()
  for (const { item, last } of sorted) {
    const found = last ? -1 : ends.findIndex((end) => end < item.from)
    const lane = found < 0 ? ends.length : found
    ends[lane] = Math.max(item.to, item.from + roomOf(item))
    laneOf.set(item, lane)
  }
  return { lanes: ends.length, laneOf }
}
