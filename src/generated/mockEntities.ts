/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import { players } from '../../mocks/entities/players.ts'
import { teams } from '../../mocks/entities/teams.ts'
import { events } from '../../mocks/entities/events.ts'
import { missions } from '../../mocks/entities/missions.ts'
import { streaks } from '../../mocks/entities/streaks.ts'
import { achievements } from '../../mocks/entities/achievements.ts'
import { levels } from '../../mocks/entities/levels.ts'
import { leaderboards } from '../../mocks/entities/leaderboards.ts'
import { prizes } from '../../mocks/entities/prizes.ts'
import { raffles } from '../../mocks/entities/raffles.ts'
import { mysteryboxes } from '../../mocks/entities/mysteryboxes.ts'
import { surveys } from '../../mocks/entities/surveys.ts'
import { quizzes } from '../../mocks/entities/quizzes.ts'
import { rules } from '../../mocks/entities/rules.ts'
import type { MockEntity } from '../../mocks/entities/mockEntity.ts'
import type { AccountResource, ResourceTypes } from './resourceFacts.ts'

/** The mock definition of each resource of an account. A resource without its file in mocks/entities does not compile. */
export const mockEntities = {
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
  mysteryboxes,
  surveys,
  quizzes,
  rules,
} satisfies { [R in AccountResource]: MockEntity<ResourceTypes[R], never> }
