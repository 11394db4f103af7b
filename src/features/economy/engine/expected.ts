import type { ProgrammeIndex } from '@/features/check/programmeIndex'
import { dayMs } from '@/model/days'
import { type Ceiling, ceilingOf, goalsOf, Holdings, limitOf, tolerance } from './ceiling'
import { expectedCompletions, expectedRuns, expectedUpTo } from './chances'
import { type Assumptions, chanceOf, rateOf } from './profiles'
import { type Source, sourcesOf } from './sources'
import { firstAtLeast, sum } from './statistics'
import { type Span, spanOf, windowsOf } from './time'

/** What a kind of player gets, day by day. */
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

/** Completions that are spread evenly over a part of the span. */
interface Portion extends Span {
  amount: number
}

function portionsOf(source: Source, span: Span, assumed: Assumptions): Portion[] {
  const { type, row, objective } = source
  const limit = limitOf(row)
  switch (type) {
    case 'events':
      return windowsOf(type, row, span).length === 0
        ? []
        : [{ ...span, amount: eventsIn(source, span, assumed) }]
    case 'quizzes':
    case 'surveys':
      return [{ ...span, amount: chanceOf(type, assumed) }]
    case 'missions': {
      if (!objective) return []
      // Most windows have the same length.
      const amounts = new Map<number, number>()
      return windowsOf(type, row, span).map(({ days, ...window }) => {
        if (objective.kind !== 'events')
          return { ...window, amount: limit === 0 ? 0 : chanceOf(objective.kind, assumed) }
        let amount = amounts.get(days)
        if (amount === undefined) {
          const events = objective.events.map(({ id, count }) => ({
            mean: rateOf(assumed, id) * days,
            count,
          }))
          amount = expectedCompletions(events, limit)
          amounts.set(days, amount)
        }
        return { ...window, amount }
      })
    }
    case 'streaks': {
      if (!limit) return []
      const windows = windowsOf(type, row, span)
      const runs = expectedRuns(windows.length, limit, assumed.streak)
      return windows.map(({ from, to }, index) => ({ from, to, amount: runs[index] ?? 0 }))
    }
    default:
      return []
  }
}

function eventsIn({ id, row }: Source, { from, to }: Span, assumed: Assumptions): number {
  const mean = (rateOf(assumed, id) * (to - from)) / dayMs
  const limit = limitOf(row)
  return limit === undefined ? mean : expectedUpTo(mean, limit)
}

/** Adds what is completed on each day of the span. */
function spread(portions: readonly Portion[], { from: start }: Span, perDay: Float64Array): void {
  for (const { from, to, amount } of portions) {
    if (amount === 0) continue
    const first = Math.floor((from - start) / dayMs)
    const last = Math.ceil((to - start) / dayMs) - 1
    if (last <= first) {
      perDay[Math.max(first, 0)] = (perDay[Math.max(first, 0)] ?? 0) + amount
      continue
    }
    for (let day = first; day <= last; day += 1) {
      const [begin, end] = [start + day * dayMs, start + (day + 1) * dayMs]
      const part = (Math.min(to, end) - Math.max(from, begin)) / (to - from)
      perDay[day] = (perDay[day] ?? 0) + amount * part
    }
  }
}

/**
 * The expected course of a kind of player.
 * @param days a whole number
 * @param startPoints the points that the player has already, which count for levels
 */
export function courseOf(
  programme: ProgrammeIndex,
  at: number,
  days: number,
  assumed: Assumptions,
  startPoints = 0,
): Course {
  const span = spanOf(at, days)
  const ceiling = ceilingOf(programme, span)
  const completions = new Map<Source, number>()
  const [credits, points] = [new Float64Array(days + 1), new Float64Array(days + 1)]
  const steps = new Map<string, Float64Array>()
  const perDay = new Float64Array(days)
  for (const source of sourcesOf(programme)) {
    const most = ceiling.completions.get(source) ?? 0
    completions.set(source, 0)
    if (most === 0 || source.type === 'achievements' || source.type === 'levels') continue
    perDay.fill(0)
    spread(portionsOf(source, span, assumed), span, perDay)
    let total = sum(perDay)
    // A pause before a restart limits a mission more than its events do. Nobody gets more than the ceiling.
    if (total > most) {
      for (const [day, amount] of perDay.entries()) perDay[day] = (amount * most) / total
      total = most
    }
    completions.set(source, total)
    const { reward, isPaying } = source
    if (!isPaying) continue
    for (let day = 0; day < days; day += 1) {
      const amount = perDay[day] ?? 0
      if (amount === 0) continue
      credits[day + 1] = (credits[day + 1] ?? 0) + amount * reward.credits
      points[day + 1] = (points[day + 1] ?? 0) + amount * reward.points
      for (const { achievement, steps: count } of reward.steps) {
        const own = steps.get(achievement) ?? new Float64Array(days + 1)
        steps.set(achievement, own)
        own[day + 1] = (own[day + 1] ?? 0) + amount * count
      }
    }
  }
  const start = { credits: assumed.credits, points: startPoints }
  const reachedOn = reachGoals({ programme, credits, points, steps, start })
  for (const source of reachedOn.keys()) completions.set(source, 1)
  return { days, ceiling, completions, credits, points, reachedOn }
}

interface Daily {
  programme: ProgrammeIndex
  start: { credits: number; points: number }
  /** What is earned on each day. `reachGoals` replaces it by the balances, with the rewards of the goals. */
  credits: Float64Array
  points: Float64Array
  steps: ReadonlyMap<string, Float64Array>
}

/** Reaches achievements and levels on the first day on which what is expected is enough. */
function reachGoals({ programme, credits, points, steps, start }: Daily): Map<Source, number> {
  const open = new Set(goalsOf(programme))
  const reachedOn = new Map<Source, number>()
  const holdings = new Holdings()
  holdings.credits = start.credits
  holdings.points = start.points
  for (let day = 0; day < credits.length; day += 1) {
    holdings.credits += credits[day] ?? 0
    holdings.points += points[day] ?? 0
    for (const [achievement, own] of steps)
      holdings.steps.set(achievement, (holdings.steps.get(achievement) ?? 0) + (own[day] ?? 0))
    for (const { source } of holdings.reachAll(open)) reachedOn.set(source, day)
    credits[day] = holdings.credits
    points[day] = holdings.points
  }
  return reachedOn
}

/** The days that are looked ahead for a price. */
export const horizonDays = 365

/** The first day whose balance reaches a price, 0 for now; null beyond the course. Balances never fall. */
export function dayReaching({ credits }: Pick<Course, 'credits'>, price: number): number | null {
  const day = firstAtLeast(credits, price - tolerance)
  return day < credits.length ? day : null
}

/** What the course earns, without what the player had at the start. */
export const earnedIn = ({ credits, points }: Course, { credits: start }: Assumptions) => ({
  credits: (credits.at(-1) ?? 0) - start,
  points: points.at(-1) ?? 0,
})
