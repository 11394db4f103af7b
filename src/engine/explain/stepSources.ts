import { type Row, rowOf } from '@/engine/programme/programmeIndex'
import { formatNumber, pluralize } from '@/lib/format'
import { rewardingTypes } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { findStepSources, unlockSteps } from './rewardSources'
import type { Condition, ConditionState, Given, State } from './types'
import type { Viewed } from './viewed'
import { joined, stateLabels } from './words'

/* Whether the steps of an achievement can be collected: something that gives them is open for the player. */

/** What is needed in addition to `Viewed`: whether the player has an achievement. */
interface View extends Viewed {
  hasIt(type: 'achievements', row: Row): boolean
}

interface Node {
  row: Row
  /** The worst state among the conditions other than `given`. */
  others: ConditionState
  has: boolean
  given: ConditionState
  opensAt: number
  /** The achievements that this one gives steps to. */
  feeds: Node[]
}

const rank: Readonly<Record<ConditionState, number>> = { unmet: 0, unknown: 1, met: 2 }

/**
 * What a source in this state contributes to an achievement: an open source gives steps, for 'perhaps' it is unknown.
 */
const contribution = (state: State): ConditionState =>
  state === 'open' ? 'met' : state === 'perhaps' ? 'unknown' : 'unmet'

const never = Number.POSITIVE_INFINITY

/**
 * The sources of steps for all achievements, for one player and one moment. Achievements can give steps to each other,
 * so this computes the least fixed point: every achievement starts as unmet, and is raised only by sources that open
 * without it.
 */
export class StepSources {
  private readonly view: View
  private readonly othersOf: (achievement: Row) => ConditionState
  private nodes: ReadonlyMap<Row, Node> | undefined

  /** @param othersOf returns the worst state among the conditions of an achievement other than `given` */
  constructor(view: View, othersOf: (achievement: Row) => ConditionState) {
    this.view = view
    this.othersOf = othersOf
  }

  of(achievement: Row): Given {
    this.nodes ??= this.solve()
    const node = this.nodes.get(achievement) ?? this.nodeOf(achievement)
    const { view } = this
    return {
      state: node.given,
      opensAt: node.opensAt === never ? undefined : node.opensAt,
      // Calculated on access, because the sources can be achievements that need each other.
      get givers() {
        return findStepSources(view.programme, idOf('achievements', achievement)).map(({ type, row }) =>
          view.explain(type, row),
        )
      },
    }
  }

  /** An achievement, with the contribution of those of its sources that are not achievements. */
  private nodeOf(row: Row): Node {
    const { view } = this
    const isWhole = rewardingTypes.every((type) => view.programme.isWhole(type))
    const node: Node = {
      row,
      others: this.othersOf(row),
      has: view.hasIt('achievements', row),
      given: isWhole ? 'unmet' : 'unknown',
      opensAt: never,
      feeds: [],
    }
    for (const { type, row: giver } of findStepSources(view.programme, idOf('achievements', row))) {
      if (type === 'achievements') continue
      const { state, opensAt = never } = view.explain(type, giver)
      raise(node, contribution(state))
      node.opensAt = Math.min(node.opensAt, opensAt)
    }
    return node
  }

  private solve(): ReadonlyMap<Row, Node> {
    const { programme } = this.view
    const nodes = new Map(programme.rows('achievements').map((row) => [row, this.nodeOf(row)]))
    for (const node of nodes.values())
      for (const { row } of findStepSources(programme, idOf('achievements', node.row)))
        nodes.get(row)?.feeds.push(node)
    spread(nodes.values(), (from, to) => !from.has && raise(to, least(from.others, from.given)))
    // Opening times come second, because they depend on which achievements stay unmet.
    spread(nodes.values(), (from, to) => {
      if (from.has || from.others === 'unmet' || from.given !== 'unmet' || from.opensAt >= to.opensAt)
        return false
      to.opensAt = from.opensAt
      return true
    })
    return nodes
  }
}

const least = (one: ConditionState, other: ConditionState) => (rank[one] < rank[other] ? one : other)

/** Returns whether it has changed. */
function raise(node: Node, given: ConditionState): boolean {
  if (rank[given] <= rank[node.given]) return false
  node.given = given
  return true
}

/** Passes on what changes until nothing does. */
function spread(nodes: Iterable<Node>, pass: (from: Node, to: Node) => boolean): void {
  const queue = [...nodes]
  for (let from = queue.pop(); from; from = queue.pop())
    for (const to of from.feeds) if (pass(from, to)) queue.push(to)
}

export function given(view: Viewed, _: unknown, achievement: Row): Condition {
  const { state, opensAt } = view.given(achievement)
  const id = idOf('achievements', achievement)
  return {
    kind: 'given',
    state,
    path: 'steps',
    asks: `Needs ${pluralize(unlockSteps(rowOf('achievements', achievement)), 'step')}`,
    get has() {
      const { givers } = view.given(achievement)
      if (givers.length === 0)
        return state === 'unknown' ? 'not everything that can give steps is loaded' : 'nothing gives steps'
      const first = opensAt !== undefined
      return joined(
        [
          ...givers.map(({ type, row, name, state: is }) => {
            const each = findStepSources(view.programme, id).find(
              (one) => one.type === type && one.row === row,
            )
            return `${name} gives ${formatNumber(each?.each ?? 1)}, ${stateLabels[is]}`
          }),
          first && `the next one opens on ${view.momentText(opensAt)}`,
        ],
        '; ',
      )
    },
    isAsked: true,
  }
}
