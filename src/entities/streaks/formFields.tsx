import { NumberField } from '@/form/fields/NumberField'
import { SingleReferenceField } from '@/form/fields/ReferenceField'
import type { Streak } from '@/generated/model'
import { CountLimitField, GroupingFields } from '../fields/sectionFields'
import { useReferencesAt } from '../references'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Streak>
        name="priority"
        size="half"
        help="Among the streaks that a player sees: higher comes first, 0 is not ranked."
      />
    </>
  )
}

export function Length() {
  return (
    <CountLimitField
      help="While off, it goes on for as long as players keep it up."
      countHelp="Periods in a row that complete it."
    />
  )
}

export function Objectives() {
  return (
    <SingleReferenceField<Streak>
      name="objectives.missions"
      options={useReferencesAt('streaks', 'objectives.missions.*')}
    />
  )
}
