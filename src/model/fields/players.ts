import type { Player } from '@/generated/model'
import { nouns } from '../words'
import { available, credits, description, grouping, image, points } from './common'
import { describeFields } from './fields'

export const playerFields = describeFields<Player>({
  'player-details': {
    title: 'Player details',
    fields: {
      name: { label: 'Player Name', name: 'Name' },
      player: { label: 'Player ID', name: nouns.players.singular },
      isAvailable: available,
      imgUrl: image,
    },
  },
  grouping: {
    title: 'Grouping',
    fields: {
      team: { label: nouns.teams.singular, name: `Grouping › ${nouns.teams.singular}` },
      ...grouping,
    },
  },
  score: {
    title: 'Score',
    fields: {
      points,
      credits,
      // Players earn both in the game, so the form only shows them.
      'level.name': { label: nouns.levels.singular, name: `${nouns.levels.singular} › Name`, isShown: true },
      badges: { label: 'Badges', isShown: true },
    },
  },
  elsewhere: { fields: { description } },
})
