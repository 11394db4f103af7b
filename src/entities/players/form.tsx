import { ImageField } from '@/form/fields/ImageField'
import { NumberField } from '@/form/fields/NumberField'
import { ReferenceField } from '@/form/fields/ReferenceField'
import { useFormContext } from '@/form/formContext'
import { required } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Player } from '@/generated/model'
import { NamingFields } from '../fields/NamingFields'
import { GroupingFields } from '../fields/sections'
import { useReferencesAt } from '../references'
import { BadgesField, LevelField } from './EarnedFields'

/** Rule PLAYER-2: players have no description, and what they earn is read-only. */
export const playerForm: FormSpec<Player> = {
  idPath: 'player',
  defaults: (account) => ({ account, isAvailable: true }),
  // Rule PLAYER-3: Save is disabled while one of these is blank.
  saveNeeds: [required('player', 'Player ID is required'), required('name', 'Name is required')],
  rules: [],
  sections: [
    {
      id: 'player-details',
      title: 'Player Details',
      text: 'What other players see, and the id that your systems use.',
      Content: PlayerDetails,
    },
    {
      id: 'grouping',
      title: 'Grouping',
      text: 'Whom the player plays with, and the words by which requirements can ask for the player.',
      Content: Grouping,
    },
    {
      id: 'score',
      title: 'Score',
      text: 'What the player has gathered; level and badges are earned in play.',
      Content: Score,
    },
  ],
}

function PlayerDetails() {
  return (
    <>
      <NamingFields<Player> id={{ name: 'player', label: 'Player ID' }} nameLabel="Player Name" />
      <ImageField<Player> name="imgUrl" label="Image" />
    </>
  )
}

function Grouping() {
  return (
    <>
      <ReferenceField<Player> name="team" label="Team" options={useReferencesAt('team')} />
      <GroupingFields />
    </>
  )
}

function Score() {
  const { isNew } = useFormContext()
  return (
    <>
      <NumberField<Player> name="points" label="Points" />
      <NumberField<Player> name="credits" label="Credits" />
      {!isNew && (
        <>
          <LevelField />
          <BadgesField />
        </>
      )}
    </>
  )
}
