import { resetsBetween } from '@/features/calendar/repeats'
import { nameOf, numberAt, partOf, textsOf } from '@/features/check/programmeIndex'
import { dayMs } from '@/model/days'
import { idOf } from '@/model/references'
import { type DeadEnd, deadEndOf } from './deadEnd'
import type { Earned, Giver } from './gives'
import { type Action, Goals, keyOfNeed, type Need, needsIn } from './goals'
import { periodOf, startOf } from './moments'
import type { Explained, Kind, ObjectId } from './types'
import type { View } from './view'

/** One thing to do on the way to an object. */
export type Step =
  | (ObjectId & {
      kind: 'do'
      name: string
      times: number
      /** What the completions give together. */
      points: number
      credits: number
    })
  | { kind: 'earn'; what: Earned; amount: number; from: readonly Source[] }
  | { kind: 'given'; what: 'category' | 'tags'; text: string }
  | { kind: 'wait'; until: number }

/** Where points or credits come from. */
export interface Source extends ObjectId {
  name: string
  each: number
  times: number
}

/** The days that a step takes, from a profile of the economy. Undefined: not known. */
export type DaysOf = (step: Step) => number | undefined

export interface Way {
  /** Undefined if nobody can get there. */
  steps?: readonly Step[]
  /** Undefined if the days of a step are not known. */
  days?: number | undefined
  deadEnd?: DeadEnd
}

/**
 * The shortest list of steps that opens an object for the player, or why nobody can get there. Progress that the server
 * counts is not known, so steps towards achievements start at 0.
 */
export function wayTo(view: View, explained: Explained, daysOf: DaysOf = () => undefined): Way {
  const stop = stopOf(explained)
  if (stop) return { deadEnd: { chain: [explained], isCircle: false, text: stop } }
  const used = usedUp(explained)
  if (used) return { deadEnd: { chain: [explained], isCircle: false, isOfPlayer: true, text: used } }
  const needs = needsOf(view, explained)
  const goals = new Goals(view, needs)
  if (goals.costOf(needs) === Number.POSITIVE_INFINITY)
    return { deadEnd: deadEndOf(view, explained, needs, goals) }
  const steps = [...stepsFor(view, goals, needs), ...waits(view, explained)]
  const days = steps.map(daysOf)
  const isKnown = days.every((one) => one !== undefined)
  return { steps, days: isKnown ? days.reduce<number>((sum, one) => sum + (one ?? 0), 0) : undefined }
}

/** What no player can change, now or later. */
function stopOf({ type, conditions }: Explained): string | undefined {
  // The objective of a streak is its mission, which can still open.
  const kinds: Kind[] = [
    'available',
    'notOver',
    'stock',
    ...(type === 'streaks' ? [] : ['objective' as const]),
  ]
  const fixed = conditions.find(({ kind, state }) => state === 'unmet' && kinds.includes(kind))
  return fixed && (fixed.kind === 'available' ? `it ${fixed.has}` : `${fixed.asks}: ${fixed.has}`)
}

/** A limit that is reached and never reset. */
function usedUp({ row, conditions }: Explained): string | undefined {
  const limit = conditions.find(({ kind, state }) => kind === 'limit' && state === 'unmet')
  if (!limit || (periodOf(row) !== undefined && (numberAt(row, 'countLimit') ?? 0) > 0)) return undefined
  return `${limit.asks}: ${limit.has}, and the count is never reset`
}

/** What is still asked. A streak asks for what its mission asks for, and an achievement also for its steps. */
function needsOf(view: View, { type, id, row, state, conditions }: Explained): Need[] {
  const own = needsIn(view, conditions, row)
  if (type === 'achievements' || type === 'levels') return state === 'has' ? own : [{ kind: type, id }]
  if (type !== 'streaks') return own
  return textsOf(partOf(row, 'objectives').missions).flatMap(([, mission]): Need[] => {
    const needed = view.programme.find('missions', mission)
    if (!needed) return [{ kind: 'missions', id: mission }]
    return needsIn(view, view.explain('missions', needed).conditions, needed)
  })
}

