/*
 * The axis of the levels chart. A single step that is far longer than all others is cut; otherwise the others would be
 * dots.
 */

interface Step {
  day: number | null
  /** Days since the level below; null for the first one. */
  step: number | null
}

export interface LevelsAxis {
  /** Converts a day to its position on the axis, in days without the cut ones. */
  at: (day: number) => number
  last: number
  /** The days that are cut out; undefined if there are none. */
  cut: { from: number; to: number } | undefined
}

/** A step that is more than this many times as long as the second longest one is cut. */
const mostTimes = 2

export function levelsAxis(ladder: readonly Step[]): LevelsAxis {
  const reached = ladder.flatMap(({ day, step }) => (day === null ? [] : [{ day, length: step ?? day }]))
  const last = Math.max(1, ...reached.map(({ day }) => day))
  const [longest, second] = reached.toSorted((a, b) => b.length - a.length)
  const most = mostTimes * (second?.length ?? 0)
  if (!longest || most === 0 || longest.length <= most) return { at: (day) => day, last, cut: undefined }
  const cut = { from: longest.day - longest.length + most, to: longest.day }
  // The days that are cut out take no space.
  const at = (day: number) => day - Math.max(0, Math.min(day, cut.to) - cut.from)
  return { at, last: Math.max(1, at(last)), cut }
}

/** Whether this step is the cut one. Steps of 0 days can end on the same day, but are not cut. */
export const isCutIn = ({ cut }: LevelsAxis, { day, step }: Step): boolean =>
  day !== null && day === cut?.to && (step ?? day) > 0

/** The length of a step that is steep or cut, in days; undefined for any other step. */
export const longStepOf = (rung: Step & { isSteep: boolean }, axis: LevelsAxis): number | undefined =>
  rung.isSteep || isCutIn(axis, rung) ? (rung.step ?? rung.day ?? undefined) : undefined
