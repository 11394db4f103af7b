import { nameOf, numberAt, partOf, type Row, rowOf, textsOf } from '@/engine/programme/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { requirementOf } from './requirement'
import {
  type EarnedCurrency,
  earners,
  findStepSources,
  isOpenLater,
  mostTimes,
  type Soon,
  type StepSource,
  soonAt,
  unlockSteps,
} from './rewardSources'
import type { Condition, ObjectId } from './types'
import type { View } from './view'

/** Something that must be reached before an object opens. */
export type Need =
  | { kind: 'missions' | 'achievements' | 'levels'; id: string }
  /** No level has so high an ordinal. */
  | { kind: 'levels'; isMissing: true; ordinal: number }
  | { kind: EarnedCurrency; amount: number }
  | { kind: 'given'; what: 'category' | 'tags'; text: string }

/** Something to do once or several times, with the needs that must be met before. */
export interface Action extends ObjectId {
  name: string
  times: number
  needs: readonly Need[]
}

/** How a need is met: the actions, and the total number of actions, including those for the needs of these actions. */
interface Plan {
  cost: number
  actions: readonly Action[]
}

/** One way to meet a need: the last action (`target`), and the objects that can give the steps that it requires. */
interface Way {
  target: Action
  steps: number
  givers: readonly (StepSource & { action: Action })[]
}

const infinite = Number.POSITIVE_INFINITY
const never: Plan = { cost: infinite, actions: [] }
const done: Plan = { cost: 0, actions: [] }
/** The plan of a need that takes one action without needs of its own. */
const simple: Plan = { cost: 1, actions: [] }

export const keyOfNeed = (need: Need): string => JSON.stringify(need)

/**
 * The cheapest way to each goal that some needs lead to. Each thing to do costs one. Costs start at infinity and only
 * fall, so goals that need each other in a circle keep it. A loop, not a recursion, because chains can be long.
 */
export class Goals {
  private readonly view: View
  private readonly plans = new Map<string, Plan>()
  private readonly earnable = new Map<EarnedCurrency, StepSource[]>()
  private counted: Soon | undefined

  constructor(view: View, needs: readonly Need[]) {
    this.view = view
    this.include(needs)
  }

  planOf = (need: Need): Plan => this.plans.get(keyOfNeed(need)) ?? never

  costOf = (needs: readonly Need[]): number => needs.reduce((sum, need) => sum + this.planOf(need).cost, 0)

  /** The objects that give points or credits now or later, most generous first. */
  earners(what: EarnedCurrency): readonly StepSource[] {
    const known =
      this.earnable.get(what) ??
      earners(this.view.programme, what, this.view.at).sort((a, b) => b.each - a.each)
    this.earnable.set(what, known)
    return known
  }

  /** How often the player can complete an object within a year. Calculated on first use. */
  soon: Soon = (type, row) => {
    this.counted ??= soonAt(this.view.programme, this.view.at)
    return this.counted(type, row)
  }

