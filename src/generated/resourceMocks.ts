/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { HttpHandler, PathParams } from 'msw'
import type { ZodObject } from 'zod'
import { getListTeamsMockHandler, getCreateTeamMockHandler, getUpdateTeamMockHandler, getDeleteTeamMockHandler } from './mocks/teams/teams.msw.ts'
import { getListEventsMockHandler, getCreateEventMockHandler, getUpdateEventMockHandler, getDeleteEventMockHandler } from './mocks/events/events.msw.ts'
import { getListMissionsMockHandler, getCreateMissionMockHandler, getUpdateMissionMockHandler, getDeleteMissionMockHandler } from './mocks/missions/missions.msw.ts'
import { getListStreaksMockHandler, getCreateStreakMockHandler, getUpdateStreakMockHandler, getDeleteStreakMockHandler } from './mocks/streaks/streaks.msw.ts'
import { getListAchievementsMockHandler, getCreateAchievementMockHandler, getUpdateAchievementMockHandler, getDeleteAchievementMockHandler } from './mocks/achievements/achievements.msw.ts'
import { getListLevelsMockHandler, getCreateLevelMockHandler, getUpdateLevelMockHandler, getDeleteLevelMockHandler } from './mocks/levels/levels.msw.ts'
import { getListLeaderboardsMockHandler, getCreateLeaderboardMockHandler, getUpdateLeaderboardMockHandler, getDeleteLeaderboardMockHandler } from './mocks/leaderboards/leaderboards.msw.ts'
import { getListPrizesMockHandler, getCreatePrizeMockHandler, getUpdatePrizeMockHandler, getDeletePrizeMockHandler } from './mocks/prizes/prizes.msw.ts'
import { getListRafflesMockHandler, getCreateRaffleMockHandler, getUpdateRaffleMockHandler, getDeleteRaffleMockHandler } from './mocks/raffles/raffles.msw.ts'
import { getListMysteryBoxesMockHandler, getCreateMysteryBoxMockHandler, getUpdateMysteryBoxMockHandler, getDeleteMysteryBoxMockHandler } from './mocks/mysteryboxes/mysteryboxes.msw.ts'
import { getListSurveysMockHandler, getCreateSurveyMockHandler, getUpdateSurveyMockHandler, getDeleteSurveyMockHandler } from './mocks/surveys/surveys.msw.ts'
import { getListQuizzesMockHandler, getCreateQuizMockHandler, getUpdateQuizMockHandler, getDeleteQuizMockHandler } from './mocks/quizzes/quizzes.msw.ts'
import { getListRulesMockHandler, getCreateRuleMockHandler, getUpdateRuleMockHandler, getDeleteRuleMockHandler } from './mocks/rules/rules.msw.ts'
import type { ResourceTypes } from './resourceFacts.ts'
import { ListTeamsQueryParams, CreateTeamBody, UpdateTeamBody, DeleteTeamParams, ListEventsQueryParams, CreateEventBody, UpdateEventBody, DeleteEventParams, ListMissionsQueryParams, CreateMissionBody, UpdateMissionBody, DeleteMissionParams, ListStreaksQueryParams, CreateStreakBody, UpdateStreakBody, DeleteStreakParams, ListAchievementsQueryParams, CreateAchievementBody, UpdateAchievementBody, DeleteAchievementParams, ListLevelsQueryParams, CreateLevelBody, UpdateLevelBody, DeleteLevelParams, ListLeaderboardsQueryParams, CreateLeaderboardBody, UpdateLeaderboardBody, DeleteLeaderboardParams, ListPrizesQueryParams, CreatePrizeBody, UpdatePrizeBody, DeletePrizeParams, ListRafflesQueryParams, CreateRaffleBody, UpdateRaffleBody, DeleteRaffleParams, ListMysteryBoxesQueryParams, CreateMysteryBoxBody, UpdateMysteryBoxBody, DeleteMysteryBoxParams, ListSurveysQueryParams, CreateSurveyBody, UpdateSurveyBody, DeleteSurveyParams, ListQuizzesQueryParams, CreateQuizBody, UpdateQuizBody, DeleteQuizParams, ListRulesQueryParams, CreateRuleBody, UpdateRuleBody, DeleteRuleParams } from './zod'

