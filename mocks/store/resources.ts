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

export const resources: readonly Resource[] = [
  'achievements',
  'events',
  'leaderboards',
  'levels',
  'missions',
  'mysteryboxes',
  'players',
  'prizes',
  'quizzes',
  'raffles',
  'rules',
  'streaks',
  'surveys',
  'teams',
]

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
