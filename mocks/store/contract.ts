import type { ZodType } from 'zod'
import {
  Account,
  Achievement,
  Event,
  Leaderboard,
  Level,
  Mission,
  MysteryBox,
  Player,
  Prize,
  Quiz,
  Raffle,
  Rule,
  Streak,
  Survey,
  Team,
} from '@/generated/zod/gamificationAdminAPI.schemas'
import type { Resource } from './resources'

const schemas: Record<Resource | 'accounts', ZodType> = {
  accounts: Account,
  achievements: Achievement,
  events: Event,
  leaderboards: Leaderboard,
  levels: Level,
  missions: Mission,
  mysteryboxes: MysteryBox,
  players: Player,
  prizes: Prize,
  quizzes: Quiz,
  raffles: Raffle,
  rules: Rule,
  streaks: Streak,
  surveys: Survey,
  teams: Team,
}

/** What is wrong with an object by the contract of answers, for a developer; undefined when it is right. */
export function breachOf(resource: Resource | 'accounts', object: unknown): string | undefined {
  const [issue] = schemas[resource].safeParse(object).error?.issues ?? []
  return issue && `${resource}: ${issue.path.join('.')}: ${issue.message}`
}
