import { ShownField } from '@/form/Field'
import { ImageField } from '@/form/fields/ImageField'
import { NumberField } from '@/form/fields/NumberField'
import { chosenItem } from '@/form/fields/options'
import { ReferenceField } from '@/form/fields/ReferenceField'
import { useFormContext, useFormValue } from '@/form/formContext'
import { inputText } from '@/form/readable'
import { required } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Player } from '@/generated/model'
import { Badge } from '@/ui/inline'
import { NamingFields } from '../fields/basicDetails'
import { GroupingFields } from '../fields/sections'
import { useReferencesAt } from '../references'

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
      <ReferenceField<Player> name="team" label="Team" options={useReferencesAt('players', 'team')} />
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

/** Read-only, because players earn their level in the game. Sent as received (decision A1). */
function LevelField() {
  const level = useFormValue<Player, { name?: unknown }>('level')
  return <ShownField label="Level">{inputText(level?.name) || 'N/A'}</ShownField>
}

/** Read-only like the level. */
function BadgesField() {
  const achievements = useReferencesAt('players', 'badges.*')
  const badges = useFormValue<Player, unknown>('badges')
  const ids = [...new Set((Array.isArray(badges) ? badges : []).map(inputText))].filter((id) => id !== '')
  return (
    <ShownField label="Badges" size="full">
      {ids.length === 0
        ? 'None yet'
        : ids.map((id) => <Badge key={id}>{chosenItem(achievements, id).text}</Badge>)}
    </ShownField>
  )
}
