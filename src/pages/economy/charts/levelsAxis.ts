/* The axis of the ladder. One step that is far longer than all others is cut, or the others would be dots. */

interface Step {
  day: number | null
  /** Days since the level below; null for the first one. */
  step: number | null
}

export interface LevelsAxis {
  /** Where a day stands, in days of the axis. */
  at: (day: number) => number
  last: number
  /** The days that are left out; undefined if none are. */
  cut: { from: number; to: number } | undefined
}

/** How many times the second longest step the longest one may be. */
const mostTimes = 2

export function levelsAxis(ladder: readonly Step[]): LevelsAxis {
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

/** Whether days of this step are left out. Further levels can be reached on the same day, with a step of 0. */
export const isCutIn = ({ cut }: LevelsAxis, { day, step }: Step): boolean =>
  day !== null && day === cut?.to && (step ?? day) > 0

/** The days of a step that is far longer than those before it or all others; undefined for any other step. */
export const longStepOf = (rung: Step & { isSteep: boolean }, axis: LevelsAxis): number | undefined =>
  rung.isSteep || isCutIn(axis, rung) ? (rung.step ?? rung.day ?? undefined) : undefined
