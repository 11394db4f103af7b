import type { LeaderboardElement, LeaderboardUnits, Period } from '@/generated/model'

/*
 * How the demo world is written down: short rows, which `build.ts` turns into the objects of the contract.
 * An id that is left out is the name as a slug. Days count from the world's base date (clock.ts).
 */

interface Row {
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

interface Scheduled {
  /** First and last day. */
  active?: [from?: number, to?: number]
  period?: Period
}

interface Limited {
  /** Times per period; unlimited when left out. */
  limit?: number
}

export interface AccountRow extends Omit<Row, 'id' | 'category' | 'tags'> {
  account: string
  plan: 'paid' | 'free' | 'test'
  prizingModel?: string[]
}

export interface EventRow extends Row, Limited {
  gives: RewardRow
}

export interface AchievementRow extends Row {
  steps: number
  gives: RewardRow
  needs?: RequirementRow
}

export interface LevelRow extends Row {
  ordinal: number
  points: number
  credits?: number
  achievements?: string[]
  gives: RewardRow
}

export interface TeamRow extends Row {
  badges?: string[]
}

export interface MissionRow extends Row, Scheduled, Limited {
  gives: RewardRow
  priority?: number
  needs?: RequirementRow
  /** Seconds to complete, seconds to restart; one that is left out is not in force. */
  timing?: [toComplete?: number, toRestart?: number]
  events?: Record<string, number>
  quiz?: string
  survey?: string
  languages?: string[]
}

export interface StreakRow extends Row, Scheduled, Limited {
  gives: RewardRow
  priority?: number
  mission?: string
}

export interface LeaderboardRow extends Row, Scheduled {
  element: LeaderboardElement
  units: LeaderboardUnits
  missions?: string[]
  needs?: RequirementRow
}

/** Units put in and units won, by prize. */
type PrizeCountRows = Record<string, [count: number, won: number]>

export interface PrizeRow extends Row, Scheduled, Limited {
  credits: number
  /** [units in all, units gone]; absent when it never sells out. */
  stock?: [count: number, redeemed: number]
  redeemed?: number
  bundle?: Record<string, number>
  needs?: RequirementRow
}

export interface RaffleRow extends Row, Scheduled, Limited {
  credits: number
  /** [day, `hh:mm` in UTC]. */
  draw?: [day: number, time: string]
  prizes: PrizeCountRows
  needs?: RequirementRow
}

export interface MysteryBoxRow extends Row, Scheduled, Limited {
  credits: number
  prizes: PrizeCountRows
  needs?: RequirementRow
}

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

interface Questions extends Row {
  gives: RewardRow
  shuffle?: boolean
  completed?: number
  questions: QuestionRow[]
}

export type SurveyRow = Questions

export interface QuizRow extends Questions {
  /** Per cent. */
  pass: number
  seconds: number
  passed: string
  failed: string
}

export type RuleRow = Row

/** Players written by hand; the others are drawn from lists of names (players.ts). */
export interface PlayerRow extends Row {
  team?: string
  points: number
  credits: number
}

/** All that one account holds. */
export interface AccountWorldRows {
  account: AccountRow
  achievements?: AchievementRow[]
  events?: EventRow[]
  leaderboards?: LeaderboardRow[]
  levels?: LevelRow[]
  missions?: MissionRow[]
  mysteryBoxes?: MysteryBoxRow[]
  players?: PlayerRow[]
  /** How many players there are in all, those written by hand included. */
  playerCount?: number
  prizes?: PrizeRow[]
  quizzes?: QuizRow[]
  raffles?: RaffleRow[]
  rules?: RuleRow[]
  streaks?: StreakRow[]
  surveys?: SurveyRow[]
  teams?: TeamRow[]
}
