export function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The value at a percentile of ascending values, by nearest rank. */
export const percentile = (sorted: Float64Array, percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0

/** The index of the first of ascending values that is at least `least`; their number if none is. */
export function firstAtLeast(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) >= least) high = middle
    else low = middle + 1
  }
  return low
}
