import { normal } from '@/engine/programme/campaignName'
import { numberAt, partOf, type Row, rowOf, rowWith } from '@/engine/programme/programmeIndex'
import { runSync } from '@/lib/idle'
import { isObject, plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { type ClosePlayer, Closest } from './closest'
import { conditionRuleOf } from './conditions'
import { amount, levelOf, texts } from './person'
import { achievementsOf, listedIds, requiredOrdinal, requirementOf, withoutOrdinal } from './requirement'
import { type Condition, type ConditionKind, type ConditionState, decided, type Explained } from './types'
import type { View } from './view'

/** Conditions that the list of players does not contain, or that depend on other objects for each player. */
const notListed = ['missions', 'limit', 'given'] as const
/** Conditions that are the same for all players: they depend on the object, the moment, or other objects. */
type NotOfPlayer = 'available' | 'started' | 'notOver' | 'objective' | 'stock' | 'driven'
/** Conditions that can be counted over the list of players. */
type CountedKind = Exclude<ConditionKind, (typeof notListed)[number] | NotOfPlayer>

/** The result of one condition, among the players who meet all conditions before it. */
export interface FunnelBar {
  kind: CountedKind
  asks: string
  /**
   * The numbers of players who meet the condition, who do not, and for whom it is unknown. Their sum is the number of
   * players who meet all conditions before it.
   */
  met: number
  unmet: number
  unknown: number
}

export interface Funnel {
  /** How many players were counted. */
  players: number
  bars: readonly FunnelBar[]
  /** The number of players who meet all countable conditions. */
  left: number
  /**
   * The number of players with enough credits, ignoring the other conditions. Undefined if the object costs nothing.
   */
  canPay: number | undefined
  /** Conditions of the object and the moment that are not met, so that nobody can use it now. */
  closed: readonly Condition[]
  /** When the object opens for the players in `left`, in ms. Undefined if it is open or never opens. */
  opensAt: number | undefined
  /** Conditions that could not be counted, because the list of players does not contain them. */
  leftOut: readonly Condition[]
  /** For a level: the players who have not reached it and lack least. */
  closest: readonly ClosePlayer[]
}

/**
 * Returns the state of one condition for one player. Runs for many players, so it creates no texts and reads few
 * fields.
 */
type StateOf = (player: Row<'players'>) => ConditionState

const atLeast =
  (field: 'credits' | 'points', wanted = 0): StateOf =>
  (player) =>
    decided(amount(player[field]) >= wanted)

function levelState(view: View, row: Row): StateOf {
  const wanted = requiredOrdinal(view, row)
  if (wanted === undefined) return ({ level }) => withoutOrdinal(view, row, levelOf(level))
  /** Results by level, because most players share a few levels. */
  const known = new Map<string, ConditionState>()
  return ({ level }) => {
    const own = levelOf(level)
    if (!own) return 'unmet'
    const key = `${own.id ?? ''}\n${own.name}`
    let state = known.get(key)
    if (state === undefined) {
      const ordinal = view.ladder.ordinalOfPerson({ level: own })
      state = ordinal === undefined ? 'unknown' : decided(ordinal >= wanted)
      known.set(key, state)
    }
    return state
  }
}

function hasAll(field: 'tags' | 'badges', wanted: unknown, read = (text: string) => text): StateOf {
  const needed = listedIds(wanted).map(read)
  return (player) => {
    const own = texts(player[field]).map(read)
    return decided(needed.every((one) => own.includes(one)))
  }
}

/** How to evaluate each condition from the list of players, in the order of the bars. */
const counted: Readonly<Record<CountedKind, (view: View, row: Row, type: EntityType) => StateOf>> = {
  price: (_, row) => atLeast('credits', numberAt(rowWith(row, 'credits'), 'credits')),
  level: levelState,
  category: (_, row) => {
    const wanted = normal(plainText(requirementOf(row).category))
    return ({ category }) => decided(normal(plainText(category)) === wanted)
  },
  tags: (_, row) => hasAll('tags', requirementOf(row).tags, normal),
  achievements: (_, row, type) => hasAll('badges', achievementsOf(type, row)),
  points: (_, row) => atLeast('points', numberAt(rowOf('levels', row), 'objectives.points')),
  credits: (_, row) => atLeast('credits', numberAt(rowOf('levels', row), 'objectives.credits')),
}
const countedKinds = Object.keys(counted) as CountedKind[]

/**
 * The unmet conditions that are the same for every player. A condition that depends on another object, such as the
 * mission of a streak, is included only if that object is also closed for everybody.
 */
function closedIn(view: View, { type, row, conditions }: Explained, seen = new Set<Row>()): Condition[] {
  seen.add(row)
  const isClosed = (one: Explained) => !seen.has(one.row) && closedIn(view, one, seen).length > 0
  return conditions.filter(({ kind, state }) => {
    if (state !== 'unmet') return false
    if (kind === 'given') return view.given(row).givers.every(isClosed)
    if (kind !== 'objective' || type !== 'streaks') return conditionRuleOf(kind).of !== 'player'
    const [id = ''] = listedIds(partOf(rowOf(type, row), 'objectives').missions)
    const mission = view.mission(id)
    return !mission || isClosed(mission)
  })
}

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
  const explained = view.explain(type, row)
  const { conditions } = explained
  const asked = conditions.filter(({ isAsked }) => isAsked)
  const bars: (FunnelBar & { stateOf: StateOf })[] = countedKinds.flatMap((kind) => {
    const condition = asked.find((one) => one.kind === kind)
    if (!condition) return []
    const { asks } = condition
    return [{ kind, asks, met: 0, unmet: 0, unknown: 0, stateOf: counted[kind](view, row, type) }]
  })
  const closed = closedIn(view, explained)
  const closest = type === 'levels' ? new Closest(view, rowOf(type, row)) : undefined
  const pays = bars.find(({ kind }) => kind === 'price')
  let [count, left, canPay] = [0, 0, 0]
  for (const player of players) {
    if (!isObject(player)) continue
    count += 1
    closest?.add(player as Row<'players'>)
    if (pays?.stateOf(player as Row<'players'>) === 'met') canPay += 1
    const failing = bars.find((bar) => {
      const state = bar.stateOf(player as Row<'players'>)
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
    closed,
    opensAt: explained.opensAt,
    closest: closest?.players ?? [],
    leftOut: asked.filter(
      ({ kind }) => notListed.some((one) => one === kind) && !closed.some((one) => one.kind === kind),
    ),
  }
}

/** Counts all players without a pause. */
export const funnelOf = (view: View, type: EntityType, row: Row, players: readonly unknown[]): Funnel =>
  runSync(funnelling(view, type, row, players))
