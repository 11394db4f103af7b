/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  getAccountMock,
  getPlayerMock,
  getTeamMock,
  getEventMock,
  getMissionMock,
  getStreakMock,
  getAchievementMock,
  getLevelMock,
  getLeaderboardMock,
  getPrizeMock,
  getRaffleMock,
  getMysteryBoxMock,
  getSurveyMock,
  getQuizMock,
  getRuleMock,
} from './model/index.faker.ts'
import type { Resource, ResourceTypes } from './resourceFacts.ts'

/** Makes an object of each resource that the contract allows, with faker. */
export const resourceFactories: { readonly [R in Resource]: () => ResourceTypes[R] } = {
  accounts: getAccountMock,
  players: getPlayerMock,
  teams: getTeamMock,
  events: getEventMock,
  missions: getMissionMock,
  streaks: getStreakMock,
  achievements: getAchievementMock,
  levels: getLevelMock,
  leaderboards: getLeaderboardMock,
  prizes: getPrizeMock,
  raffles: getRaffleMock,
  mysteryboxes: getMysteryBoxMock,
  surveys: getSurveyMock,
  quizzes: getQuizMock,
  rules: getRuleMock,
}
