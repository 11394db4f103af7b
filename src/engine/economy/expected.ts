import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import { accruedOf } from './accrual'
import { type Ceiling, ceilingOf, goalsOf, Holdings, tolerance } from './ceiling'
import type { Assumptions } from './profiles'
import { type Source, sourcesOf } from './sources'
import { firstAtLeast } from './statistics'
import { type DaySpan, spanOf } from './time'

/** The expected amounts of a player over time. */
export interface Course {
  days: number
  ceiling: Ceiling
  /** Expected completions in the whole span, by source. */
  completions: ReadonlyMap<Source, number>
  /** Earned until the end of each day; index 0 is the start. */
  credits: Float64Array
  points: Float64Array
  /** The day on which an achievement or a level is reached; missing if not in the span. */
  reachedOn: ReadonlyMap<Source, number>
}

/** The moments at the end of each day of a span, from its start on. */
const daysOf = (at: number, days: number) =>
  Float64Array.from({ length: days + 1 }, (_, day) => at + day * dayMs)

interface CourseOptions {
  /** The points that the player has already, which count for levels. */
  startPoints?: number
  /** The ascending moments at which the course is calculated; by default the end of each day of the span. */
  moments?: Float64Array
  /** The span in which a source counts; by default that of the course. */
  spanFor?: (source: Source) => DaySpan | undefined
}

/**
 * The expected course of a kind of player.
 * @param days a whole number
 */
export function courseOf(
  programme: ProgrammeIndex,
  at: number,
  days: number,
  assumed: Assumptions,
  { startPoints = 0, moments = daysOf(at, days), spanFor }: CourseOptions = {},
): Course {
  const span = spanOf(at, days)
  const ceiling = ceilingOf(programme, span, assumed.credits)
  const completions = new Map<Source, number>()
  const [credits, points] = [new Float64Array(moments.length), new Float64Array(moments.length)]
  const steps = new Map<string, Float64Array>()
  for (const source of sourcesOf(programme)) {
    completions.set(source, 0)
    if ((ceiling.completions.get(source) ?? 0) === 0) continue
    const { reward, isPaying } = source
    const amounts = accruedOf(
      source,
      spanFor?.(source) ?? span,
      assumed,
      isPaying ? moments : moments.subarray(-1),
    )
    completions.set(source, amounts.at(-1) ?? 0)
    if (!isPaying) continue
    addTo(credits, amounts, reward.credits)
    addTo(points, amounts, reward.points)
    for (const { achievement, steps: count } of reward.steps) {
      const own = steps.get(achievement) ?? new Float64Array(moments.length)
      steps.set(achievement, own)
      addTo(own, amounts, count)
    }
  }
  const start = { credits: assumed.credits, points: startPoints }
  const reachedOn = reachGoals({ programme, credits, points, steps, start })
  for (const source of reachedOn.keys()) completions.set(source, 1)
  return { days, ceiling, completions, credits, points, reachedOn }
}

function addTo(sums: Float64Array, amounts: Float64Array, factor: number): void {
  if (factor === 0) return
  for (let index = 0; index < sums.length; index += 1)
    sums[index] = (sums[index] ?? 0) + (amounts[index] ?? 0) * factor
}

interface Sums {
  programme: ProgrammeIndex
  start: { credits: number; points: number }
  /**
   * The sums earned until each moment. `reachGoals` replaces them by balances that include the rewards of reached
   * goals.
   */
  credits: Float64Array
  points: Float64Array
  steps: ReadonlyMap<string, Float64Array>
}

/** An achievement counts from the moment on which fewer of its steps than this are missing. */
const missingSteps = 0.5

/** Reaches achievements and levels at the first moment on which what is expected is enough. */
function reachGoals({ programme, credits, points, steps, start }: Sums): Map<Source, number> {
  const open = new Set(goalsOf(programme))
  const reachedOn = new Map<Source, number>()
  const holdings = new Holdings()
  const given = new Holdings()
  for (let index = 0; index < credits.length; index += 1) {
    // Calculated from the sums each time: a rounding error that adds up could move a day.
    holdings.credits = start.credits + (credits[index] ?? 0) + given.credits
    holdings.points = start.points + (points[index] ?? 0) + given.points
    for (const [achievement, own] of steps)
      holdings.steps.set(achievement, (own[index] ?? 0) + (given.steps.get(achievement) ?? 0))
    for (const { source } of holdings.reachAll(open, missingSteps)) {
      reachedOn.set(source, index)
      given.add(source, 1)
    }
    credits[index] = holdings.credits
    points[index] = holdings.points
  }
  return reachedOn
}

/** The number of days for which the prices are calculated in advance. */
export const horizonDays = 365

/** The hours of the first days, for prices that are paid soon. */
export const soonHours = 48

/** The expected course by the hour, for the first two days. */
export const hoursOf = (programme: ProgrammeIndex, at: number, days: number, assumed: Assumptions): Course =>
  courseOf(programme, at, days, assumed, {
    moments: Float64Array.from({ length: soonHours + 1 }, (_, hour) => at + (hour * dayMs) / 24),
  })

/**
 * The first day (or moment) of the course at which the balance reaches a price: 0 for now, null beyond the course.
 * Relies on balances that never fall.
 */
export function dayReaching({ credits }: Pick<Course, 'credits'>, price: number): number | null {
  const day = firstAtLeast(credits, price - tolerance)
  return day < credits.length ? day : null
}

/** The earnings within the course, without the initial amounts. */
export const earnedIn = ({ credits, points }: Course, { credits: start }: Assumptions) => ({
  credits: (credits.at(-1) ?? 0) - start,
  points: points.at(-1) ?? 0,
})