/** Every operation of the contract. */
export type OperationId =
  | 'listAccounts'
  | 'createAccount'
  | 'updateAccount'
  | 'copyAccountElements'
  | 'uploadAccountImage'
  | 'deleteAccount'
  | 'listPlayers'
  | 'createPlayer'
  | 'updatePlayer'
  | 'deletePlayer'
  | 'listTeams'
  | 'createTeam'
  | 'updateTeam'
  | 'deleteTeam'
  | 'listEvents'
  | 'createEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'listMissions'
  | 'createMission'
  | 'updateMission'
  | 'deleteMission'
  | 'listStreaks'
  | 'createStreak'
  | 'updateStreak'
  | 'deleteStreak'
  | 'listAchievements'
  | 'createAchievement'
  | 'updateAchievement'
  | 'deleteAchievement'
  | 'listLevels'
  | 'createLevel'
  | 'updateLevel'
  | 'deleteLevel'
  | 'listLeaderboards'
  | 'createLeaderboard'
  | 'updateLeaderboard'
  | 'deleteLeaderboard'
  | 'listPrizes'
  | 'createPrize'
  | 'updatePrize'
  | 'deletePrize'
  | 'listRaffles'
  | 'createRaffle'
  | 'updateRaffle'
  | 'deleteRaffle'
  | 'listMysteryBoxes'
  | 'createMysteryBox'
  | 'updateMysteryBox'
  | 'deleteMysteryBox'
  | 'listSurveys'
  | 'createSurvey'
  | 'updateSurvey'
  | 'deleteSurvey'
  | 'listQuizzes'
  | 'createQuiz'
  | 'updateQuiz'
  | 'deleteQuiz'
  | 'listRules'
  | 'createRule'
  | 'updateRule'
  | 'deleteRule'
  | 'getAnalytics'
  | 'getAggregatedAnalytics'

/** Resources with the common four operations: list by default query, POST, PUT, and DELETE by account and id. */
export type ElementResource =
  | 'teams'
  | 'events'
  | 'missions'
  | 'streaks'
  | 'achievements'
  | 'levels'
  | 'leaderboards'
  | 'prizes'
  | 'raffles'
  | 'mysteryboxes'
  | 'surveys'
  | 'quizzes'
  | 'rules'

/** The schemas of a resource's requests. */
export interface ElementRequests {
  query: typeof ListTeamsQueryParams
  create: ZodObject
  update: ZodObject
  path: ZodObject
}

interface Call {
  request: Request
  params: PathParams
}

/** The functions that handle the four operations of a resource. */
export interface ElementAnswers<T> {
  list: (call: Call) => Promise<T[]>
  create: (call: Call) => Promise<T>
  update: (call: Call) => Promise<T>
  remove: (call: Call) => Promise<void>
}

