import type { HttpHandler } from 'msw'
import type * as Api from '@/generated/api'
import {
  getCopyAccountElementsMockHandler,
  getCreateAccountMockHandler,
  getDeleteAccountMockHandler,
  getListAccountsMockHandler,
  getUpdateAccountMockHandler,
  getUploadAccountImageMockHandler,
} from '@/generated/mocks/accounts/accounts.msw'
import {
  getCreateAchievementMockHandler,
  getDeleteAchievementMockHandler,
  getListAchievementsMockHandler,
  getUpdateAchievementMockHandler,
} from '@/generated/mocks/achievements/achievements.msw'
import {
  getGetAggregatedAnalyticsMockHandler,
  getGetAnalyticsMockHandler,
} from '@/generated/mocks/analytics/analytics.msw'
import {
  getCreateEventMockHandler,
  getDeleteEventMockHandler,
  getListEventsMockHandler,
  getUpdateEventMockHandler,
} from '@/generated/mocks/events/events.msw'
import {
  getCreateLeaderboardMockHandler,
  getDeleteLeaderboardMockHandler,
  getListLeaderboardsMockHandler,
  getUpdateLeaderboardMockHandler,
} from '@/generated/mocks/leaderboards/leaderboards.msw'
import {
  getCreateLevelMockHandler,
  getDeleteLevelMockHandler,
  getListLevelsMockHandler,
  getUpdateLevelMockHandler,
} from '@/generated/mocks/levels/levels.msw'
import {
  getCreateMissionMockHandler,
  getDeleteMissionMockHandler,
  getListMissionsMockHandler,
  getUpdateMissionMockHandler,
} from '@/generated/mocks/missions/missions.msw'
import {
  getCreateMysteryBoxMockHandler,
  getDeleteMysteryBoxMockHandler,
  getListMysteryBoxesMockHandler,
  getUpdateMysteryBoxMockHandler,
} from '@/generated/mocks/mysteryboxes/mysteryboxes.msw'
import {
  getCreatePlayerMockHandler,
  getDeletePlayerMockHandler,
  getListPlayersMockHandler,
  getUpdatePlayerMockHandler,
} from '@/generated/mocks/players/players.msw'
import {
  getCreatePrizeMockHandler,
  getDeletePrizeMockHandler,
  getListPrizesMockHandler,
  getUpdatePrizeMockHandler,
} from '@/generated/mocks/prizes/prizes.msw'
import {
  getCreateQuizMockHandler,
  getDeleteQuizMockHandler,
  getListQuizzesMockHandler,
  getUpdateQuizMockHandler,
} from '@/generated/mocks/quizzes/quizzes.msw'
import {
  getCreateRaffleMockHandler,
  getDeleteRaffleMockHandler,
  getListRafflesMockHandler,
  getUpdateRaffleMockHandler,
} from '@/generated/mocks/raffles/raffles.msw'
import {
  getCreateRuleMockHandler,
  getDeleteRuleMockHandler,
  getListRulesMockHandler,
  getUpdateRuleMockHandler,
} from '@/generated/mocks/rules/rules.msw'
import {
  getCreateStreakMockHandler,
  getDeleteStreakMockHandler,
  getListStreaksMockHandler,
  getUpdateStreakMockHandler,
} from '@/generated/mocks/streaks/streaks.msw'
import {
  getCreateSurveyMockHandler,
  getDeleteSurveyMockHandler,
  getListSurveysMockHandler,
  getUpdateSurveyMockHandler,
} from '@/generated/mocks/surveys/surveys.msw'
import {
  getCreateTeamMockHandler,
  getDeleteTeamMockHandler,
  getListTeamsMockHandler,
  getUpdateTeamMockHandler,
} from '@/generated/mocks/teams/teams.msw'
import * as contract from '@/generated/zod'
import { copyAccountElements, createAccount, deleteAccount, listAccounts, updateAccount } from './accounts'
import { getAggregatedAnalytics, getAnalytics } from './analytics'
import { elements } from './elements'
import { uploadAccountImage } from './images'
import { createPlayer, deletePlayer, listPlayers, updatePlayer } from './players'

