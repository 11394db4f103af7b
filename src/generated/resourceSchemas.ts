/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { ZodType } from 'zod'
import * as contract from './zod/gamificationAdminAPI.schemas.ts'
import type { Resource } from './resourceFacts.ts'

/** The objects of each resource, as the server sends them. */
export const resourceSchemas: Record<Resource, ZodType> = {
  accounts: contract.Account,
  players: contract.Player,
  teams: contract.Team,
  events: contract.Event,
  missions: contract.Mission,
  streaks: contract.Streak,
  achievements: contract.Achievement,
  levels: contract.Level,
  leaderboards: contract.Leaderboard,
  prizes: contract.Prize,
  raffles: contract.Raffle,
  mysteryboxes: contract.MysteryBox,
  surveys: contract.Survey,
  quizzes: contract.Quiz,
  rules: contract.Rule,
}

/** The bodies that create and update an object of each resource. */
export const requestSchemas: Record<Resource, { create: ZodType; update: ZodType }> = {
  accounts: { create: contract.AccountCreate, update: contract.AccountUpdate },
  players: { create: contract.PlayerCreate, update: contract.PlayerUpdate },
  teams: { create: contract.TeamCreate, update: contract.TeamUpdate },
  events: { create: contract.EventCreate, update: contract.EventUpdate },
  missions: { create: contract.MissionCreate, update: contract.MissionUpdate },
  streaks: { create: contract.StreakCreate, update: contract.StreakUpdate },
  achievements: { create: contract.AchievementCreate, update: contract.AchievementUpdate },
  levels: { create: contract.LevelCreate, update: contract.LevelUpdate },
  leaderboards: { create: contract.LeaderboardCreate, update: contract.LeaderboardUpdate },
  prizes: { create: contract.PrizeCreate, update: contract.PrizeUpdate },
  raffles: { create: contract.RaffleCreate, update: contract.RaffleUpdate },
  mysteryboxes: { create: contract.MysteryBoxCreate, update: contract.MysteryBoxUpdate },
  surveys: { create: contract.SurveyCreate, update: contract.SurveyUpdate },
  quizzes: { create: contract.QuizCreate, update: contract.QuizUpdate },
  rules: { create: contract.RuleCreate, update: contract.RuleUpdate },
}

/** The successful response of an operation. */
export interface OperationResponse {
  method: string
  /** As in the contract: '/teams/{account}/{id}'. */
  path: string
  /** Of the response, or of each object of the list; undefined for a response without a body. */
  schema: ZodType | undefined
  isList: boolean
}

export const operationResponses: readonly OperationResponse[] = [
  { method: 'GET', path: '/accounts', schema: contract.Account, isList: true },
  { method: 'POST', path: '/accounts', schema: contract.Account, isList: false },
  { method: 'PUT', path: '/accounts', schema: contract.Account, isList: false },
  { method: 'POST', path: '/accounts/copy', schema: undefined, isList: false },
  { method: 'POST', path: '/accounts/image/{account}', schema: contract.ImageUploadResult, isList: false },
  { method: 'DELETE', path: '/accounts/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/players', schema: contract.Player, isList: true },
  { method: 'POST', path: '/players', schema: contract.Player, isList: false },
  { method: 'PATCH', path: '/players/{player}', schema: contract.Player, isList: false },
  { method: 'DELETE', path: '/players/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/teams', schema: contract.Team, isList: true },
  { method: 'POST', path: '/teams', schema: contract.Team, isList: false },
  { method: 'PUT', path: '/teams', schema: contract.Team, isList: false },
  { method: 'DELETE', path: '/teams/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/events', schema: contract.Event, isList: true },
  { method: 'POST', path: '/events', schema: contract.Event, isList: false },
  { method: 'PUT', path: '/events', schema: contract.Event, isList: false },
  { method: 'DELETE', path: '/events/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/missions', schema: contract.Mission, isList: true },
  { method: 'POST', path: '/missions', schema: contract.Mission, isList: false },
  { method: 'PUT', path: '/missions', schema: contract.Mission, isList: false },
  { method: 'DELETE', path: '/missions/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/streaks', schema: contract.Streak, isList: true },
  { method: 'POST', path: '/streaks', schema: contract.Streak, isList: false },
  { method: 'PUT', path: '/streaks', schema: contract.Streak, isList: false },
  { method: 'DELETE', path: '/streaks/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/achievements', schema: contract.Achievement, isList: true },
  { method: 'POST', path: '/achievements', schema: contract.Achievement, isList: false },
  { method: 'PUT', path: '/achievements', schema: contract.Achievement, isList: false },
  { method: 'DELETE', path: '/achievements/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/levels', schema: contract.Level, isList: true },
  { method: 'POST', path: '/levels', schema: contract.Level, isList: false },
  { method: 'PUT', path: '/levels', schema: contract.Level, isList: false },
  { method: 'DELETE', path: '/levels/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/leaderboards', schema: contract.Leaderboard, isList: true },
  { method: 'POST', path: '/leaderboards', schema: contract.Leaderboard, isList: false },
  { method: 'PUT', path: '/leaderboards', schema: contract.Leaderboard, isList: false },
  { method: 'DELETE', path: '/leaderboards/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/prizes', schema: contract.Prize, isList: true },
  { method: 'POST', path: '/prizes', schema: contract.Prize, isList: false },
  { method: 'PUT', path: '/prizes', schema: contract.Prize, isList: false },
  { method: 'DELETE', path: '/prizes/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/raffles', schema: contract.Raffle, isList: true },
  { method: 'POST', path: '/raffles', schema: contract.Raffle, isList: false },
  { method: 'PUT', path: '/raffles', schema: contract.Raffle, isList: false },
  { method: 'DELETE', path: '/raffles/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/mysteryboxes', schema: contract.MysteryBox, isList: true },
  { method: 'POST', path: '/mysteryboxes', schema: contract.MysteryBox, isList: false },
  { method: 'PUT', path: '/mysteryboxes', schema: contract.MysteryBox, isList: false },
  { method: 'DELETE', path: '/mysteryboxes/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/surveys', schema: contract.Survey, isList: true },
  { method: 'POST', path: '/surveys', schema: contract.Survey, isList: false },
  { method: 'PUT', path: '/surveys', schema: contract.Survey, isList: false },
  { method: 'DELETE', path: '/surveys/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/quizzes', schema: contract.Quiz, isList: true },
  { method: 'POST', path: '/quizzes', schema: contract.Quiz, isList: false },
  { method: 'PUT', path: '/quizzes', schema: contract.Quiz, isList: false },
  { method: 'DELETE', path: '/quizzes/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/rules', schema: contract.Rule, isList: true },
  { method: 'POST', path: '/rules', schema: contract.Rule, isList: false },
  { method: 'PUT', path: '/rules', schema: contract.Rule, isList: false },
  { method: 'DELETE', path: '/rules/{account}/{id}', schema: undefined, isList: false },
  { method: 'GET', path: '/analytics', schema: contract.Statistics, isList: false },
  { method: 'GET', path: '/analytics/aggregated', schema: contract.Statistics, isList: false },
]
