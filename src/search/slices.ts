/** Half a frame, in ms. */
const sliceMs = 8

/**
 * Returns a function that yields to the page whenever a slice is used up. It returns true when the work was aborted.
 */
export function slices() {
  let until = performance.now() + sliceMs
  return (signal?: AbortSignal): boolean | Promise<boolean> => {
    if (performance.now() < until) return false
    return new Promise((resolve) =>
      setTimeout(() => {
        until = performance.now() + sliceMs
        resolve(signal?.aborted ?? false)
      }),
    )
  }
}

const runLength = 500

/** Merge sort in slices, because sorting a long list at once would block the page. Undefined when aborted. */
export async function sortInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  pause: () => boolean | Promise<boolean>,
): Promise<Item[] | undefined> {
  let runs: Item[][] = []
  for (let at = 0; at < items.length; at += runLength) {
    runs.push(items.slice(at, at + runLength).sort(compare))
    if (await pause()) return undefined
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
        if (both.length % runLength === 0 && (await pause())) return undefined
      }
      merged.push(both)
    }
    runs = merged
  }
  return runs[0] ?? []
}
