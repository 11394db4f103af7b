import type { Row } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { runSync } from '@/ui/idle'
import { isObject } from '@/ui/value'
import { ruleOf } from './conditions'
import { stateForPlayers } from './playerStates'
import type { Condition, ConditionState, Kind } from './types'
import type { View } from './view'

/** One condition, for the players who meet all before it. */
export interface Bar {
  kind: Kind
  asks: string
  path: string
  /** Players who meet it, who do not, and of whom it is not known. Together they are those who met all before it. */
  met: number
  unmet: number
  unknown: number
}

export interface Funnel {
  /** How many players were counted. */
  players: number
  bars: readonly Bar[]
  /** How many meet all conditions of a player that can be counted. */
  left: number
  /** How many have the credits that it costs, ignoring what else it asks for; undefined if it costs nothing. */
  canPay: number | undefined
  /** Conditions of the object and the moment that are not met, so that nobody can use it now. */
  closed: readonly Condition[]
  /** Conditions that no list of players tells. */
  leftOut: readonly Condition[]
}

/** Conditions that lists of players tell, in the order of the bars. */
const counted: readonly Kind[] = ['price', 'level', 'category', 'tags', 'achievements', 'points', 'credits']

/** How many players are counted between two pauses. */
const slice = 500

/**
 * How many players meet one condition of an object after another. Can be interrupted, because accounts can have hundreds
 * of thousands of players.
 * @param view the programme and the moment; its person is not read
 * @param onProgress called between two pauses
 */
export function* funnelling(
  view: View,
  type: EntityType,
  row: Row,
  players: readonly unknown[],
  onProgress?: (done: number) => void,
): Generator<void, Funnel> {
  const { conditions } = view.explain(type, row)
  const asked = conditions.filter(({ isAsked }) => isAsked)
  const bars: (Bar & { stateOf: (player: Row) => ConditionState })[] = counted.flatMap((kind) => {
    const condition = asked.find((one) => one.kind === kind)
    const stateOf = condition && stateForPlayers(view, kind, type, row)
    if (!stateOf) return []
    const { asks, path } = condition
    return [{ kind, asks, path, met: 0, unmet: 0, unknown: 0, stateOf }]
  })
  const pays = bars.find(({ kind }) => kind === 'price')
  let [count, left, canPay] = [0, 0, 0]
  for (const player of players) {
    if (!isObject(player)) continue
    count += 1
    if (pays?.stateOf(player as Row) === 'met') canPay += 1
    const failing = bars.find((bar) => {
      const state = bar.stateOf(player as Row)
      bar[state] += 1
      return state !== 'met'
    })
    if (!failing) left += 1
    if (count % slice !== 0) continue
    onProgress?.(count)
    yield
  }
  return {
    players: count,
    bars: bars.map(({ stateOf: _, ...bar }) => bar),
    left,
    canPay: pays && canPay,
    closed: conditions.filter(({ kind, state }) => state === 'unmet' && ruleOf(kind).of !== 'player'),
    leftOut: asked.filter(({ kind }) => kind === 'missions' || kind === 'limit'),
  }
}

/** Counts all players without a pause. */
export const funnelOf = (view: View, type: EntityType, row: Row, players: readonly unknown[]): Funnel =>
  runSync(funnelling(view, type, row, players))
