/** The middle of some values; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [upper = Number.NaN, lower = Number.NaN] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 ? upper : (lower + upper) / 2
}
