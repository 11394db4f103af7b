import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import type { Lists } from '@/model/references'
import {
  type BoxContent,
  boxesOf,
  type Raffle,
  rafflesOf,
  type Shop,
  type Sink,
  shopOf,
  sinksOf,
} from './buying'
import { type Course, courseOf, earnedIn, horizonDays, hoursOf } from './expected'
import { type ReachedLevel, reachedLevels } from './levels'
import { type Holding, holdingOf } from './players'
import { type AssumptionEdits, type Assumptions, assumptionsOf, type Profile, profiles } from './profiles'
import { spanOf } from './time'

/** The input of a calculation. */
export interface EconomyOptions {
  /** The first moment, in ms. */
  at: number
  days: number
  profile: Profile
  edits?: AssumptionEdits
}

/** All figures of one account for one span, without the spread. */
export interface Economy {
  programme: ProgrammeIndex
  assumed: Assumptions
  /** The course of the chosen profile in the span. */
  course: Course
  earned: { credits: number; points: number }
  /** The courses of all profiles in the span. Edits apply to the chosen profile alone. */
  spans: Readonly<Record<Profile, Course>>
  /** The courses of all profiles over a year, for prices and levels. */
  years: Readonly<Record<Profile, Course>>
  /** The first two days of these courses, by the hour. */
  hours: Readonly<Record<Profile, Course>>
  sinks: readonly Sink[]
  boxes: readonly BoxContent[]
  raffles: readonly Raffle[]
  shop: Shop
  ladder: readonly ReachedLevel[]
  /** Undefined without a list of players. */
  players: Holding | undefined
}

/** Calculates the figures, and yields between two parts. */
export function* calculating(
  account: string,
  lists: Lists,
  { at, days, profile, edits }: EconomyOptions,
): Generator<void, Economy> {
  const programme = new ProgrammeIndex({ account, now: at, lists })
  yield
  const spans = {} as Record<Profile, Course>
  const years = {} as Record<Profile, Course>
  const hours = {} as Record<Profile, Course>
  for (const one of profiles) {
    const own = assumptionsOf(one, one === profile ? edits : undefined)
    spans[one] = courseOf(programme, at, days, own)
    yield
    years[one] = courseOf(programme, at, horizonDays, own)
    yield
    hours[one] = hoursOf(programme, at, horizonDays, own)
    yield
  }
  const assumed = assumptionsOf(profile, edits)
  const course = spans[profile]
  const sinks = sinksOf(programme, spanOf(at, days))
  const players = lists.get('players')
  return {
    programme,
    assumed,
    course,
    earned: earnedIn(course, assumed),
    spans,
    years,
    hours,
    sinks,
    boxes: boxesOf(programme, sinks),
    raffles: rafflesOf(programme, sinks),
    shop: shopOf(sinks),
    ladder: reachedLevels(programme, years[profile]),
    players: players && holdingOf(players),
  }
}
