import { everyPeriod, noPeriod, repeatOf } from '@/model/choices'
import { limitOf } from '@/model/limits'
import { numberAt, type Row } from './programmeIndex'

const shortestFirst = Object.keys(everyPeriod)

/** How many periods of a streak a period of its mission has. */
const periodsIn: Readonly<Record<string, number>> = {
  'daily weekly': 7,
  'daily monthly': 28,
  'weekly monthly': 4,
}

/** The longest days of a period of a streak. */
const daysIn: Readonly<Record<string, number>> = { daily: 1, weekly: 7, monthly: 31 }

/** The pause before a mission starts again, in seconds; 0 without one. A mission with a limit has none (see the economy). */
export function pauseOf(mission: Row<'missions'>): number {
  if (mission.timeToRestart !== true || limitOf(mission) !== undefined) return 0
  return Math.max(0, numberAt(mission, 'timing.minSecondsToRestart') ?? 0)
}

/** Whether the pause of a mission leaves out periods of a streak. The later it is completed in each, the longer a run can last. */
export function isPausedTooLong(streak: Row<'streaks'>, mission: Row<'missions'>): boolean {
  const days = daysIn[repeatOf(streak.period) ?? '']
  if (days === undefined) return false
  const period = days * 86_400
  const over = pauseOf(mission) - period
  const length = limitOf(streak)
  return over > 0 && (length === undefined || (length - 1) * over >= period)
}

/**
 * Whether a mission can be completed too rarely to keep up a streak in each of its periods, or for as many as its length.
 * Without a limit it can be completed at any time (decision H100).
 */
export function isTooRareFor(streak: Row<'streaks'>, mission: Row<'missions'>): boolean {
  const own = repeatOf(streak.period)
  const other = repeatOf(mission.period) ?? noPeriod
  if (own === undefined || shortestFirst.indexOf(other) <= shortestFirst.indexOf(own)) return false
  const times = limitOf(mission) ?? Number.POSITIVE_INFINITY
  const length = limitOf(streak)
  // The end of one period of the mission and the beginning of the next can follow each other.
  if (length !== undefined && length <= times * (other === noPeriod ? 1 : 2)) return false
  return times < (periodsIn[`${own} ${other}`] ?? Number.POSITIVE_INFINITY)
}
