import { numberAt, partOf, type Row, textsOf } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { plainText } from '@/ui/value'
import { amount, levelOf, texts } from './person'
import { requiredOrdinal } from './requirement'
import { type ConditionState, decided, type Kind } from './types'
import type { View } from './view'
import { normal } from './words'

/* Conditions of one object for many players: without texts, and as little of a player as each one needs. */

type StateOf = (player: Row) => ConditionState

const atLeast =
  (field: 'credits' | 'points', wanted: number): StateOf =>
  (player) =>
    decided(amount(player[field]) >= wanted)

function levelState(view: View, row: Row): StateOf {
  const wanted = requiredOrdinal(view, row)
  if (wanted === undefined) return () => (view.programme.isWhole('levels') ? 'unmet' : 'unknown')
  /** By the level of the player: most players share one of few. */
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

function hasAll(field: string, wanted: readonly string[], read: (text: string) => string): StateOf {
  const needed = wanted.map(read)
  return (player) => {
    const own = texts(player[field]).map(read)
    return decided(needed.every((one) => own.includes(one)))
  }
}

const idsIn = (value: unknown) => textsOf(value).map(([, id]) => id)
const asIs = (text: string) => text

/** How one condition of an object is decided for any player; undefined if no list of players tells it. */
export function stateForPlayers(view: View, kind: Kind, type: EntityType, row: Row): StateOf | undefined {
  const requirement = partOf(row, 'requirement')
  const objectives = partOf(row, 'objectives')
  switch (kind) {
    case 'price':
      return atLeast('credits', numberAt(row, 'credits') ?? 0)
    case 'points':
      return atLeast('points', numberAt(objectives, 'points') ?? 0)
    case 'credits':
      return atLeast('credits', numberAt(objectives, 'credits') ?? 0)
    case 'level':
      return levelState(view, row)
    case 'category': {
      const wanted = normal(plainText(requirement.category))
      return ({ category }) => decided(normal(plainText(category)) === wanted)
    }
    case 'tags':
      return hasAll('tags', idsIn(requirement.tags), normal)
    case 'achievements':
      return hasAll('badges', idsIn((type === 'levels' ? objectives : requirement).achievements), asIs)
    default:
      return undefined
  }
}
