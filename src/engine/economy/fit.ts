import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { courseOf, earnedIn } from './expected'
import { type AssumptionEdits, assumptionsOf, type Profile } from './profiles'
import { spanOf } from './time'

/* The factor on all rates for which the model gives what was really given. */

export const [leastFactor, mostFactor] = [0.001, 1000]

/** From this factor on, the model of the regular player gives far more than players really got. */
export const farFactor = 5

interface FitOptions {
  at: number
  days: number
  profile: Profile
  edits?: AssumptionEdits
  /** Points a day of one active player. */
  target: number
}

/**
 * The tolerance of the search, relative to the target. The points can jump when a goal is reached, so that no factor
 * gives exactly the target.
 */
const closeEnough = 1e-4
/** The search stops when the logarithm of the factor is known this precisely. */
const precision = 1e-6

/**
 * The factor on all event rates, and on the shares of quizzes and surveys, for which the expected points a day are the
 * target; undefined if no factor within the bounds explains it. Expected points never fall with the factor, so it is
 * found by bisection. Yields after each step.
 */
export function* fitting(
  programme: ProgrammeIndex,
  { at, days, profile, edits, target }: FitOptions,
): Generator<void, number | undefined> {
  const moments = Float64Array.of(spanOf(at, days).to)
  const pointsAt = (factor: number) => {
    const assumed = assumptionsOf(profile, { ...edits, factor })
    return earnedIn(courseOf(programme, at, days, assumed, { moments }), assumed).points / days
  }
  const isClose = (value: number) => Math.abs(value - target) <= closeEnough * target
  if (target <= 0) return undefined
  // The factors lie far apart, so their logarithms are halved.
  let [low, high] = [Math.log(leastFactor), Math.log(mostFactor)]
  if (isClose(pointsAt(leastFactor))) return leastFactor
  if (pointsAt(leastFactor) > target || pointsAt(mostFactor) < target * (1 - closeEnough)) return undefined
  // Finds the smallest factor that reaches the target: shares are capped at 1, so larger factors can give the same
  // result.
  while (high - low > precision) {
    const middle = (low + high) / 2
    if (pointsAt(Math.exp(middle)) < target * (1 - closeEnough)) low = middle
    else high = middle
    yield
  }
  return isClose(pointsAt(Math.exp(high))) ? Math.exp(high) : undefined
}
