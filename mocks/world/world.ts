import type { AccountContents, World } from '../store/resources'
import { brindlewick } from './brindlewick/world'
import { type BuildContext, base } from './build/common'
import { buildAccount, buildPlayers, buildRule, buildTeam } from './build/people'
import {
  buildAchievement,
  buildEvent,
  buildLeaderboard,
  buildLevel,
  buildMission,
  buildStreak,
} from './build/play'
import { buildMysteryBox, buildPrize, buildRaffle } from './build/reward'
import { buildQuiz, buildSurvey } from './build/voice'
import { type Clock, createClock, referenceDate } from './clock'
import { crowdstead, withCrowd } from './crowd'
import { fennmarsh } from './fennmarsh'
import { oldharbour } from './oldharbour'
import { quillmoor } from './quillmoor'
import type { AccountWorldRows } from './rows'
import { tarnstead } from './tarnstead'

export interface WorldOptions {
  /** The world's "today". */
  now?: Date
  /** Where pictures are served, without a slash at the end. */
  imageBase?: string
  /** Players of one more account, which is there for this alone; none unless told. */
  crowd?: number
}

const demo = [brindlewick, fennmarsh, quillmoor, tarnstead, oldharbour]

/** The demo world: the same options always give the same world. */
export function createWorld(options: WorldOptions = {}): World {
  const { now = referenceDate, imageBase = '/mock-images', crowd = 0 } = options
  const accounts = crowd > 0 ? [...demo, crowdstead] : demo
  const clock = createClock(now)
  const image = (art: string) => `${imageBase}/${art.replace(' ', '-')}.svg`
  const contentsOf = (rows: AccountWorldRows) => {
    const contents = buildContents(rows, clock, image)
    return rows === crowdstead ? withCrowd(contents, crowd) : contents
  }
  return {
    accounts: accounts.map((rows) => buildAccount(rows.account, image)),
    contents: Object.fromEntries(accounts.map((rows) => [rows.account.account, contentsOf(rows)])),
  }
}

function buildContents(rows: AccountWorldRows, clock: Clock, image: BuildContext['image']): AccountContents {
  const context: BuildContext = {
    account: rows.account.account,
    clock,
    image,
    ordinalOf: (id) => {
      const level = rows.levels?.find((row) => base(row, context).id === id)
      if (!level) throw new Error(`There is no level ${id} in ${rows.account.account}`)
      return level.ordinal
    },
  }
  const build = <Row, T>(list: Row[] | undefined, one: (row: Row, context: BuildContext) => T) =>
    (list ?? []).map((row) => one(row, context))

  const levels = build(rows.levels, buildLevel)
  const players = buildPlayers(rows, levels, context)
  return {
    achievements: build(rows.achievements, buildAchievement),
    events: build(rows.events, buildEvent),
    leaderboards: build(rows.leaderboards, buildLeaderboard),
    levels,
    missions: build(rows.missions, buildMission),
    mysteryboxes: build(rows.mysteryBoxes, buildMysteryBox),
    players,
    prizes: build(rows.prizes, buildPrize),
    quizzes: build(rows.quizzes, buildQuiz),
    raffles: build(rows.raffles, buildRaffle),
    rules: build(rows.rules, buildRule),
    streaks: build(rows.streaks, buildStreak),
    surveys: build(rows.surveys, buildSurvey),
    teams: build(rows.teams, (row) => buildTeam(row, players, context)),
  }
}
