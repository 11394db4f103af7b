/** Lists longer than this are processed in slices, so that they do not block the page. */
export const longListLength = 2000

const runLength = 500

/** Sorts a long list; yields regularly, because sorting it at once would block the page. */
export function* mergeSort<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[]> {
  let runs: Item[][] = []
  for (let at = 0; at < items.length; at += runLength) {
    runs.push(items.slice(at, at + runLength).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const [left = [], right = []] = [runs[at], runs[at + 1]]
      const both: Item[] = []
      let [l, r] = [0, 0]
      while (l < left.length || r < right.length) {
        const isLeft =
          r >= right.length || (l < left.length && compare(left[l] as Item, right[r] as Item) <= 0)
        both.push((isLeft ? left[l++] : right[r++]) as Item)
        if (both.length % runLength === 0) yield
      }
      merged.push(both)
    }
    runs = merged
  }
  return runs[0] ?? []
}

/**
 * Returns the rank of each index in ascending order; equal items have the same rank. Numbers compare much faster than
 * texts, so a long list is ranked once, in slices, and later searches of it sort by rank.
 */
export function* ranksOf(
  count: number,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  const order = yield* mergeSort([...Array(count).keys()], compare)
  const ranks = new Uint32Array(count)
  let rank = 0
  for (const [position, index] of order.entries()) {
    const before = order[position - 1]
    if (before !== undefined && compare(before, index) !== 0) rank += 1
    ranks[index] = rank
    if (position % runLength === 0) yield
  }
  return ranks
}
