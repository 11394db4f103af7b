import type { Row } from '@/engine/programme/programmeIndex'
import type { EntityType } from '@/model/entityTypes'

/**
 * The kinds of conditions of an object: on the player, on the moment, or on the object itself. The command and its
 * files use these names.
 */
export type ConditionKind =
  | 'available'
  | 'started'
  | 'notOver'
  | 'level'
  | 'category'
  | 'tags'
  | 'achievements'
  | 'missions'
  | 'objective'
  | 'price'
  | 'stock'
  | 'points'
  | 'credits'
  | 'given'
  | 'driven'
  | 'limit'

/** `unknown`: the server knows it, the console does not. */
export type ConditionState = 'met' | 'unmet' | 'unknown'

export const decided = (isMet: boolean): ConditionState => (isMet ? 'met' : 'unmet')

export interface ObjectId {
  type: EntityType
  id: string
}

export interface Condition {
  kind: ConditionKind
  state: ConditionState
  /** Dot path of the field of the object that asks. */
  path: string
  /** The requirement, e.g. 'Needs level 4 Trailblazer'. */
  asks: string
  /** The current value, e.g. 'has 3 Pathfinder'. */
  has: string
  /** False if the field is empty, so there is no condition. */
  isAsked: boolean
  /** The required objects that the player does not have. */
  missing?: readonly ObjectId[]
  /** The number of missing points, credits or levels. */
  gap?: number
}

/** In order of precedence: the first state that applies is that of the object. */
export const states = [
  'has',
  'inactive',
  'over',
  'coming',
  'sold-out',
  'used-up',
  'locked',
  'perhaps',
  'open',
] as const
export type State = (typeof states)[number]

/** One object for one player and one moment. */
export interface Explained extends ObjectId {
  name: string
  row: Row
  state: State
  conditions: readonly Condition[]
  /** The time at which it opens by itself, in ms. Set only in the state `coming`. */
  opensAt?: number
}

/** Whether the steps of an achievement can be collected, and from which objects. */
export interface Given {
  state: ConditionState
  /** All objects that give steps, each with its own state. */
  givers: readonly Explained[]
  /** The time at which the first of the coming ones opens, in ms. */
  opensAt: number | undefined
}

/** The facts about a player that conditions read. */
export interface Person {
  name: string
  /** Undefined: no level yet. */
  level: { id?: string; name: string } | undefined
  category: string
  tags: readonly string[]
  points: number
  credits: number
  /** Ids of the achievements that the player has. */
  badges: readonly string[]
  /**
   * Ids of the missions that the player has finished, as far as the user has set them. No list of the server contains
   * them.
   */
  finished: readonly string[]
  /** How often the player has used an object in the present period, by 'prizes/mug', as far as the user says so. */
  used: Readonly<Record<string, number>>
  /** The moment whose period `used` refers to, in ms. Default: the explained moment. */
  usedAt?: number
  /**
   * Nothing about the player is unknown: a mission that is not in `finished` is unfinished, and a count that is not in `used`
   * is 0. True for made-up players, and for others where the user assumes it.
   */
  assumesNone?: boolean
}

/** The key of an object in `used` and in addresses: 'prizes/mug'. */
export const objectKey = ({ type, id }: ObjectId): string => `${type}/${id}`

export const countOf = (all: readonly Explained[], state: State): number =>
  all.filter((one) => one.state === state).length