/**
 * The operations of the contract. orval writes a hook `useX` for every operation `x`, so the functions with such a hook
 * beside them are the operations, and the union follows the contract on every `npm run generate`.
 */
export type OperationId = {
  [Name in keyof typeof Api & string]: `use${Capitalize<Name>}` extends keyof typeof Api ? Name : never
}[keyof typeof Api & string]

const achievements = elements('achievements', {
  query: contract.ListAchievementsQueryParams,
  create: contract.CreateAchievementBody,
  update: contract.UpdateAchievementBody,
  path: contract.DeleteAchievementParams,
})

const events = elements('events', {
  query: contract.ListEventsQueryParams,
  create: contract.CreateEventBody,
  update: contract.UpdateEventBody,
  path: contract.DeleteEventParams,
})

const leaderboards = elements('leaderboards', {
  query: contract.ListLeaderboardsQueryParams,
  create: contract.CreateLeaderboardBody,
  update: contract.UpdateLeaderboardBody,
  path: contract.DeleteLeaderboardParams,
})

const levels = elements('levels', {
  query: contract.ListLevelsQueryParams,
  create: contract.CreateLevelBody,
  update: contract.UpdateLevelBody,
  path: contract.DeleteLevelParams,
})

const missions = elements('missions', {
  query: contract.ListMissionsQueryParams,
  create: contract.CreateMissionBody,
  update: contract.UpdateMissionBody,
  path: contract.DeleteMissionParams,
})

const mysteryBoxes = elements('mysteryboxes', {
  query: contract.ListMysteryBoxesQueryParams,
  create: contract.CreateMysteryBoxBody,
  update: contract.UpdateMysteryBoxBody,
  path: contract.DeleteMysteryBoxParams,
})

const prizes = elements('prizes', {
  query: contract.ListPrizesQueryParams,
  create: contract.CreatePrizeBody,
  update: contract.UpdatePrizeBody,
  path: contract.DeletePrizeParams,
})

const quizzes = elements('quizzes', {
  query: contract.ListQuizzesQueryParams,
  create: contract.CreateQuizBody,
  update: contract.UpdateQuizBody,
  path: contract.DeleteQuizParams,
})

const raffles = elements('raffles', {
  query: contract.ListRafflesQueryParams,
  create: contract.CreateRaffleBody,
  update: contract.UpdateRaffleBody,
  path: contract.DeleteRaffleParams,
})

const rules = elements(
  'rules',
  {
    query: contract.ListRulesQueryParams,
    create: contract.CreateRuleBody,
    update: contract.UpdateRuleBody,
    path: contract.DeleteRuleParams,
  },
  { open: true },
)

const streaks = elements('streaks', {
  query: contract.ListStreaksQueryParams,
  create: contract.CreateStreakBody,
  update: contract.UpdateStreakBody,
  path: contract.DeleteStreakParams,
})

const surveys = elements('surveys', {
  query: contract.ListSurveysQueryParams,
  create: contract.CreateSurveyBody,
  update: contract.UpdateSurveyBody,
  path: contract.DeleteSurveyParams,
})

const teams = elements('teams', {
  query: contract.ListTeamsQueryParams,
  create: contract.CreateTeamBody,
  update: contract.UpdateTeamBody,
  path: contract.DeleteTeamParams,
})

/**
 * Every operation of the contract with what answers it. The record is typed over all operations: one that is new in the
 * contract does not compile until it stands here, and the generated handler fixes its method, path and answer.
 */
