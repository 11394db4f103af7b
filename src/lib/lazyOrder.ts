/** The rows in list order. Sorts only the range that is read. */
export interface OrderedRows<T> {
  readonly length: number
  slice: (from: number, to: number) => readonly T[]
}

/** Up to this many items are sorted at once; more are divided first. */
const fewItems = 64

/** How many items of a part are sorted to choose where to divide it. */
const sampled = 64

type CompareItems = (a: number, b: number) => number

/**
 * A list in order, sorted only as far as it is read: a quicksort that divides only the parts which contain the requested
 * items. `compare` never returns 0 for different items.
 */
export class LazyOrder {
  readonly length: number
  private readonly items: Uint32Array
  private readonly compare: CompareItems
  /** Positions in ascending order. Every item before one of them precedes every item from there on. */
  private readonly cuts: number[]

  constructor(items: ArrayLike<number>, compare: CompareItems) {
    this.items = new Uint32Array(items)
    this.length = items.length
    this.compare = compare
    this.cuts = [0, items.length]
  }

  /** Like `Array.slice` of the sorted list. */
  slice(from: number, to: number): number[] {
    const end = Math.min(to, this.length)
    if (from >= end) return []
    this.cutAt(from)
    this.cutAt(end)
    // After a page was read, there is no other cut between these positions. If there is one, sorting across it gives
    // the same order.
    return [...this.items.subarray(from, end).sort(this.compare)]
  }

  private cutAt(position: number): void {
    for (;;) {
      const next = this.cuts.findIndex((cut) => cut >= position)
      const high = this.cuts[next] ?? this.length
      if (high === position) return
      const low = this.cuts[next - 1] ?? 0
      if (high - low <= fewItems) {
        this.items.subarray(low, high).sort(this.compare)
        this.cuts.splice(next, 0, position)
        return
      }
      this.cuts.splice(next, 0, this.divide(low, high, this.pivotOf(low, high, position)))
    }
  }

  /** Moves the smaller items before the larger ones, and returns where the larger ones begin. */
  private divide(low: number, high: number, pivot: number): number {
    const { items, compare } = this
    let left = low - 1
    let right = high
    for (;;) {
      do left += 1
      while (compare(items[left] as number, pivot) < 0)
      do right -= 1
      while (compare(items[right] as number, pivot) > 0)
      if (left >= right) return left === low ? low + 1 : left
      const moved = items[left] as number
      items[left] = items[right] as number
      items[right] = moved
    }
  }

  /**
   * Estimates from a sample an item that is slightly larger than the one at `position`. On the first pages of a list few
   * items are smaller than that, and only those are divided further.
   */
  private pivotOf(low: number, high: number, position: number): number {
    const step = (high - low) / sampled
    const sample = Array.from(
      { length: sampled },
      (_, at) => this.items[low + Math.floor(at * step)] as number,
    )
    const wanted = Math.floor((position - low) / step) + 1
    return sample.sort(this.compare)[Math.min(wanted, sampled - 1)] as number
  }
}
