import { chosenItem } from '@/form/fields/options'
import { ShownField } from '@/form/fields/ShownField'
import { textOf } from '@/form/fields/TextField'
import { useFormValue } from '@/form/formContext'
import { Badge } from '@/ui/Badge'
import { useReferencesAt } from '../references'

/** Read-only values that a player earns in the game. Sent as received (decision A1). */

export function LevelField() {
  const level = useFormValue<{ name?: unknown }>('level')
  return <ShownField label="Level">{textOf(level?.name) || 'N/A'}</ShownField>
}

export function BadgesField() {
  const achievements = useReferencesAt('badges.*')
  const badges = useFormValue<unknown>('badges')
  const ids = [...new Set((Array.isArray(badges) ? badges : []).map(textOf))].filter((id) => id !== '')
  return (
    <ShownField label="Badges" size="full">
      {ids.length === 0
        ? 'None yet'
        : ids.map((id) => <Badge key={id}>{chosenItem(achievements, id).text}</Badge>)}
    </ShownField>
  )
}
