import type { ResourceTypes } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import { accounts } from './accounts/definition'
import { achievements } from './achievements/definition'
import type { AnyEntity, EntityDefinition } from './definition'
import { events } from './events/definition'
import { leaderboards } from './leaderboards/definition'
import { levels } from './levels/definition'
import { missions } from './missions/definition'
import { mysteryBoxes } from './mysteryboxes/definition'
import { players } from './players/definition'
import { prizes } from './prizes/definition'
import { quizzes } from './quizzes/definition'
import { raffles } from './raffles/definition'
import { streaks } from './streaks/definition'
import { surveys } from './surveys/definition'
import { teams } from './teams/definition'

/**
 * All entities, in the order of the side navigation (rule FRAME-2). Does not compile if a resource of the contract is
 * missing.
 */
const byType: { [R in EntityType]: EntityDefinition<ResourceTypes[R]> } = {
  accounts,
  players,
  teams,
  events,
  missions,
  streaks,
  achievements,
  levels,
  leaderboards,
  prizes,
  raffles,
  mysteryboxes: mysteryBoxes,
  surveys,
  quizzes,
}

export const entities: readonly AnyEntity[] = Object.values(byType)

/** Ids of the filters of all lists. */
export const filterIds = [...new Set(entities.flatMap(({ list }) => list.filters?.map(({ id }) => id) ?? []))]

/** The entity of a path segment. Undefined means 'Invalid entity type' (decision B7). */
export function entityOf<R extends EntityType>(type: R): EntityDefinition<ResourceTypes[R]>
export function entityOf(type: string): AnyEntity | undefined
export function entityOf(type: string): AnyEntity | undefined {
  return Object.hasOwn(byType, type) ? byType[type as EntityType] : undefined
}
