import type { FormSpec } from '@/form/types'
import type { Player } from '@/generated/model'
import { playerFields } from '@/model/fields/players'
import { playerNeeds } from '@/model/formRules'
import { grouping } from '../fields/sections'
import { Grouping, PlayerDetails, Score } from './formFields'

/** Rule PLAYER-2: players have no description, and what they earn is read-only. */
export const playerForm: FormSpec<Player> = {
  fields: playerFields,
  idPath: 'player',
  defaults: (account) => ({ account, isAvailable: true }),
  // Rule PLAYER-3: Save is disabled while one of these is blank.
  saveNeeds: playerNeeds,
  rules: [],
  live: playerFields.live,
  sections: [
    {
      id: 'player-details',
      text: 'What other players see, and the id that your systems use.',
      Content: PlayerDetails,
    },
    {
      id: 'grouping',
      text: 'The team of the player, and the category and tags that requirements can ask for.',
      Content: Grouping,
      keeps: grouping,
    },
    {
      id: 'score',
      text: 'What the player has collected. Level and badges are earned in play.',
      Content: Score,
    },
  ],
}
