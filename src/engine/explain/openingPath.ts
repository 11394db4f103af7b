import { missionOfStreak } from '@/engine/economy/sources'
import { partOf, rowOf, rowWith, textsOf } from '@/engine/programme/programmeIndex'
import { resetsBetween } from '@/engine/time/repeats'
import { dayMs } from '@/lib/days'
import { limitOf } from '@/model/limits'
import { type DeadEnd, deadEndOf, notThere, stopOf as stopBefore } from './deadEnd'
import { firstStart } from './driven'
import { Earnings } from './earnings'
import { type Action, Goals, keyOfNeed, type Need, needsIn } from './goals'
import { openingMoment, periodOf } from './moments'
import { isFailing, type OpeningStep } from './steps'
import { type ConditionKind, type Explained, type ObjectId, objectKey } from './types'
import type { View } from './view'

/** Days from a profile of the economy. */
export interface Waits {
  /** The number of days until a step is done. Undefined if it is unknown. */
  of: (step: OpeningStep) => number | undefined
  /** About how often the object is completed within this number of days. */
  timesWithin: (name: ObjectId, days: number) => number
}

export interface OpeningPath {
  /** Undefined if there is no way to the object. */
  steps?: readonly WaitedStep[]
  /**
   * The days until the last step is done. Steps run at the same time, so this is the longest one. Undefined if one is
   * unknown.
   */
  days?: number
  /** The longest step waits for a date, so `days` is exact. */
  isExact?: boolean
  /** A step does not earn enough within a year. */
  fails?: boolean
  deadEnd?: DeadEnd
}

/** A step with the days after which it is done. Its sources have about how often they are completed by then. */
export type WaitedStep = OpeningStep & { days?: number }

const noWaits: Waits = { of: () => undefined, timesWithin: () => 1 }

/**
 * The shortest list of steps that opens an object for the player, or why nobody can get there. Progress that the server
 * counts is not known, so steps towards achievements start at 0.
 */
export function openingPathTo(view: View, explained: Explained, waits: Waits = noWaits): OpeningPath {
  const stop = stopOf(view, explained)
  if (stop) return { deadEnd: { chain: [explained], isCircle: false, text: stop } }
  const used = usedUp(explained)
  if (used) return { deadEnd: { chain: [explained], isCircle: false, isOfPlayer: true, text: used } }
  const needs = needsOf(view, explained)
  const goals = new Goals(view, needs)
  const isImpossible = goals.costOf(needs) === Number.POSITIVE_INFINITY
  const deadEnd =
    stoppedMission(view, goals, explained) ??
    (isImpossible ? deadEndOf(view, explained, needs, goals) : undefined)
  if (deadEnd) return { deadEnd }
  const all = [
    ...stepsFor(view, goals, ownNeeds(view, goals, explained, needs)),
    ...waitsOf(view, explained),
  ].map((step) => waited(step, waits))
  // The last step is the object itself, which is not shown as a step.
  const steps = all.filter((step) => !(step.kind === 'do' && objectKey(step) === objectKey(explained)))
  if (steps.some(isFailing)) return { steps, fails: true }
  if (all.some(({ days }) => days === undefined)) return { steps }
  const [last] = all.toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))
  return { steps, days: last?.days ?? 0, ...(last?.kind === 'wait' && { isExact: true }) }
}

function waited(step: OpeningStep, waits: Waits): WaitedStep {
  const days = waits.of(step)
  if (days === undefined) return step
  if (step.kind !== 'earn') return { ...step, days }
  const from = step.from.map((source) => ({ ...source, times: waits.timesWithin(source, days) }))
  return { ...step, days, from }
}

/** A streak whose mission nobody can do is a dead end, even for a player who finished the mission earlier. */
function stoppedMission(view: View, goals: Goals, explained: Explained): DeadEnd | undefined {
  const { type, row } = explained
  const id = type === 'streaks' ? missionOfStreak(rowOf('streaks', row)) : undefined
  if (id === undefined) return undefined
  const mission = view.mission(id)
  if (!mission && !view.programme.isWhole('missions')) return undefined
  const link = mission ?? { type: 'missions', id, name: id }
  const text = mission ? stopBefore(view, goals, 'missions', id, mission.row) : notThere('missions')
  return text === undefined ? undefined : { chain: [explained, link], isCircle: false, text }
}

