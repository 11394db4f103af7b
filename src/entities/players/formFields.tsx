import { ShownField } from '@/form/Field'
import { ImageField } from '@/form/fields/ImageField'
import { NumberField } from '@/form/fields/NumberField'
import { chosenItem } from '@/form/fields/options'
import { ReferenceField } from '@/form/fields/ReferenceField'
import { useFormContext, useFormValue, useLabel } from '@/form/formContext'
import type { Player } from '@/generated/model'
import { inputText } from '@/model/readable'
import { Badge } from '@/ui/inline'
import { NamingFields } from '../fields/basicDetails'
import { GroupingFields } from '../fields/sectionFields'
import { useReferencesAt } from '../references'

export function PlayerDetails() {
  return (
    <>
      <NamingFields<Player> id="player" />
      <ImageField<Player> name="imgUrl" />
    </>
  )
}

export function Grouping() {
  return (
    <>
      <ReferenceField<Player> name="team" options={useReferencesAt('players', 'team')} />
      <GroupingFields />
    </>
  )
}

export function Score() {
  const { isNew } = useFormContext()
  return (
    <>
      <NumberField<Player> name="points" />
      <NumberField<Player> name="credits" />
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
  return <ShownField label={useLabel<Player>('level.name')}>{inputText(level?.name) || 'N/A'}</ShownField>
}

/** Read-only like the level. */
function BadgesField() {
  const achievements = useReferencesAt('players', 'badges.*')
  const badges = useFormValue<Player, unknown>('badges')
  const label = useLabel<Player>('badges')
  const ids = [...new Set((Array.isArray(badges) ? badges : []).map(inputText))].filter((id) => id !== '')
  return (
    <ShownField label={label} size="full">
      {ids.length === 0
        ? 'None yet'
        : ids.map((id) => <Badge key={id}>{chosenItem(achievements, id).text}</Badge>)}
    </ShownField>
  )
}
