import type { LeaderboardElement, LeaderboardUnits, Period, QuestionType } from '@/generated/model'
import { formatNumber } from '@/lib/format'
import { nouns } from '@/model/words'
import type { EntityType } from './entityTypes'

/*
 * The enumerations of the contract: the labels of their values, in the order of the screen, and what a missing value
 * means. Columns, filters, selects, new objects, CSV and diffs read them here. A value without a label does not compile.
 */

type Labels<Value extends string = string> = Readonly<Record<Value, string>>

/** How often counting is reset (rule FIELD-10). */
export const periods: Labels<Period> = {
  'all-time': 'None',
  daily: 'Day',
  weekly: 'Week',
  monthly: 'Month',
}

/** Counting is never reset. */
export const noPeriod = 'all-time' satisfies Period

/** The labels of periods in the list of leaderboards (rule LIST-5). */
export const rankedPeriods: Labels<Period> = {
  'all-time': 'Ongoing',
  daily: 'This Day',
  weekly: 'This Week',
  monthly: 'This Month',
}

/** The labels of periods as an answer to 'How often?', the shortest first. */
export const everyPeriod: Labels<Period> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  'all-time': 'Never',
}

const perPeriod: Labels<Period> = { 'all-time': '', daily: ' a day', weekly: ' a week', monthly: ' a month' }

/** How often a limit with a count allows something: 'Once a day', '3 times a week'; without a period for life: 'Once'. */
export function oftenText(count: number, period: unknown): string {
  const times = count === 1 ? 'Once' : count === 2 ? 'Twice' : `${formatNumber(count)} times`
  return `${times}${labelIn(perPeriod, period) || ', ever'}`
}

/** What players are ranked by (rule LEADERBOARD-2). */
export const units: Labels<LeaderboardUnits> = { points: nouns.points.title, credits: nouns.credits.title }

/** Who is ranked (rule LEADERBOARD-2). */
export const elements: Labels<LeaderboardElement> = {
  player: nouns.players.title,
  team: nouns.teams.title,
  teammembers: `${nouns.teams.singular} Members`,
}

/** How many choices a player can pick (rule QUESTION-1). */
export const questionTypes: Labels<QuestionType> = { single: 'Single', multi: 'Multi' }

/** The labels of every enumeration, by the field of the contract. */
export const choices: Readonly<Record<string, Labels>> = {
  period: periods,
  units,
  element: elements,
  'questions.*.type': questionTypes,
}

/** A missing period means this one: the default of the contract, or what the console shows (decision W1). */
export const defaultPeriods = {
  missions: 'daily',
  streaks: 'monthly',
  leaderboards: 'daily',
  prizes: 'all-time',
  raffles: 'all-time',
  mysteryboxes: 'all-time',
} as const satisfies Partial<Record<EntityType, Period>>

/** The value of a field, or the default that a missing value means. */
export const withDefault = (type: string, field: string, value: unknown): unknown =>
  field === 'period' && (value === undefined || value === null || value === '')
    ? (defaultPeriods as Readonly<Record<string, Period | undefined>>)[type]
    : value

/** A period in which counting is reset. */
export type Repeat = Exclude<Period, 'all-time'>

/** Returns the value if it is a period in which counting is reset, otherwise undefined. */
export const repeatOf = (value: unknown): Repeat | undefined =>
  value !== 'all-time' && labelIn(periods, value) !== undefined ? (value as Repeat) : undefined

/** The label of a value; undefined if there is none. */
export const labelIn = (labels: Labels, value: unknown): string | undefined =>
  typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined
