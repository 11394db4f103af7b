import { nameOf, numberAt, rowWith } from '@/engine/programme/programmeIndex'
import { idOf } from '@/model/references'
import type { Action, Goals, Need } from './goals'
import { periodOf } from './moments'
import type { EarnedCurrency } from './rewardSources'
import type { EarningSource, OpeningStep } from './steps'
import { type Explained, objectKey } from './types'
import type { View } from './view'

type Amount = Extract<Need, { amount: number }>
type Writable<T> = { -readonly [Field in keyof T]: T[Field] }
type Done = Writable<Extract<OpeningStep, { kind: 'do' }>>

/** An object in a step of the way, with the number of its completions so far. */
interface NamedGoal {
  times: number
  /** Adds completions to the step. */
  add: (times: number) => void
}

/** The maximum number of locked objects that a way unlocks only to earn from them. */
const mostOpened = 5

/**
 * The total of what the steps of a way give. An object that is already in a step is done more often instead of getting
 * a second step. Completions beyond a year do not count.
 */
export class Earnings {
  private readonly view: View
  private readonly goals: Goals
  private readonly earned: Record<EarnedCurrency, number> = { points: 0, credits: 0 }
  private readonly named = new Map<string, NamedGoal>()
  /**
   * `opened`: locked objects whose needs are already steps of the way. `closed`: locked objects whose needs cannot be
   * met.
   */
  private readonly opened = new Set<string>()
  private readonly closed = new Set<string>()

  constructor(view: View, goals: Goals) {
    this.view = view
    this.goals = goals
  }

  /** The step of an action; undefined if an earlier step has it. */
  done({ type, id, name, times }: Action): OpeningStep | undefined {
    const known = this.named.get(objectKey({ type, id }))
    if (known) {
      if (known.times < times) known.add(times - known.times)
      return undefined
    }
    const row = this.view.programme.find(type, id)
    const each = this.eachOf({ row: row ?? {} })
    const opensAt = row && this.view.explain(type, row).opensAt
    const step: Done = {
      kind: 'do',
      type,
      id,
      name,
      times: 0,
      points: 0,
      credits: 0,
      opensAt,
    }
    const named: NamedGoal = {
      times: 0,
      add: (more) => {
        named.times += more
        step.times += more
        for (const what of earnedKinds) {
          step[what] += each[what] * more
          this.earned[what] += each[what] * more
        }
      },
    }
    named.add(times)
    this.named.set(objectKey(step), named)
    return step
  }

  /**
   * The needs of a locked object that has to be unlocked before enough can be earned. Undefined if the open objects
   * give enough, or if no other object can be unlocked.
   */
  neededFor({ kind: what, amount }: Amount): readonly Need[] | undefined {
    const usable = this.usable(what).reduce((sum, { each, left }) => sum + each * left, 0)
    if (usable >= amount - this.earned[what] || this.opened.size >= mostOpened) return undefined
    const giver = this.givers(what).find(
      ({ key, state }) =>
        state === 'locked' && !this.opened.has(key) && !this.closed.has(key) && !this.named.has(key),
    )
    if (!giver) return undefined
    const needs = this.goals.needsOfGiver(giver.type, giver.row)
    this.goals.include(needs)
    // An object behind a level that itself requires these points would be circular. Its cost is infinite then.
    const isPossible = needs.length > 0 && this.goals.costOf(needs) < Number.POSITIVE_INFINITY
    ;(isPossible ? this.opened : this.closed).add(giver.key)
    return isPossible ? needs : this.neededFor({ kind: what, amount })
  }

  /** Returns the step that earns the amount with few objects: open ones first, the most generous ones first. */
  earn({ kind: what, amount }: Amount): OpeningStep | undefined {
    const from: Writable<EarningSource>[] = []
    let left = amount - this.earned[what]
    let grown = 0
    for (const { type, row, key, name, each, left: most } of this.usable(what)) {
      if (left <= 0) break
      const times = Math.min(most, Math.ceil(left / each))
      left -= times * each
      const known = this.named.get(key)
      if (known) {
        known.add(times)
        grown += times * each
        continue
      }
      const source = { type, id: idOf(type, row), name, each, times: 0 }
      const gives = this.eachOf({ row })
      const named: NamedGoal = {
        times: 0,
        add: (more) => {
          named.times += more
          source.times += more
          for (const one of earnedKinds) this.earned[one] += gives[one] * more
        },
      }
      named.add(times)
      this.named.set(key, named)
      from.push(source)
    }
    const own = from.reduce((sum, { each, times }) => sum + each * times, 0)
    if (left > 0) {
      // The missing rest counts as earned, so that a later amount is added to it instead of repeating it.
      this.earned[what] += left
      return { kind: 'earn', what, amount: own + grown + left, missing: amount, reached: own + grown, from }
    }
    return from.length === 0
      ? undefined
      : { kind: 'earn', what, amount: own + left, missing: amount, reached: own, from }
  }

  private eachOf = ({ row }: { row: object }): Record<EarnedCurrency, number> => ({
    points: numberAt(rowWith(row, 'reward'), 'reward.points') ?? 0,
    credits: numberAt(rowWith(row, 'reward'), 'reward.credits') ?? 0,
  })

  /**
   * The objects that give the currency, in the order in which they are used, with how often each can be completed
   * within a year.
   */
  private givers(what: EarnedCurrency) {
    return this.goals
      .earners(what)
      .filter(({ type }) => type !== 'levels' && type !== 'achievements')
      .map(({ type, row, each, most }) => {
        const key = objectKey({ type, id: idOf(type, row) })
        const { state, conditions } = this.view.explain(type, row)
        const left = Math.min(most, this.goals.soon(type, row)) - (this.named.get(key)?.times ?? 0)
        return { type, row, key, name: nameOf(type, row), each, left, state, conditions }
      })
      .filter(({ left }) => left > 0)
      .map((giver) => ({ ...giver, rank: this.rankOf(giver) }))
      .sort((a, b) => a.rank - b.rank)
  }

  private usable = (what: EarnedCurrency) => this.givers(what).filter(({ rank }) => rank < ranks.locked)

  private rankOf({
    key,
    row,
    state,
    conditions,
  }: Pick<Explained, 'row' | 'state' | 'conditions'> & { key: string }) {
    if (this.named.has(key) || this.opened.has(key) || state === 'open') return ranks.open
    if (state === 'perhaps') return ranks.perhaps
    const others = conditions.filter((one) => one.state === 'unmet')
    const isAlone = others.length === 1
    const isWaiting = state === 'coming' || (state === 'used-up' && periodOf(row) !== undefined)
    return isWaiting && isAlone ? ranks.later : ranks.locked
  }
}

const earnedKinds: readonly EarnedCurrency[] = ['points', 'credits']

/** The order in which objects are used, by their state. */
const ranks = { open: 0, perhaps: 1, later: 2, locked: 3 }
