import type { FormSpec } from '@/form/types'
import type { Player } from '@/generated/model'
import { playerNeeds } from '@/model/formRules'
import { liveSpecs } from '@/model/liveSpecs'
import { grouping } from '../fields/sections'
import { Grouping, PlayerDetails, Score } from './formFields'

/** Rule PLAYER-2: players have no description, and what they earn is read-only. */
export const playerForm: FormSpec<Player> = {
  idPath: 'player',
  defaults: (account) => ({ account, isAvailable: true }),
  // Rule PLAYER-3: Save is disabled while one of these is blank.
  saveNeeds: playerNeeds,
  rules: [],
  live: liveSpecs.players,
  sections: [
    {
      id: 'player-details',
      title: 'Player details',
      text: 'What other players see, and the id that your systems use.',
      Content: PlayerDetails,
    },
    {
      id: 'grouping',
      title: 'Grouping',
      text: 'The team of the player, and the category and tags that requirements can ask for.',
      Content: Grouping,
      keeps: grouping,
    },
    {
      id: 'score',
      title: 'Score',
      text: 'What the player has collected. Level and badges are earned in play.',
      Content: Score,
    },
  ],
}