/** The handlers of all operations that have the common form; `answersOf` is called once for each resource. */
export function elementHandlers(
  answersOf: <R extends ElementResource>(resource: R, requests: ElementRequests) => ElementAnswers<ResourceTypes[R]>,
) {
  const teams = answersOf('teams', {
    query: ListTeamsQueryParams,
    create: CreateTeamBody,
    update: UpdateTeamBody,
    path: DeleteTeamParams,
  })
  const events = answersOf('events', {
    query: ListEventsQueryParams,
    create: CreateEventBody,
    update: UpdateEventBody,
    path: DeleteEventParams,
  })
  const missions = answersOf('missions', {
    query: ListMissionsQueryParams,
    create: CreateMissionBody,
    update: UpdateMissionBody,
    path: DeleteMissionParams,
  })
  const streaks = answersOf('streaks', {
    query: ListStreaksQueryParams,
    create: CreateStreakBody,
    update: UpdateStreakBody,
    path: DeleteStreakParams,
  })
  const achievements = answersOf('achievements', {
    query: ListAchievementsQueryParams,
    create: CreateAchievementBody,
    update: UpdateAchievementBody,
    path: DeleteAchievementParams,
  })
  const levels = answersOf('levels', {
    query: ListLevelsQueryParams,
    create: CreateLevelBody,
    update: UpdateLevelBody,
    path: DeleteLevelParams,
  })
  const leaderboards = answersOf('leaderboards', {
    query: ListLeaderboardsQueryParams,
    create: CreateLeaderboardBody,
    update: UpdateLeaderboardBody,
    path: DeleteLeaderboardParams,
  })
  const prizes = answersOf('prizes', {
    query: ListPrizesQueryParams,
    create: CreatePrizeBody,
    update: UpdatePrizeBody,
    path: DeletePrizeParams,
  })
  const raffles = answersOf('raffles', {
    query: ListRafflesQueryParams,
    create: CreateRaffleBody,
    update: UpdateRaffleBody,
    path: DeleteRaffleParams,
  })
  const mysteryboxes = answersOf('mysteryboxes', {
    query: ListMysteryBoxesQueryParams,
    create: CreateMysteryBoxBody,
    update: UpdateMysteryBoxBody,
    path: DeleteMysteryBoxParams,
  })
  const surveys = answersOf('surveys', {
    query: ListSurveysQueryParams,
    create: CreateSurveyBody,
    update: UpdateSurveyBody,
    path: DeleteSurveyParams,
  })
  const quizzes = answersOf('quizzes', {
    query: ListQuizzesQueryParams,
    create: CreateQuizBody,
    update: UpdateQuizBody,
    path: DeleteQuizParams,
  })
  const rules = answersOf('rules', {
    query: ListRulesQueryParams,
    create: CreateRuleBody,
    update: UpdateRuleBody,
    path: DeleteRuleParams,
  })
  return {
    listTeams: getListTeamsMockHandler(teams.list),
    createTeam: getCreateTeamMockHandler(teams.create),
    updateTeam: getUpdateTeamMockHandler(teams.update),
    deleteTeam: getDeleteTeamMockHandler(teams.remove),
    listEvents: getListEventsMockHandler(events.list),
    createEvent: getCreateEventMockHandler(events.create),
    updateEvent: getUpdateEventMockHandler(events.update),
    deleteEvent: getDeleteEventMockHandler(events.remove),
    listMissions: getListMissionsMockHandler(missions.list),
    createMission: getCreateMissionMockHandler(missions.create),
    updateMission: getUpdateMissionMockHandler(missions.update),
    deleteMission: getDeleteMissionMockHandler(missions.remove),
    listStreaks: getListStreaksMockHandler(streaks.list),
    createStreak: getCreateStreakMockHandler(streaks.create),
    updateStreak: getUpdateStreakMockHandler(streaks.update),
    deleteStreak: getDeleteStreakMockHandler(streaks.remove),
    listAchievements: getListAchievementsMockHandler(achievements.list),
    createAchievement: getCreateAchievementMockHandler(achievements.create),
    updateAchievement: getUpdateAchievementMockHandler(achievements.update),
    deleteAchievement: getDeleteAchievementMockHandler(achievements.remove),
    listLevels: getListLevelsMockHandler(levels.list),
    createLevel: getCreateLevelMockHandler(levels.create),
    updateLevel: getUpdateLevelMockHandler(levels.update),
    deleteLevel: getDeleteLevelMockHandler(levels.remove),
    listLeaderboards: getListLeaderboardsMockHandler(leaderboards.list),
    createLeaderboard: getCreateLeaderboardMockHandler(leaderboards.create),
    updateLeaderboard: getUpdateLeaderboardMockHandler(leaderboards.update),
    deleteLeaderboard: getDeleteLeaderboardMockHandler(leaderboards.remove),
    listPrizes: getListPrizesMockHandler(prizes.list),
    createPrize: getCreatePrizeMockHandler(prizes.create),
    updatePrize: getUpdatePrizeMockHandler(prizes.update),
    deletePrize: getDeletePrizeMockHandler(prizes.remove),
    listRaffles: getListRafflesMockHandler(raffles.list),
    createRaffle: getCreateRaffleMockHandler(raffles.create),
    updateRaffle: getUpdateRaffleMockHandler(raffles.update),
    deleteRaffle: getDeleteRaffleMockHandler(raffles.remove),
    listMysteryBoxes: getListMysteryBoxesMockHandler(mysteryboxes.list),
    createMysteryBox: getCreateMysteryBoxMockHandler(mysteryboxes.create),
    updateMysteryBox: getUpdateMysteryBoxMockHandler(mysteryboxes.update),
    deleteMysteryBox: getDeleteMysteryBoxMockHandler(mysteryboxes.remove),
    listSurveys: getListSurveysMockHandler(surveys.list),
    createSurvey: getCreateSurveyMockHandler(surveys.create),
    updateSurvey: getUpdateSurveyMockHandler(surveys.update),
    deleteSurvey: getDeleteSurveyMockHandler(surveys.remove),
    listQuizzes: getListQuizzesMockHandler(quizzes.list),
    createQuiz: getCreateQuizMockHandler(quizzes.create),
    updateQuiz: getUpdateQuizMockHandler(quizzes.update),
    deleteQuiz: getDeleteQuizMockHandler(quizzes.remove),
    listRules: getListRulesMockHandler(rules.list),
    createRule: getCreateRuleMockHandler(rules.create),
    updateRule: getUpdateRuleMockHandler(rules.update),
    deleteRule: getDeleteRuleMockHandler(rules.remove),
  } satisfies Partial<Record<OperationId, HttpHandler>>
}
