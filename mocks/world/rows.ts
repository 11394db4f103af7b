import type { Period } from '@/generated/model'

/*
 * The words in which the demo world is written down; `mocks/entities` makes them objects of the contract.
 * An id that is left out is the name as a slug. Days count from the world's base date (clock.ts).
 */

export interface Row {
  name: string
  id?: string
  about?: string
  /** Picture as `icon palette` (images/draw.ts); the default picture when left out. */
  art?: string
  category?: string
  tags?: string[]
  /** Not available. */
  off?: true
}

/** [points, credits, steps by achievement]. */
export type RewardRow = [points: number, credits: number, achievements?: Record<string, number>]

export interface RequirementRow {
  level?: string
  category?: string
  tags?: string[]
  missions?: string[]
  achievements?: string[]
}

export interface Scheduled {
  /** First and last day. */
  active?: [from?: number, to?: number]
  period?: Period
}

export interface Limited {
  /** Times per period; unlimited when left out. */
  limit?: number
}

export interface AccountRow extends Omit<Row, 'id' | 'category' | 'tags'> {
  account: string
  plan: 'paid' | 'free' | 'test'
  prizingModel?: string[]
  /** How many players there are in all, those written by hand included. */
  playerCount?: number
}

/** Units put in and units won, by prize. */
export type PrizeCountRows = Record<string, [count: number, won: number]>

export interface QuestionRow {
  ask: string
  /** In a quiz a star in front marks a right option. */
  options: string[]
  art?: string
  /** Pictures of the options, in their order. */
  arts?: string[]
  multi?: true
  strict?: true
  weight?: number
}

export interface QuestionsRow extends Row {
  gives: RewardRow
  shuffle?: boolean
  completed?: number
  questions: QuestionRow[]
}
