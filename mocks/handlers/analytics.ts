import type { Statistics } from '@/generated/model'
import { GetAnalyticsQueryParams } from '@/generated/zod'
import { store } from '../state'
import { hash } from '../world/random'
import { caller, needAccount, needRead, needReadAll } from './access'
import { type CallInfo, readQuery } from './read'

export async function getAnalytics(info: CallInfo): Promise<Statistics> {
  const token = caller(info.request)
  needRead(token)
  const { account } = readQuery(info, GetAnalyticsQueryParams)
  needAccount(token, account)
  return statisticsOf(account, tick(account))
}

export async function getAggregatedAnalytics({ request }: CallInfo): Promise<Statistics> {
  needReadAll(caller(request))
  const turn = tick('')
  const parts = store.accounts().map(({ account }) => statisticsOf(account, turn))
  const total: Record<string, number> = {}
  for (const part of parts) {
    for (const [name, figure] of Object.entries(part)) total[name] = (total[name] ?? 0) + Number(figure)
  }
  return total
}

/** How often the figures of an account were requested; they change deterministically with every request. */
const ticks = new Map<string, number>()

const tick = (account: string): number => {
  const turn = ticks.get(account) ?? 0
  ticks.set(account, turn + 1)
  return turn
}

export const resetTicks = (): void => ticks.clear()

/** Figures derived from the store, which agree with its lists, and from the activity of the players since the first call. */
function statisticsOf(account: string, turn: number): Statistics {
  const list = <R extends Parameters<typeof store.list>[0]>(resource: R) => store.list(resource, account)
  const players = list('players')
  const sum = (figures: (number | undefined)[]) =>
    figures.reduce<number>((total, figure) => total + (figure ?? 0), 0)
  const points = sum(players.map((player) => player.points))
  const count = players.length
  const badges = sum(players.map((player) => player.badges?.length))
  const redeemed = (resource: 'prizes' | 'mysteryboxes' | 'raffles') =>
    sum(list(resource).map((object) => object.stock?.redeemed))
  const since = (name: string, everyTurns: number, most: number) =>
    moved(account, name, turn, everyTurns, most)

  if (count === 0) {
    return { ...nothing, missions: list('missions').length, achievements: list('achievements').length }
  }
  return {
    players: count,
    activePlayers: players.filter((player) => (player.points ?? 0) > 0).length,
    missions: list('missions').length,
    startedMissions: Math.round(list('missions').length * count * 0.3) + since('startedMissions', 2, 3),
    points: points + since('points', 1, 90),
    credits: sum(players.map((player) => player.credits)) + since('credits', 2, 14),
    achievements: list('achievements').length,
    unlockedAchievements: badges + since('unlockedAchievements', 4, 2),
    levelUps: sum(players.map((player) => Number(player.level?.ordinal ?? 0))) + since('levelUps', 6, 1),
    prizeDraws: list('raffles').length * 117 + redeemed('raffles'),
    mysteryBoxes: redeemed('mysteryboxes') + since('mysteryBoxes', 8, 1),
    prizes: redeemed('prizes') + since('prizes', 7, 1),
    apiCalls: count * 712 + since('apiCalls', 1, 260),
    surveys: sum(list('surveys').map((survey) => survey.completed)) + since('surveys', 10, 1),
    quizzes: sum(list('quizzes').map((quiz) => quiz.completed)) + since('quizzes', 5, 1),
    streaksStarted: Math.round(list('streaks').length * count * 0.3) + since('streaksStarted', 5, 2),
    streaksCompleted: Math.round(list('streaks').length * count * 0.1) + since('streaksCompleted', 11, 1),
  }
}

const nothing: Statistics = {
  players: 0,
  activePlayers: 0,
  startedMissions: 0,
  points: 0,
  credits: 0,
  unlockedAchievements: 0,
  levelUps: 0,
  prizeDraws: 0,
  mysteryBoxes: 0,
  prizes: 0,
  apiCalls: 0,
  surveys: 0,
  quizzes: 0,
  streaksStarted: 0,
  streaksCompleted: 0,
}

/** How much a figure has grown after `turns`: by at most `most` every `everyTurns` turns. */
function moved(account: string, name: string, turns: number, everyTurns: number, most: number): number {
  let total = 0
  for (let turn = everyTurns; turn <= turns; turn += everyTurns) {
    total += 1 + (hash(`${account} ${name} ${turn}`) % most)
  }
  return total
}
