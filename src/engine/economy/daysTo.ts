import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import { accruedOf } from './accrual'
import { completionsOf } from './ceiling'
import type { EconomyOptions } from './economy'
import { type Course, courseOf, dayReaching, horizonDays, soonHours } from './expected'
import { assumptionsOf } from './profiles'
import { type Source, sourcesOf } from './sources'
import { firstAtLeast } from './statistics'
import { spanOf } from './time'

/** A result whose time is calculated: to own, to reach, or to complete something a number of times. */
export type WantedResult =
  | { kind: 'credits'; credits: number }
  | { kind: 'points'; points: number }
  | { kind: 'done'; type: string; id: string; times: number }

/** The assumptions about a player, and what the player has at the start. */
interface DaysToOptions extends Omit<EconomyOptions, 'days'> {
  /** The credits and points that the player already has. */
  credits?: number
  points?: number
}

export interface DaysTo {
  /**
   * The number of days until a player of this kind has the result. Includes fractions within the first two days; 0 if
   * it is there already; `null` if it takes longer than a year or never happens. Credits and points include what the
   * player has.
   */
  wait: (wanted: WantedResult) => number | null
  /** About how often an object is completed within so many days: at least once, at most as often as it can be. */
  timesWithin: (name: { type: string; id: string }, days: number) => number
}

/** A completion counts once less than half of it is missing, as steps of achievements do. */
const missing = 0.5

/**
 * The waits of a player, from the same expected course as the balance of the economy (rule EXPLAIN-18): by the hour for its
 * first two days, by the day for a year. Each course is worked out once, so keep the object.
 */
export function daysTo(
  programme: ProgrammeIndex,
  { at, profile, edits, credits, points = 0 }: DaysToOptions,
): DaysTo {
  const assumed = assumptionsOf(profile, { ...edits, ...(credits !== undefined && { credits }) })
  const span = spanOf(at, horizonDays)
  const byHour = Float64Array.from({ length: soonHours + 1 }, (_, hour) => at + (hour * dayMs) / 24)
  const byDay = Float64Array.from({ length: horizonDays + 1 }, (_, day) => at + day * dayMs)
  const courses = new Map<Float64Array, Course>()
  const courseAt = (moments: Float64Array): Course => {
    const known =
      courses.get(moments) ?? courseOf(programme, at, horizonDays, assumed, { startPoints: points, moments })
    courses.set(moments, known)
    return known
  }
  const sources = sourcesOf(programme)
  const sourceOf = ({ type, id }: { type: string; id: string }): Source | undefined =>
    sources.find((one) => one.type === type && one.id === id)

  /** The index of the first moment at which the result is reached; null if it is not. */
  function first(wanted: WantedResult, moments: Float64Array): number | null {
    if (wanted.kind === 'credits') return dayReaching(courseAt(moments), wanted.credits)
    if (wanted.kind === 'points') return dayReaching({ credits: courseAt(moments).points }, wanted.points)
    const source = sourceOf(wanted)
    if (!source) return null
    const { completions, reachedOn } = courseAt(moments)
    if (source.type === 'achievements' || source.type === 'levels') return reachedOn.get(source) ?? null
    if ((completions.get(source) ?? 0) === 0) return null
    const index = firstAtLeast(accruedOf(source, span, assumed, moments), wanted.times - missing)
    return index < moments.length ? index : null
  }

  return {
    wait(wanted) {
      const hour = first(wanted, byHour)
      return hour !== null && hour < soonHours ? hour / 24 : first(wanted, byDay)
    },
    timesWithin(name, days) {
      const source = sourceOf(name)
      if (!source) return 1
      const times = accruedOf(source, span, assumed, Float64Array.of(at + days * dayMs))[0] ?? 0
      return Math.max(1, Math.min(Math.round(times), completionsOf(source, spanOf(at, days))))
    },
  }
}