/** A level is reached by its own objectives, unless reaching a higher level takes fewer steps. */
function ownNeeds(view: View, goals: Goals, explained: Explained, needs: readonly Need[]): readonly Need[] {
  const { type, row, state, conditions } = explained
  if (type !== 'levels' || state === 'has') return needs
  const own = needsIn(view, conditions, row)
  return goals.costOf(own) <= goals.costOf(needs) ? own : needs
}

/** Why no player can ever meet the conditions. */
function stopOf(view: View, { type, row, conditions }: Explained): string | undefined {
  // The objective of a streak is its mission, which can still open.
  const kinds: ConditionKind[] = [
    'available',
    'notOver',
    'stock',
    ...(type === 'streaks' ? [] : ['objective' as const]),
  ]
  // If one of its missions starts later, the leaderboard can still open.
  if (firstStart(view, row) === undefined) kinds.push('driven')
  const fixed = conditions.find((one) => one.state === 'unmet' && kinds.includes(one.kind))
  return fixed && (fixed.kind === 'available' ? `it ${fixed.has}` : `${fixed.asks}: ${fixed.has}`)
}

/** A limit that is reached and never reset. */
function usedUp({ row, conditions }: Explained): string | undefined {
  const limit = conditions.find(({ kind, state }) => kind === 'limit' && state === 'unmet')
  if (!limit || (periodOf(row) !== undefined && limitOf(rowWith(row, 'limitCount')) !== 0)) return undefined
  return `${limit.asks}: ${limit.has}, and the count is never reset`
}

/** The needs that are not met. A streak has those of its mission as well, and an achievement needs its steps. */
function needsOf(view: View, { type, id, row, state, conditions }: Explained): Need[] {
  const own = needsIn(view, conditions, row)
  if (type === 'achievements' || type === 'levels') return state === 'has' ? own : [{ kind: type, id }]
  if (type !== 'streaks') return own
  return textsOf(partOf(rowOf('streaks', row), 'objectives').missions).flatMap(([, mission]): Need[] => {
    const needed = view.programme.find('missions', mission)
    if (!needed) return [{ kind: 'missions', id: mission }]
    return needsIn(view, view.explain('missions', needed).conditions, needed)
  })
}

const order: readonly Need['kind'][] = ['missions', 'achievements', 'levels', 'given', 'points', 'credits']

/** Points and credits come last, because the other steps give some of them. */
const inOrder = (needs: readonly Need[]): Need[] =>
  [...needs].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))

/** The steps of all needs, in an order in which they can be done. Each object is in one of them. */
function stepsFor(view: View, goals: Goals, needs: readonly Need[]): OpeningStep[] {
  const steps: OpeningStep[] = []
  const earnings = new Earnings(view, goals)
  const visited = new Set<string>()
  // Each entry is a need to work out, or an action whose needs have been worked out.
  const stack: (Need | Action)[] = [...inOrder(needs)].reverse()
  const push = (more: readonly Need[]) => stack.push(...[...inOrder(more)].reverse())
  for (let next = stack.pop(); next; next = stack.pop()) {
    if ('needs' in next) {
      const step = earnings.done(next)
      if (step) steps.push(step)
      continue
    }
    if (next.kind === 'given') {
      steps.push(next)
      continue
    }
    if (next.kind === 'points' || next.kind === 'credits') {
      const before = earnings.neededFor(next)
      if (before) {
        stack.push(next)
        push(before)
      } else {
        const step = earnings.earn(next)
        if (step) steps.push(step)
      }
      continue
    }
    if (visited.has(keyOfNeed(next))) continue
    visited.add(keyOfNeed(next))
    for (const action of [...goals.planOf(next).actions].reverse()) {
      stack.push(action)
      push(action.needs)
    }
  }
  return steps
}

/** The needs to wait for: a start date, and the reset of a used-up limit. */
function waitsOf(view: View, { type, row, conditions, opensAt }: Explained): OpeningStep[] {
  const isUnmet = (kind: ConditionKind) =>
    conditions.some((one) => one.kind === kind && one.state === 'unmet')
  const period = periodOf(row)
  const [reset] =
    isUnmet('limit') && period !== undefined ? resetsBetween(period, view.at, view.at + 32 * dayMs) : []
  // An achievement waits for what gives its steps, which is a step of its own.
  const start = type === 'achievements' ? undefined : isUnmet('started') ? openingMoment(row).at : opensAt
  const driver = isUnmet('driven') ? firstStart(view, row) : undefined
  return [latest(start, driver), reset]
    .filter((until) => until !== undefined)
    .map((until) => ({ kind: 'wait', until }))
}

const latest = (...moments: (number | undefined)[]) => {
  const known = moments.filter((moment) => moment !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}
