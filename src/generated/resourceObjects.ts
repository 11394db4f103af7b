/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import type { Resource } from './resourceFacts.ts'

/** What the contract says about the objects of a resource, in addition to its facts. No list needs it. */
export interface ResourceObjects {
  /** The fields of an object, without those of its parts. */
  fields: readonly string[]
  /** Paths of fields that no form of the console shows, with everything below them. */
  noField: readonly string[]
  /** Fields of which an object uses one, with the name of the choice between them. */
  choices: readonly { label: string; paths: readonly string[] }[]
}

export const resourceObjects: Readonly<Record<Resource, ResourceObjects>> = {
  accounts: {
    fields: ["account","name","description","isAvailable","imgUrl","isDevAccount","isFreeAccount","apikey","imageFolder","hasCustomPrizing","prizingModel"],
    noField: [],
    choices: [{"label":"Account type","paths":["isDevAccount","isFreeAccount"]}],
  },
  players: {
    fields: ["player","account","name","description","isAvailable","imgUrl","tags","category","team","credits","points","badges","level"],
    noField: ["badges"],
    choices: [],
  },
  teams: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","credits","points","badges","memberCount"],
    noField: ["badges"],
    choices: [],
  },
  events: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","limitCount","countLimit","reward","languages"],
    noField: ["languages"],
    choices: [],
  },
  missions: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","active","period","timing","timeToComplete","timeToRestart","priority","limitCount","countLimit","objectives","requirement","languages","reward"],
    noField: ["objectives.missions","languages"],
    choices: [{"label":"Objectives","paths":["objectives.events","objectives.quizzId","objectives.surveyId"]}],
  },
  streaks: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","limitCount","countLimit","priority","active","period","objectives","reward","languages"],
    noField: ["languages"],
    choices: [],
  },
  achievements: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","steps","requirement","languages","reward"],
    noField: ["languages"],
    choices: [],
  },
  levels: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","ordinal","objectives","reward","languages"],
    noField: ["languages"],
    choices: [],
  },
  leaderboards: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","period","element","rankBy","units","active","requirement","drivenBy","languages"],
    noField: ["rankBy","languages"],
    choices: [],
  },
  prizes: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","credits","active","period","limitCount","countLimit","requirement","languages","prizes","limitStock","stockCount","stock"],
    noField: ["languages","prizes"],
    choices: [],
  },
  raffles: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","credits","active","drawTime","nextDraw","period","limitCount","countLimit","requirement","languages","prizes","enabled","stock"],
    noField: ["languages","enabled"],
    choices: [],
  },
  mysteryboxes: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","credits","active","period","limitCount","countLimit","requirement","languages","prizes","stock"],
    noField: ["languages"],
    choices: [],
  },
  surveys: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","type","isShuffleRequired","reward","questions","completed"],
    noField: [],
    choices: [],
  },
  quizzes: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category","type","requiredPassRate","maxScore","passMessage","failMessage","isShuffleRequired","timing","reward","questions","completed"],
    noField: ["maxScore"],
    choices: [],
  },
  rules: {
    fields: ["id","account","name","description","isAvailable","imgUrl","tags","category"],
    noField: [],
    choices: [],
  },
}