  /** Finds the plans of these needs, and of all that they lead to. */
  include(needs: readonly Need[]) {
    const all = new Map<string, Need>()
    const waiting = new Map<string, Set<string>>()
    const open = [...needs]
    for (let need = open.pop(); need; need = open.pop()) {
      const key = keyOfNeed(need)
      if (all.has(key)) continue
      all.set(key, need)
      for (const before of this.before(need)) {
        const other = keyOfNeed(before)
        const known = waiting.get(other)
        if (known) known.add(key)
        else waiting.set(other, new Set([key]))
        open.push(before)
      }
    }
    const queue = [...all.keys()]
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      const need = all.get(key) as Need
      const plan = this.cheapest(need)
      if (plan.cost >= (this.plans.get(key)?.cost ?? infinite)) continue
      this.plans.set(key, plan)
      queue.push(...(waiting.get(key) ?? []))
    }
  }

  /** The needs of all ways to meet this need. */
  private before = (need: Need): Need[] =>
    this.isMet(need)
      ? []
      : this.ways(need).flatMap(({ target, givers }) => [
          ...givers.flatMap(({ action }) => action.needs),
          ...target.needs,
        ])

  /** Whether the player already meets the need. */
  private isMet(need: Need): boolean {
    const { view } = this
    if (need.kind === 'missions') return view.finished.has(need.id)
    if (need.kind === 'achievements') return view.badges.has(need.id)
    if (!('id' in need) || need.kind !== 'levels') return false
    const ordinal = this.ordinalOf(need.id)
    return ordinal !== undefined && view.ordinal !== undefined && view.ordinal >= ordinal
  }

  private cheapest(need: Need): Plan {
    if (this.isMet(need)) return done
    if (need.kind === 'given') return simple
    if ('amount' in need) {
      const most = this.earners(need.kind).reduce((sum, giver) => sum + giver.each * giver.most, 0)
      return most >= need.amount ? simple : never
    }
    let best = never
    for (const way of this.ways(need)) {
      const plan = this.planFor(way)
      if (plan.cost < best.cost) best = plan
    }
    return best
  }

  /** The plan of a way: as few sources as give the required steps, then the target. */
  private planFor({ target, steps, givers }: Way): Plan {
    const own = 1 + this.costOf(target.needs)
    const possible = givers
      .map((giver) => ({ ...giver, cost: 1 + this.costOf(giver.action.needs) }))
      .filter(({ cost }) => cost < infinite)
    // First tries sources within a year; if they do not suffice, uses them for as long as it takes.
    for (const timesOf of [
      ({ type, row, most }: StepSource) => Math.min(most, this.soon(type, row)),
      ({ most }: StepSource) => most,
    ]) {
      const inOrder = possible
        .map((giver) => ({ ...giver, most: timesOf(giver), gives: giver.each * timesOf(giver) }))
        .filter(({ most }) => most > 0)
        .sort((a, b) => a.cost - b.cost || (a.gives === b.gives ? 0 : b.gives - a.gives))
      const alone = inOrder.find(({ gives }) => gives >= steps)
      const chosen: Action[] = []
      let [left, cost] = [steps, own]
      for (const giver of alone ? [alone] : inOrder) {
        if (left <= 0) break
        const times = Math.min(giver.most, Math.ceil(left / giver.each))
        chosen.push({ ...giver.action, times })
        left -= times * giver.each
        cost += giver.cost
      }
      if (left <= 0) return { cost, actions: [...chosen, target] }
    }
    return never
  }

  private ways(need: Need): Way[] {
    if (need.kind === 'missions') return this.waysToMission(need.id)
    if (need.kind === 'achievements') return this.waysToAchievement(need.id)
    return need.kind === 'levels' && 'id' in need ? this.waysToLevel(need.id) : []
  }

  private action(type: EntityType, row: Row, needs: readonly Need[] = this.needsOf(type, row)): Action {
    return { type, id: idOf(type, row), name: nameOf(type, row), times: 1, needs }
  }

  /** A way that needs no steps from other objects. */
  private direct = (type: EntityType, row: Row): Way => ({
    target: this.action(type, row),
    steps: 0,
    givers: [],
  })

  private waysToMission(id: string): Way[] {
    const row = this.view.programme.find('missions', id)
    return row && this.isDoable('missions', row) ? [this.direct('missions', row)] : []
  }

  /** Whether players who meet the requirement can do it, at the moment or later. */
  isDoable(type: EntityType, row: Row): boolean {
    if (!isOpenLater(type, row, this.view.at)) return false
    if (type !== 'missions') return true
    if (mostTimes(type, row) === 0) return false
    const { conditions } = this.view.explain(type, row)
    return conditions.every(({ kind, state }) => kind !== 'objective' || state !== 'unmet')
  }

  private waysToAchievement(id: string): Way[] {
    const row = this.view.programme.find('achievements', id)
    if (!row || !isOpenLater('achievements', row, this.view.at)) return []
    const givers = findStepSources(this.view.programme, id)
      .filter((giver) => giver.most > 0 && this.isDoable(giver.type, giver.row))
      .map((giver) => ({
        ...giver,
        action: this.action(giver.type, giver.row, this.needsOfGiver(giver.type, giver.row)),
      }))
    return givers.length > 0
      ? [{ target: this.action('achievements', row), steps: unlockSteps(row), givers }]
      : []
  }

  /** The needs of a source of rewards. A streak needs its mission; an achievement or a level must be reached itself. */
  needsOfGiver(type: EntityType, row: Row): readonly Need[] {
    const id = idOf(type, row)
    if (type === 'achievements' || type === 'levels') return [{ kind: type, id }]
    if (type !== 'streaks') return this.needsOf(type, row)
    return textsOf(partOf(rowOf('streaks', row), 'objectives').missions).map(([, mission]) => ({
      kind: 'missions',
      id: mission,
    }))
  }

  private ordinalOf(id: string): number | undefined {
    const level = this.view.programme.find('levels', id)
    return level && this.view.ladder.ordinalOf(level)
  }

  /** Who has a level has all lower ones. */
  private waysToLevel(id: string): Way[] {
    const { ladder } = this.view
    const ordinal = this.ordinalOf(id) ?? infinite
    return ladder.rungs
      .filter((level) => (ladder.ordinalOf(level) ?? 0) >= ordinal)
      .filter((level) => isOpenLater('levels', level, this.view.at))
      .map((level) => this.direct('levels', level))
  }

  /** The needs that the player has not met of an object's requirement, or of a level's objectives. */
  needsOf = (type: EntityType, row: Row): Need[] =>
    needsIn(this.view, this.view.explain(type, row).conditions, row)
}

/** The needs of the conditions that are not met. A mission that is not known to be finished counts as not finished. */
export function needsIn(view: View, conditions: readonly Condition[], row: Row): Need[] {
  return conditions.flatMap(({ kind, state, missing = [], gap = 0, asks }): Need[] => {
    if (state === 'met') return []
    switch (kind) {
      case 'missions':
      case 'achievements':
        return missing.map(({ id }) => ({ kind, id }))
      case 'level':
        return [levelFor(view, row)]
      case 'category':
      case 'tags':
        return [{ kind: 'given', what: kind, text: asks }]
      case 'price':
      case 'credits':
        return [{ kind: 'credits', amount: gap }]
      case 'points':
        return [{ kind: 'points', amount: gap }]
      case 'available':
      case 'started':
      case 'notOver':
      case 'objective':
      case 'stock':
      case 'given':
      case 'driven':
      case 'limit':
        return []
    }
    return kind satisfies never
  })
}

/**
 * The need for the lowest level that meets the requirement. That is the named level, unless its ordinal has changed
 * since.
 */
function levelFor({ programme, ladder }: View, row: Row): Need {
  const wanted = partOf(requirementOf(row), 'level')
  const ordinal = numberAt(wanted, 'ordinal')
  const named = programme.find('levels', wanted.id)
  if (named && (ordinal === undefined || ladder.ordinalOf(named) === ordinal))
    return { kind: 'levels', id: idOf('levels', named) }
  const lowest = ordinal === undefined ? undefined : ladder.lowestFrom(ordinal)
  if (lowest) return { kind: 'levels', id: idOf('levels', lowest) }
  return ordinal !== undefined && programme.isWhole('levels')
    ? { kind: 'levels', isMissing: true, ordinal }
    : { kind: 'levels', id: String(wanted.id ?? '') }
}
