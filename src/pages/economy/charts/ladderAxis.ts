/* The axis of the ladder. One step that is far longer than all others is cut, or the others would be dots. */

interface Step {
  day: number | null
  /** Days since the level below; null for the first one. */
  step: number | null
}

export interface LadderAxis {
  /** Where a day stands, in days of the axis. */
  at: (day: number) => number
  last: number
  /** The days that are left out; undefined if none are. */
  cut: { from: number; to: number } | undefined
}

/** How many times the second longest step the longest one may be. */
const mostTimes = 2

export function ladderAxis(ladder: readonly Step[]): LadderAxis {
  const reached = ladder.flatMap(({ day, step }) => (day === null ? [] : [{ day, length: step ?? day }]))
  const last = Math.max(1, ...reached.map(({ day }) => day))
  const [longest, second] = reached.toSorted((a, b) => b.length - a.length)
  const most = mostTimes * (second?.length ?? 0)
  if (!longest || most === 0 || longest.length <= most) return { at: (day) => day, last, cut: undefined }
  const cut = { from: longest.day - longest.length + most, to: longest.day }
  // The cut days take no space.
  const at = (day: number) => day - Math.max(0, Math.min(day, cut.to) - cut.from)
  return { at, last: Math.max(1, at(last)), cut }
}
