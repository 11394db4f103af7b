import { completionsOf } from '@/engine/economy/ceiling'
import { horizonDays } from '@/engine/economy/expected'
import { missionOfStreak, sourceTypes } from '@/engine/economy/sources'
import { liveSpan, spanOf } from '@/engine/economy/time'
import {
  givenSteps,
  isActive,
  itemsOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  type Row,
  rowOf,
  rowWith,
} from '@/engine/programme/programmeIndex'
import { stepSourcesOf } from '@/engine/programme/reach'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { plainText } from '@/lib/value'
import { type EntityType, type RewardingType, rewardingTypes } from '@/model/entityTypes'
import { limitOf } from '@/model/limits'
import { lastOf, periodOf } from './moments'

/** An object that gives something, as long as players can complete it. */
export interface StepSource {
  type: EntityType
  row: Row<RewardingType>
  /** How much one completion gives. */
  each: number
  /** How often one player can complete it; Infinity if nothing limits it for good. */
  most: number
}

/** Returns how often one player can complete an object within a year. */
export type Soon = (type: EntityType, row: Row) => number

/** Whether players can still complete an object at a moment, or later. */
export const isOpenLater = (type: EntityType, row: Row, at: number): boolean =>
  isActive(row) && at <= lastOf(type, row).at

/** How often one player can complete an object in total. */
export function mostTimes(type: EntityType, row: Row): number {
  const limit = limitOf(rowWith(row, 'limitCount'))
  const most = limit ?? Number.POSITIVE_INFINITY
  if (type === 'events') return most
  const isRepeated = periodOf(row) !== undefined
  if (type === 'missions') return isRepeated && most > 0 ? Number.POSITIVE_INFINITY : most
  if (type !== 'streaks') return 1
  // A streak without a length goes on and is never completed. Without a refresh period it has one period.
  if (limit === undefined || limit === 0) return 0
  return isRepeated ? Number.POSITIVE_INFINITY : Math.floor(1 / limit)
}

/**
 * Counts completions within a year from a moment, as the economy does: a streak of twelve months fits once. A streak is
 * also kept up no longer than its mission is active.
 */
export function soonAt(programme: ProgrammeIndex, at: number): Soon {
  const year = spanOf(at, horizonDays)
  return (type, row) => {
    const id = type === 'streaks' ? missionOfStreak(rowOf('streaks', row)) : undefined
    const mission = id === undefined ? undefined : programme.find('missions', id)
    const span = mission ? liveSpan(mission, year) : year
    const source = sourceTypes.find((one) => one === type)
    if (!span || !source) return 0
    // An achievement or a level is reached once.
    if (source === 'achievements' || source === 'levels') return 1
    return completionsOf({ type: source, row: rowOf(source, row), isClosed: false }, span)
  }
}

export type EarnedCurrency = 'points' | 'credits'

/** The objects that give points or credits at a moment or later. */
export function earners(programme: ProgrammeIndex, what: EarnedCurrency, at: number): StepSource[] {
  const found: StepSource[] = []
  for (const [type, row] of programme.each(rewardingTypes)) {
    const each = numberAt(row, `reward.${what}`) ?? 0
    const most = mostTimes(type, row)
    if (each > 0 && most > 0 && isOpenLater(type, row, at)) found.push({ type, row, each, most })
  }
  return found
}

const giversOnce = memoizeWeakly(stepSourcesOf)

/** The objects that give steps towards an achievement, including those that can no longer be completed. */
export function findStepSources(programme: ProgrammeIndex, achievement: string): StepSource[] {
  // A reward can name the achievement twice.
  const rows = new Map((giversOnce(programme).get(achievement) ?? []).map(([type, row]) => [row, type]))
  return [...rows].flatMap(([row, type]): StepSource[] => {
    const each = itemsOf(partOf(row, 'reward').achievements)
      .filter(([, { id }]) => plainText(id) === achievement)
      .reduce((sum, [, item]) => sum + givenSteps(item), 0)
    return each > 0 ? [{ type, row, each, most: mostTimes(type, row) }] : []
  })
}

/** How many steps unlock an achievement. */
export const unlockSteps = (row: Row<'achievements'>): number => Math.max(1, numberAt(row, 'steps') ?? 1)
