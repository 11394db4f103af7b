import type { AccountResource, ResourceTypes } from '@/generated/resourceFacts'
import type { AccountRow } from '../world/rows'
import { achievements } from './achievements'
import { events } from './events'
import { leaderboards } from './leaderboards'
import { levels } from './levels'
import { missions } from './missions'
import type { MockEntity } from './mockEntity'
import { mysteryBoxes } from './mysteryboxes'
import { players } from './players'
import { prizes } from './prizes'
import { quizzes } from './quizzes'
import { raffles } from './raffles'
import { rules } from './rules'
import { streaks } from './streaks'
import { surveys } from './surveys'
import { teams } from './teams'

/** Every resource of the contract that belongs to an account; one that is missing here does not compile. */
export const mockEntities = {
  achievements,
  events,
  leaderboards,
  levels,
  missions,
  mysteryboxes: mysteryBoxes,
  players,
  prizes,
  quizzes,
  raffles,
  rules,
  streaks,
  surveys,
  teams,
} satisfies { [R in AccountResource]: MockEntity<ResourceTypes[R], never> }

export const resources = Object.keys(mockEntities) as AccountResource[]

/** The world of one account as it is written down: short rows, by type. */
export type AccountWorldRows = { account: AccountRow } & {
  [R in AccountResource]?: Parameters<(typeof mockEntities)[R]['seed']>[0]
}
