/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { PlayerUpdate } from './model'
import {
  createAccount,
  deleteAccount,
  getListAccountsQueryOptions,
  updateAccount,
} from './api/accounts/accounts.ts'
import {
  createPlayer,
  deletePlayer,
  getListPlayersInfiniteQueryOptions,
  updatePlayer,
} from './api/players/players.ts'
import {
  createTeam,
  deleteTeam,
  getListTeamsInfiniteQueryOptions,
  updateTeam,
} from './api/teams/teams.ts'
import {
  createEvent,
  deleteEvent,
  getListEventsInfiniteQueryOptions,
  updateEvent,
} from './api/events/events.ts'
import {
  createMission,
  deleteMission,
  getListMissionsInfiniteQueryOptions,
  updateMission,
} from './api/missions/missions.ts'
import {
  createStreak,
  deleteStreak,
  getListStreaksInfiniteQueryOptions,
  updateStreak,
} from './api/streaks/streaks.ts'
import {
  createAchievement,
  deleteAchievement,
  getListAchievementsInfiniteQueryOptions,
  updateAchievement,
} from './api/achievements/achievements.ts'
import {
  createLevel,
  deleteLevel,
  getListLevelsInfiniteQueryOptions,
  updateLevel,
} from './api/levels/levels.ts'
import {
  createLeaderboard,
  deleteLeaderboard,
  getListLeaderboardsInfiniteQueryOptions,
  updateLeaderboard,
} from './api/leaderboards/leaderboards.ts'
import {
  createPrize,
  deletePrize,
  getListPrizesInfiniteQueryOptions,
  updatePrize,
} from './api/prizes/prizes.ts'
import {
  createRaffle,
  deleteRaffle,
  getListRafflesInfiniteQueryOptions,
  updateRaffle,
} from './api/raffles/raffles.ts'
import {
  createMysteryBox,
  deleteMysteryBox,
  getListMysteryBoxesInfiniteQueryOptions,
  updateMysteryBox,
} from './api/mysteryboxes/mysteryboxes.ts'
import {
  createSurvey,
  deleteSurvey,
  getListSurveysInfiniteQueryOptions,
  updateSurvey,
} from './api/surveys/surveys.ts'
import {
  createQuiz,
  deleteQuiz,
  getListQuizzesInfiniteQueryOptions,
  updateQuiz,
} from './api/quizzes/quizzes.ts'
import {
  createRule,
  deleteRule,
  getListRulesInfiniteQueryOptions,
  updateRule,
} from './api/rules/rules.ts'
import { type Resource, type ResourceFacts, resourceFacts, type ResourceTypes } from './resourceFacts.ts'

export interface ResourceCalls<T> extends ResourceFacts {
  /** Options of the list with the contract's default query; `paging` selects the next page of paged lists. */
  // biome-ignore lint/suspicious/noExplicitAny: the options carry the error types of each operation
  list: (account: string, paging?: any) => any
  create: (body: never) => Promise<T>
  update: (body: never) => Promise<T>
  /** `account` is ignored if objects do not belong to an account. */
  remove: (account: string, id: string) => Promise<void>
}

export const resources: { [R in Resource]: ResourceCalls<ResourceTypes[R]> } = {
  accounts: {
    ...resourceFacts.accounts,
    list: () => getListAccountsQueryOptions(),
    create: createAccount,
    update: updateAccount,
    remove: (_account, id) => deleteAccount(id),
  },
  players: {
    ...resourceFacts.players,
    list: (account, query) => getListPlayersInfiniteQueryOptions({ account, limit: 100, skip: 0, sort: "points", order: "desc" }, { query }),
    create: createPlayer,
    update: (body: PlayerUpdate) => updatePlayer(body.player, body),
    remove: deletePlayer,
  },
  teams: {
    ...resourceFacts.teams,
    list: (account, query) => getListTeamsInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createTeam,
    update: updateTeam,
    remove: deleteTeam,
  },
  events: {
    ...resourceFacts.events,
    list: (account, query) => getListEventsInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createEvent,
    update: updateEvent,
    remove: deleteEvent,
  },
  missions: {
    ...resourceFacts.missions,
    list: (account, query) => getListMissionsInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createMission,
    update: updateMission,
    remove: deleteMission,
  },
  streaks: {
    ...resourceFacts.streaks,
    list: (account, query) => getListStreaksInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createStreak,
    update: updateStreak,
    remove: deleteStreak,
  },
  achievements: {
    ...resourceFacts.achievements,
    list: (account, query) => getListAchievementsInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createAchievement,
    update: updateAchievement,
    remove: deleteAchievement,
  },
  levels: {
    ...resourceFacts.levels,
    list: (account, query) => getListLevelsInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createLevel,
    update: updateLevel,
    remove: deleteLevel,
  },
  leaderboards: {
    ...resourceFacts.leaderboards,
    list: (account, query) => getListLeaderboardsInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createLeaderboard,
    update: updateLeaderboard,
    remove: deleteLeaderboard,
  },
  prizes: {
    ...resourceFacts.prizes,
    list: (account, query) => getListPrizesInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createPrize,
    update: updatePrize,
    remove: deletePrize,
  },
  raffles: {
    ...resourceFacts.raffles,
    list: (account, query) => getListRafflesInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createRaffle,
    update: updateRaffle,
    remove: deleteRaffle,
  },
  mysteryboxes: {
    ...resourceFacts.mysteryboxes,
    list: (account, query) => getListMysteryBoxesInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createMysteryBox,
    update: updateMysteryBox,
    remove: deleteMysteryBox,
  },
  surveys: {
    ...resourceFacts.surveys,
    list: (account, query) => getListSurveysInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createSurvey,
    update: updateSurvey,
    remove: deleteSurvey,
  },
  quizzes: {
    ...resourceFacts.quizzes,
    list: (account, query) => getListQuizzesInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createQuiz,
    update: updateQuiz,
    remove: deleteQuiz,
  },
  rules: {
    ...resourceFacts.rules,
    list: (account, query) => getListRulesInfiniteQueryOptions({ account, limit: 500, skip: 0, availability: "all", timeframe: "all", player: "" }, { query }),
    create: createRule,
    update: updateRule,
    remove: deleteRule,
  },
}
