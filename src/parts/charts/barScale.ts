/* The length of bars. A few that are far longer than all others are cut, or the others would be dots. */

/** A value this many times as long as the next shorter one begins the outliers. */
const farTimes = 4
/** Outliers are drawn this many times as long as the longest other bar. */
const drawnTimes = 1.5

/**
 * The value at the end of the scale of bars. Bars beyond it are cut.
 * @param lengths the longest value of each bar
 */
export function scaleEnd(lengths: readonly number[]): number {
  const sorted = lengths.filter((one) => one > 0).toSorted((a, b) => a - b)
  // Outliers are fewer than half of the bars.
  for (let index = Math.floor(sorted.length / 2) + 1; index < sorted.length; index += 1) {
    const below = sorted[index - 1] ?? 0
    if (below > 0 && (sorted[index] ?? 0) > farTimes * below) return drawnTimes * below
  }
  return sorted.at(-1) ?? leastEnd
}

/** The end of a scale without lengths. */
const leastEnd = 1e-9

/**
 * The value at the end of the scale of bars with marks across them. Marks lengthen it, but those that are far beyond all
 * bars do not: they are not drawn.
 */
export function markedScaleEnd(lengths: readonly number[], marks: readonly number[]): number {
  const end = scaleEnd(lengths)
  if (end === leastEnd) return scaleEnd(marks)
  return Math.max(end, ...marks.filter((mark) => mark <= farTimes * end))
}
