import type {
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
} from '@/generated/model'

/** What an account holds, by the word that names it in paths (players and the 13 kinds of elements). */
export interface ResourceTypes {
  achievements: Achievement
  events: Event
  leaderboards: Leaderboard
  levels: Level
  missions: Mission
  mysteryboxes: MysteryBox
  players: Player
  prizes: Prize
  quizzes: Quiz
  raffles: Raffle
  rules: Rule
  streaks: Streak
  surveys: Survey
  teams: Team
}

export type Resource = keyof ResourceTypes

// A record, so that a resource that is missing here does not compile.
const all: Record<Resource, true> = {
  achievements: true,
  events: true,
  leaderboards: true,
  levels: true,
  missions: true,
  mysteryboxes: true,
  players: true,
  prizes: true,
  quizzes: true,
  raffles: true,
  rules: true,
  streaks: true,
  surveys: true,
  teams: true,
}

export const resources = Object.keys(all) as Resource[]

/** All objects of one account. */
export type AccountContents = { [R in Resource]: ResourceTypes[R][] }

/** The objects of all accounts. */
export interface World {
  accounts: Account[]
  contents: Record<string, AccountContents>
}

/** The field that holds the id. */
export const idField = (resource: Resource | 'accounts') =>
  resource === 'accounts' ? 'account' : resource === 'players' ? 'player' : 'id'

/** The id of an object of that resource. */
export const idOf = (resource: Resource | 'accounts', object: object): string =>
  String((object as Record<string, unknown>)[idField(resource)])

/** An uploaded image. */
export interface Upload {
  /** Media type, such as `image/png`. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** One object that was added or replaced, or deleted when `value` is null. `account` is empty outside of accounts. */
export interface Change {
  resource: Resource | 'accounts' | 'uploads'
  account: string
  id: string
  value: object | null
}
