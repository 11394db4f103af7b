import type { ResourceTypes } from '@/generated/resourceFacts'
import type { EntityType } from '../entityTypes'
import { accountFields } from './accounts'
import { achievementFields } from './achievements'
import { eventFields } from './events'
import type { AnyFields, EntityFields } from './fields'
import { leaderboardFields } from './leaderboards'
import { levelFields } from './levels'
import { missionFields } from './missions'
import { mysteryBoxFields } from './mysteryboxes'
import { playerFields } from './players'
import { prizeFields } from './prizes'
import { quizFields } from './quizzes'
import { raffleFields } from './raffles'
import { streakFields } from './streaks'
import { surveyFields } from './surveys'
import { teamFields } from './teams'

const byType: { readonly [R in EntityType]: EntityFields<ResourceTypes[R]> } = {
  accounts: accountFields,
  players: playerFields,
  teams: teamFields,
  events: eventFields,
  missions: missionFields,
  streaks: streakFields,
  achievements: achievementFields,
  levels: levelFields,
  leaderboards: leaderboardFields,
  prizes: prizeFields,
  raffles: raffleFields,
  mysteryboxes: mysteryBoxFields,
  surveys: surveyFields,
  quizzes: quizFields,
}

/** The fields of every type. A form loads those of its own type alone. */
export const fieldsByType: Readonly<Record<EntityType, AnyFields>> = byType
