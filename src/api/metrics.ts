import type { Statistics } from '@/generated/model'
import { doubleOf } from '@/lib/exactNumber'
import { plainText } from '@/lib/value'

/** Names of the figures of a statistics record (rule STATS-2). */
export type MetricName =
  | 'players'
  | 'activePlayers'
  | 'missions'
  | 'startedMissions'
  | 'achievements'
  | 'unlockedAchievements'
  | 'streaksStarted'
  | 'streaksCompleted'
  | 'points'
  | 'credits'
  | 'levelUps'
  | 'prizes'
  | 'prizeDraws'
  | 'mysteryBoxes'
  | 'surveys'
  | 'quizzes'
  | 'apiCalls'

/** Returns 0 for a figure that is missing or not a number; a numeric string is converted. */
export function metricOf(statistics: Statistics, name: MetricName): number {
  const value: unknown = statistics[name]
  const figure = doubleOf(value) ?? Number(plainText(value))
  return Number.isFinite(figure) ? figure : 0
}