export const operations: Record<OperationId, HttpHandler> = {
  listAccounts: getListAccountsMockHandler(listAccounts),
  createAccount: getCreateAccountMockHandler(createAccount),
  updateAccount: getUpdateAccountMockHandler(updateAccount),
  deleteAccount: getDeleteAccountMockHandler(deleteAccount),
  copyAccountElements: getCopyAccountElementsMockHandler(copyAccountElements),
  uploadAccountImage: getUploadAccountImageMockHandler(uploadAccountImage),

  listPlayers: getListPlayersMockHandler(listPlayers),
  createPlayer: getCreatePlayerMockHandler(createPlayer),
  updatePlayer: getUpdatePlayerMockHandler(updatePlayer),
  deletePlayer: getDeletePlayerMockHandler(deletePlayer),

  listAchievements: getListAchievementsMockHandler(achievements.list),
  createAchievement: getCreateAchievementMockHandler(achievements.create),
  updateAchievement: getUpdateAchievementMockHandler(achievements.update),
  deleteAchievement: getDeleteAchievementMockHandler(achievements.remove),

  listEvents: getListEventsMockHandler(events.list),
  createEvent: getCreateEventMockHandler(events.create),
  updateEvent: getUpdateEventMockHandler(events.update),
  deleteEvent: getDeleteEventMockHandler(events.remove),

  listLeaderboards: getListLeaderboardsMockHandler(leaderboards.list),
  createLeaderboard: getCreateLeaderboardMockHandler(leaderboards.create),
  updateLeaderboard: getUpdateLeaderboardMockHandler(leaderboards.update),
  deleteLeaderboard: getDeleteLeaderboardMockHandler(leaderboards.remove),

  listLevels: getListLevelsMockHandler(levels.list),
  createLevel: getCreateLevelMockHandler(levels.create),
  updateLevel: getUpdateLevelMockHandler(levels.update),
  deleteLevel: getDeleteLevelMockHandler(levels.remove),

  listMissions: getListMissionsMockHandler(missions.list),
  createMission: getCreateMissionMockHandler(missions.create),
  updateMission: getUpdateMissionMockHandler(missions.update),
  deleteMission: getDeleteMissionMockHandler(missions.remove),

  listMysteryBoxes: getListMysteryBoxesMockHandler(mysteryBoxes.list),
  createMysteryBox: getCreateMysteryBoxMockHandler(mysteryBoxes.create),
  updateMysteryBox: getUpdateMysteryBoxMockHandler(mysteryBoxes.update),
  deleteMysteryBox: getDeleteMysteryBoxMockHandler(mysteryBoxes.remove),

  listPrizes: getListPrizesMockHandler(prizes.list),
  createPrize: getCreatePrizeMockHandler(prizes.create),
  updatePrize: getUpdatePrizeMockHandler(prizes.update),
  deletePrize: getDeletePrizeMockHandler(prizes.remove),

  listQuizzes: getListQuizzesMockHandler(quizzes.list),
  createQuiz: getCreateQuizMockHandler(quizzes.create),
  updateQuiz: getUpdateQuizMockHandler(quizzes.update),
  deleteQuiz: getDeleteQuizMockHandler(quizzes.remove),

  listRaffles: getListRafflesMockHandler(raffles.list),
  createRaffle: getCreateRaffleMockHandler(raffles.create),
  updateRaffle: getUpdateRaffleMockHandler(raffles.update),
  deleteRaffle: getDeleteRaffleMockHandler(raffles.remove),

  listRules: getListRulesMockHandler(rules.list),
  createRule: getCreateRuleMockHandler(rules.create),
  updateRule: getUpdateRuleMockHandler(rules.update),
  deleteRule: getDeleteRuleMockHandler(rules.remove),

  listStreaks: getListStreaksMockHandler(streaks.list),
  createStreak: getCreateStreakMockHandler(streaks.create),
  updateStreak: getUpdateStreakMockHandler(streaks.update),
  deleteStreak: getDeleteStreakMockHandler(streaks.remove),

  listSurveys: getListSurveysMockHandler(surveys.list),
  createSurvey: getCreateSurveyMockHandler(surveys.create),
  updateSurvey: getUpdateSurveyMockHandler(surveys.update),
  deleteSurvey: getDeleteSurveyMockHandler(surveys.remove),

  listTeams: getListTeamsMockHandler(teams.list),
  createTeam: getCreateTeamMockHandler(teams.create),
  updateTeam: getUpdateTeamMockHandler(teams.update),
  deleteTeam: getDeleteTeamMockHandler(teams.remove),

  getAnalytics: getGetAnalyticsMockHandler(getAnalytics),
  getAggregatedAnalytics: getGetAggregatedAnalyticsMockHandler(getAggregatedAnalytics),
}
