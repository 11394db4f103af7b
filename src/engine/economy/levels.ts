import {
  isActive,
  nameOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  rowOf,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { pluralize } from '@/lib/format'
import { type Course, dayReaching } from './expected'
import type { Profile } from './profiles'
import { amountAt, type Source, sourcesOf } from './sources'

/** A level with the day on which it is reached. */
export interface ReachedLevel {
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
  /** The nearest lower level whose step took a whole day or more, to compare with. A step of 0 days is no measure. */
  against: { name: string; step: number } | null
  /** What delays the level if a higher level is reached earlier; null if it is not delayed. */
  waits: LevelWait | null
}

/** The requirement of a level that is met last. */
export interface LevelWait {
  what: 'points' | 'credits' | 'achievements'
  /** Points or credits. */
  amount: number
  /** The name of the achievement. */
  name: string
  /** The day on which it is met; null if it is not met within the course. */
  day: number | null
  /** The name of a higher level that is reached earlier. */
  before: string
}

export const steepFactor = 3
/** Shorter steps are never steep. */
const fewestDays = 7

/** The available levels from the lowest up. */
export function reachedLevels(programme: ProgrammeIndex, course: Course): ReachedLevel[] {
  const { reachedOn } = course
  const rungs: ReachedLevel[] = sourcesOf(programme)
    .filter(({ type, row }) => type === 'levels' && isActive(row))
    .map((source) => ({
      source,
      ordinal: numberAt(rowOf('levels', source.row), 'ordinal'),
      points: amountAt(rowOf('levels', source.row), 'objectives.points'),
      day: reachedOn.get(source) ?? null,
      step: null,
      isSteep: false,
      against: null,
      waits: null,
    }))
    .sort((a, b) => (a.ordinal ?? Number.POSITIVE_INFINITY) - (b.ordinal ?? Number.POSITIVE_INFINITY))
  // A level can be reached before a lower one, so a step counts from the latest day below.
  let below: number | null = null
  let against: ReachedLevel['against'] = null
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
  for (const rung of rungs) {
    const sooner = rungs.find(
      ({ ordinal, day }) =>
        ordinal !== undefined &&
        rung.ordinal !== undefined &&
        ordinal > rung.ordinal &&
        orNever(day) < orNever(rung.day),
    )
    if (sooner) rung.waits = waitOf(programme, course, rung, sooner.source.name)
  }
  return rungs
}

const orNever = (day: number | null | undefined) => day ?? Number.POSITIVE_INFINITY

/** The requirement of a level that is met last; null if the level requires nothing. */
function waitOf(
  programme: ProgrammeIndex,
  course: Course,
  { source }: ReachedLevel,
  before: string,
): LevelWait | null {
  const row = rowOf('levels', source.row)
  const [points, credits] = [amountAt(row, 'objectives.points'), amountAt(row, 'objectives.credits')]
  const waits: LevelWait[] = textsOf(partOf(row, 'objectives').achievements).map(([, id]) => {
    const achievement = programme.find('achievements', id)
    const known = achievement && [...course.reachedOn].find(([one]) => one.row === achievement)
    const name = achievement ? nameOf('achievements', achievement) : id
    return { what: 'achievements', amount: 0, name, day: known?.[1] ?? null, before }
  })
  if (points > 0)
    waits.push({
      what: 'points',
      amount: points,
      name: '',
      day: dayReaching({ credits: course.points }, points),
      before,
    })
  if (credits > 0)
    waits.push({ what: 'credits', amount: credits, name: '', day: dayReaching(course, credits), before })
  return waits.toSorted((a, b) => orNever(b.day) - orNever(a.day))[0] ?? null
}

/**
 * Says how long a steep step takes, and what it is compared with.
 * @param quoted how the name of the other level is written
 */
export const stepText = (
  { step, against }: Pick<ReachedLevel, 'step' | 'against'>,
  profile: Profile,
  quoted: (name: string) => string = String,
): string =>
  `It takes a ${profile} player ${pluralize(step ?? 0, 'day')} from the level below; the step to ${quoted(against?.name ?? '')} took ${pluralize(against?.step ?? 0, 'day')}.`
