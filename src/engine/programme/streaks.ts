import { everyPeriod, noPeriod, repeatOf } from '@/model/choices'
import { limitOf } from '@/model/limits'
import type { Row } from './programmeIndex'

const shortestFirst = Object.keys(everyPeriod)

/** How many periods of a streak a period of its mission has. */
const periodsIn: Readonly<Record<string, number>> = {
  'daily weekly': 7,
  'daily monthly': 28,
  'weekly monthly': 4,
}

/**
 * Whether a mission can be completed too rarely to keep up a streak in each of its periods, or for as many as its length.
 * Without a limit it can be completed at any time (decision H100).
 */
export function isTooRareFor(streak: Row, mission: Row): boolean {
  const own = repeatOf(streak.period)
  const other = repeatOf(mission.period) ?? noPeriod
  if (own === undefined || shortestFirst.indexOf(other) <= shortestFirst.indexOf(own)) return false
  const times = limitOf(mission) ?? Number.POSITIVE_INFINITY
  const length = limitOf(streak)
  // The end of one period of the mission and the beginning of the next can follow each other.
  if (length !== undefined && length <= times * (other === noPeriod ? 1 : 2)) return false
  return times < (periodsIn[`${own} ${other}`] ?? Number.POSITIVE_INFINITY)
}
