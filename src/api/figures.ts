import type { Statistics } from '@/generated/model'

/** Names of the figures of a statistics record (rule STATS-2). */
export type FigureName =
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
export function figureOf(statistics: Statistics, name: FigureName): number {
  const value: unknown = statistics[name]
  const figure = typeof value === 'string' ? Number(value) : value
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : 0
}
