import type { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { EconomyOptions } from './economy'
import { type Course, courseOf, dayReaching, horizonDays } from './expected'
import { type Assumptions, assumptionsOf, rateOf } from './profiles'
import type { Source } from './sources'

/** What somebody wants to have or to reach. */
export type Wanted =
  | { kind: 'credits'; credits: number }
  | { kind: 'points'; points: number }
  | { kind: 'achievements' | 'levels' | 'missions'; id: string }

/** How somebody plays, and from where. */
interface DaysToOptions extends Omit<EconomyOptions, 'days'> {
  /** What the player has already. */
  credits?: number
  points?: number
}

/**
 * Returns a function that says after how many days a player of this kind has what is wanted: 0 for now, `null` beyond a
 * year or never. Credits and points count what the player has. The course is worked out once, for all calls, so keep the
 * function.
 */
export function daysTo(
  programme: ProgrammeIndex,
  { at, profile, edits, credits, points = 0 }: DaysToOptions,
): (wanted: Wanted) => number | null {
  const assumed = assumptionsOf(profile, { ...edits, ...(credits !== undefined && { credits }) })
  const course = courseOf(programme, at, horizonDays, assumed, { startPoints: points })
  return (wanted) => {
    if (wanted.kind === 'credits') return dayReaching(course, wanted.credits)
    if (wanted.kind === 'points') return dayReaching({ credits: course.points }, wanted.points)
    const source = [...course.completions.keys()].find(
      ({ type, id }) => type === wanted.kind && id === wanted.id,
    )
    if (!source) return null
    if (source.type === 'missions') return daysForMission(course, source, assumed)
    return course.reachedOn.get(source) ?? null
  }
}

/** How long the events of a mission take at their rates; longer if they seldom happen within one window. */
function daysForMission({ completions, days }: Course, source: Source, assumed: Assumptions): number | null {
  const completed = completions.get(source) ?? 0
  if (completed === 0) return null
  const { objective } = source
  const needed =
    objective?.kind === 'events'
      ? Math.max(...objective.events.map(({ id, count }) => count / rateOf(assumed, id)))
      : 1
  const wait = Math.ceil(Math.max(needed, completed < 0.5 ? days / completed : 0))
  return wait <= horizonDays ? wait : null
}
