/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Account, Achievement, Event, Leaderboard, Level, Mission, MysteryBox, Player, Prize, Quiz, Raffle, Rule, Streak, Survey, Team } from './model'

/** The objects of each resource. */
export interface ResourceTypes {
  accounts: Account
  players: Player
  teams: Team
  events: Event
  missions: Mission
  streaks: Streak
  achievements: Achievement
  levels: Level
  leaderboards: Leaderboard
  prizes: Prize
  raffles: Raffle
  mysteryboxes: MysteryBox
  surveys: Survey
  quizzes: Quiz
  rules: Rule
}

export type Resource = keyof ResourceTypes

/** Resources whose objects belong to an account. */
export type AccountResource = Exclude<Resource, 'accounts'>

/** Resources without a list and a form. */
export const withoutScreen = ['rules'] as const satisfies readonly Resource[]

/** What the contract defines for a resource, without the code for its requests. */
export interface ResourceFacts {
  /** The names of one object and of several in a sentence. */
  words: readonly [one: string, many: string]
  /** The id field, used in paths. */
  idField: string
  /** Whether objects belong to one account or to none. */
  scope: 'account' | 'all'
  /** The page size of its list; undefined for a list without pages. */
  pageSize?: number
  /** Paths of the fields that the server counts. */
  readOnly: readonly string[]
  /** Paths of the fields that the browser never keeps, such as keys. */
  secrets: readonly string[]
  /** Paths of the fields with the address of a picture. */
  images: readonly string[]
  /** Paths of the ids of its parts, such as questions, which no other object names. */
  ownIds: readonly string[]
  /** Paths of the ids of other objects, and the resource each refers to. */
  refersTo: Readonly<Record<string, Resource>>
}

export const resourceFacts = {
  accounts: {
    words: ["account","accounts"],
    idField: "account",
    scope: "all",
    readOnly: ["apikey"],
    secrets: ["apikey"],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {},
  },
  players: {
    words: ["player","players"],
    idField: "player",
    scope: "account",
    pageSize: 100,
    readOnly: [],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"team":"teams","badges.*":"achievements"},
  },
  teams: {
    words: ["team","teams"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: ["memberCount"],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"badges.*":"achievements"},
  },
  events: {
    words: ["event","events"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: [],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"reward.achievements.*.id":"achievements"},
  },
  missions: {
    words: ["mission","missions"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: ["objectives.events.*.currentCount"],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"objectives.events.*.id":"events","objectives.missions.*":"missions","objectives.quizzId":"quizzes","objectives.surveyId":"surveys","requirement.level.id":"levels","requirement.missions.*":"missions","requirement.achievements.*":"achievements","reward.achievements.*.id":"achievements"},
  },
  streaks: {
    words: ["streak","streaks"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: [],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"objectives.missions.*":"missions","reward.achievements.*.id":"achievements"},
  },
  achievements: {
    words: ["achievement","achievements"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: [],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"requirement.level.id":"levels","requirement.missions.*":"missions","requirement.achievements.*":"achievements","reward.achievements.*.id":"achievements"},
  },
  levels: {
    words: ["level","levels"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: [],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"objectives.achievements.*":"achievements","reward.achievements.*.id":"achievements"},
  },
  leaderboards: {
    words: ["leaderboard","leaderboards"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: [],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"requirement.level.id":"levels","requirement.missions.*":"missions","requirement.achievements.*":"achievements","drivenBy.missions.*":"missions"},
  },
  prizes: {
    words: ["prize","prizes"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: ["prizes.*.currentCount","stock"],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"requirement.level.id":"levels","requirement.missions.*":"missions","requirement.achievements.*":"achievements","prizes.*.id":"prizes"},
  },
  raffles: {
    words: ["raffle","raffles"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: ["nextDraw","prizes.*.currentCount","stock"],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"requirement.level.id":"levels","requirement.missions.*":"missions","requirement.achievements.*":"achievements","prizes.*.id":"prizes"},
  },
  mysteryboxes: {
    words: ["mystery box","mystery boxes"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: ["prizes.*.currentCount","stock"],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {"requirement.level.id":"levels","requirement.missions.*":"missions","requirement.achievements.*":"achievements","prizes.*.id":"prizes"},
  },
  surveys: {
    words: ["survey","surveys"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: ["completed"],
    secrets: [],
    images: ["imgUrl","questions.*.imgUrl","questions.*.choices.*.imgUrl"],
    ownIds: ["questions.*.id","questions.*.choices.*.id"],
    refersTo: {"reward.achievements.*.id":"achievements"},
  },
  quizzes: {
    words: ["quiz","quizzes"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: ["completed"],
    secrets: [],
    images: ["imgUrl","questions.*.imgUrl","questions.*.choices.*.imgUrl"],
    ownIds: ["questions.*.id","questions.*.choices.*.id"],
    refersTo: {"reward.achievements.*.id":"achievements"},
  },
  rules: {
    words: ["rule","rules"],
    idField: "id",
    scope: "account",
    pageSize: 500,
    readOnly: [],
    secrets: [],
    images: ["imgUrl"],
    ownIds: [],
    refersTo: {},
  },
} as const satisfies Record<Resource, ResourceFacts>
