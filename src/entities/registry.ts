import { accounts } from './accounts/definition'
import { achievements } from './achievements/definition'
import type { AnyEntity } from './definition'
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

/** Everything the console manages, in the order of the side navigation (rule FRAME-2). */
export const entities: readonly AnyEntity[] = [
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
  mysteryBoxes,
  surveys,
  quizzes,
]

/** Ids of the filters of all lists. */
export const filterIds = [...new Set(entities.flatMap(({ list }) => list.filters?.map(({ id }) => id) ?? []))]

const byType = new Map(entities.map((entity) => [entity.list.type, entity]))

/** The entity of a path segment; undefined is an 'Invalid entity type' (decision B7). */
export const entityOf = (type: string): AnyEntity | undefined => byType.get(type)
