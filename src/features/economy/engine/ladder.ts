import { isActive, numberAt, type ProgrammeIndex } from '@/features/check/programmeIndex'
import { counted } from '@/ui/format'
import type { Course } from './expected'
import type { Profile } from './profiles'
import { amountAt, type Source, sourcesOf } from './sources'

/** A level with the day on which it is reached. */
export interface Rung {
  source: Source
  /** Undefined if the level has none. It comes last then. */
  ordinal: number | undefined
  points: number
  /** null if it is not reached within the course. */
  day: number | null
  /** Days since the levels below; null for the first one, and for a level that is not reached. */
  step: number | null
  /** The step takes at least three times as many days as `against`. */
  isSteep: boolean
  /** The last lower level whose step took a whole day or more. A step of 0 days is no yardstick. */
  against: { name: string; step: number } | null
}

export const steepFactor = 3
/** Shorter steps are never steep. */
const fewestDays = 7

/** The available levels from the lowest up. */
export function ladderOf(programme: ProgrammeIndex, { reachedOn }: Pick<Course, 'reachedOn'>): Rung[] {
  const rungs: Rung[] = sourcesOf(programme)
    .filter(({ type, row }) => type === 'levels' && isActive(row))
    .map((source) => ({
      source,
      ordinal: numberAt(source.row, 'ordinal'),
      points: amountAt(source.row, 'objectives.points'),
      day: reachedOn.get(source) ?? null,
      step: null,
      isSteep: false,
      against: null,
    }))
    .sort((a, b) => (a.ordinal ?? Number.POSITIVE_INFINITY) - (b.ordinal ?? Number.POSITIVE_INFINITY))
  // A level can be reached before a lower one, so a step counts from the latest day below.
  let below: number | null = null
  let against: Rung['against'] = null
  for (const rung of rungs) {
    if (rung.day === null) continue
    if (below !== null) {
      rung.step = Math.max(0, rung.day - below)
      rung.against = against
      rung.isSteep = against !== null && rung.step >= fewestDays && rung.step >= steepFactor * against.step
      if (rung.step >= 1) against = { name: rung.source.name, step: rung.step }
    }
    below = Math.max(below ?? 0, rung.day)
  }
  return rungs
}

/**
 * Says how long a steep step takes, and what it is compared with.
 * @param quoted how the name of the other level is written
 */
export const stepText = (
  { step, against }: Pick<Rung, 'step' | 'against'>,
  profile: Profile,
  quoted: (name: string) => string = String,
): string =>
  `It takes a ${profile} player ${counted(step ?? 0, 'day')} from the level below; the step to ${quoted(against?.name ?? '')} took ${counted(against?.step ?? 0, 'day')}.`
