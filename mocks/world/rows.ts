import type { Period } from '@/generated/model'

/*
 * The short rows in which the demo world is written; `mocks/entities` turns them into objects of the contract. Without
 * an id, the slug of the name is used. Days count from the world's base date (clock.ts).
 */

export interface Row {
  name: string
  id?: string
  about?: string
  /** Picture as `icon palette` (images/draw.ts); defaults to the default picture. */
  art?: string
  category?: string
  tags?: string[]
  /** Creates an inactive object. */
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
  /** Times per period; unlimited if omitted. */
  limit?: number
}

export interface AccountRow extends Omit<Row, 'id' | 'category' | 'tags'> {
  account: string
  plan: 'paid' | 'free' | 'test'
  prizingModel?: string[]
  /** Total number of players, including the hand-written ones. */
  playerCount?: number
}

/** Units put in and units won, by prize. */
export type PrizeCountRows = Record<string, [count: number, won: number]>

export interface QuestionRow {
  ask: string
  /** In a quiz, a leading star marks a right option. */
  options: string[]
  art?: string
  /** Pictures of the options, in the same order. */
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
