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
 * Whether a mission can be completed too rarely to keep up a streak in each of its periods. Without a limit it can be
 * completed at any time (decision M5).
 */
export function isTooRareFor(streak: Row, mission: Row): boolean {
  const own = repeatOf(streak.period)
  const other = repeatOf(mission.period) ?? noPeriod
  if (own === undefined || shortestFirst.indexOf(other) <= shortestFirst.indexOf(own)) return false
  const times = limitOf(mission) ?? Number.POSITIVE_INFINITY
  return times < (periodsIn[`${own} ${other}`] ?? Number.POSITIVE_INFINITY)
}
