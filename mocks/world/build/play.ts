import type { Achievement, Event, Leaderboard, Level, Mission, Streak } from '@/generated/model'
import { hash } from '../random'
import type { AchievementRow, EventRow, LeaderboardRow, LevelRow, MissionRow, StreakRow } from '../rows'
import { type BuildContext, base, compact, limits, requirement, reward, schedule } from './common'

export function buildEvent(row: EventRow, context: BuildContext): Event {
  return compact({
    ...base(row, context),
    ...limits(row.limit),
    reward: reward(row.gives),
    languages: ['en'],
  })
}

export function buildAchievement(row: AchievementRow, context: BuildContext): Achievement {
  return compact({
    ...base(row, context),
    steps: row.steps,
    requirement: requirement(row.needs, context),
    reward: reward(row.gives),
    languages: ['en'],
  })
}

export function buildLevel(row: LevelRow, context: BuildContext): Level {
  const { points, credits = 0, achievements = [] } = row
  return compact({
    ...base(row, context),
    ordinal: row.ordinal,
    objectives: { points, credits, achievements },
    reward: reward(row.gives),
    languages: ['en'],
  })
}

export function buildMission(row: MissionRow, context: BuildContext): Mission {
  const [toComplete, toRestart] = row.timing ?? []
  return compact({
    ...base(row, context),
    ...schedule(row, context),
    timing: { maxSecondsToComplete: toComplete ?? 0, minSecondsToRestart: toRestart ?? 0 },
    timeToComplete: toComplete !== undefined,
    timeToRestart: toRestart !== undefined,
    priority: row.priority ?? 0,
    ...limits(row.limit),
    objectives: {
      events: Object.entries(row.events ?? {}).map(([id, count]) => ({
        id,
        count,
        // Somewhere on the way, always the same.
        currentCount: hash(row.name + id) % (count + 1),
      })),
      missions: [],
      quizzId: row.quiz ?? '',
      surveyId: row.survey ?? '',
    },
    requirement: requirement(row.needs, context),
    languages: row.languages ?? ['en'],
    reward: reward(row.gives),
  })
}

export function buildStreak(row: StreakRow, context: BuildContext): Streak {
  return compact({
    ...base(row, context),
    ...schedule(row, context),
    ...limits(row.limit),
    priority: row.priority ?? 0,
    objectives: { missions: row.mission ? [row.mission] : [] },
    reward: reward(row.gives),
    languages: ['en'],
  })
}

export function buildLeaderboard(row: LeaderboardRow, context: BuildContext): Leaderboard {
  return compact({
    ...base(row, context),
    ...schedule(row, context),
    element: row.element,
    rankBy: 'total',
    units: row.units,
    requirement: requirement(row.needs, context),
    drivenBy: { missions: row.missions ?? [] },
    languages: ['en'],
  })
}