/** The steps of all needs, in an order in which they can be done, each once. */
function stepsFor(view: View, goals: Goals, needs: readonly Need[]): Step[] {
  const steps: Step[] = []
  const seen = new Set<string>()
  const earned = { points: 0, credits: 0 }
  const add = (action: Action) => {
    const key = JSON.stringify([action.type, action.id])
    if (seen.has(key)) return
    seen.add(key)
    const { type, id, name, times } = action
    const row = view.programme.find(type, id) ?? {}
    const points = (numberAt(row, 'reward.points') ?? 0) * times
    const credits = (numberAt(row, 'reward.credits') ?? 0) * times
    earned.points += points
    earned.credits += credits
    steps.push({ kind: 'do', type, id, name, times, points, credits })
  }
  const visited = new Set<string>()
  // Each entry is a need to work out, or an action whose needs have been worked out.
  const stack: (Need | Action)[] = [...inOrder(needs)].reverse()
  for (let next = stack.pop(); next; next = stack.pop()) {
    if ('needs' in next) {
      add(next)
      continue
    }
    if (next.kind === 'given') {
      steps.push(next)
      continue
    }
    if (next.kind === 'points' || next.kind === 'credits') {
      const amount = next.amount - earned[next.kind]
      if (amount > 0) {
        steps.push({ kind: 'earn', what: next.kind, amount, from: sourcesOf(view, goals, next.kind, amount) })
        earned[next.kind] += amount
      }
      continue
    }
    if (visited.has(keyOfNeed(next))) continue
    visited.add(keyOfNeed(next))
    for (const action of [...goals.planOf(next).actions].reverse()) {
      stack.push(action)
      stack.push(...[...inOrder(action.needs)].reverse())
    }
  }
  return steps
}

const order: readonly Need['kind'][] = ['missions', 'achievements', 'levels', 'given', 'points', 'credits']

/** Points and credits last, because what is done before gives some of them. */
const inOrder = (needs: readonly Need[]): Need[] =>
  [...needs].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))

/** The most sources that are named. */
const mostSources = 3

/**
 * Few objects that give the amount within a year, each as often as it can be completed in that time. Objects that are open
 * for the player come first, then those that perhaps are; among them the most generous.
 */
function sourcesOf(view: View, goals: Goals, what: Earned, amount: number): Source[] {
  const rankOf = ({ type, row }: Giver) => {
    const { state } = view.explain(type, row)
    return state === 'open' ? 0 : state === 'perhaps' ? 1 : 2
  }
  const givers = goals
    .earners(what)
    .filter(({ type }) => type !== 'levels' && type !== 'achievements')
    .map((giver) => ({ ...giver, most: Math.min(giver.most, goals.soon(giver.type, giver.row)) }))
    .filter(({ most }) => most > 0)
    .map((giver) => ({ ...giver, rank: rankOf(giver) }))
  const open = givers.filter(({ rank }) => rank < 2)
  const named = open.length > 0 ? open : givers
  const found: Source[] = []
  let left = amount
  for (const { type, row, each, most } of named.sort((a, b) => a.rank - b.rank)) {
    if (left <= 0 || found.length === mostSources) break
    const times = Math.min(most, Math.ceil(left / each))
    found.push({ type, id: idOf(type, row), name: nameOf(type, row), each, times })
    left -= times * each
  }
  return found
}

/** Until it starts, and until its count is reset. */
function waits({ at }: View, { row, conditions }: Explained): Step[] {
  const isUnmet = (kind: Kind) => conditions.some((one) => one.kind === kind && one.state === 'unmet')
  const period = periodOf(row)
  const [reset] = isUnmet('limit') && period !== undefined ? resetsBetween(period, at, at + 32 * dayMs) : []
  return [isUnmet('started') ? startOf(row).at : undefined, reset]
    .filter((until) => until !== undefined)
    .map((until) => ({ kind: 'wait', until }))
}
