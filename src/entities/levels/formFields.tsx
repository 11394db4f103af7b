import { NumberField } from '@/form/fields/NumberField'
import { ReferencesField } from '@/form/fields/ReferenceField'
import type { Level } from '@/generated/model'
import { GroupingFields } from '../fields/sectionFields'
import { useReferencesAt } from '../references'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Level> name="ordinal" required help="The lowest level comes first." />
    </>
  )
}

export function Objectives() {
  return (
    <>
      <NumberField<Level> name="objectives.points" />
      <NumberField<Level> name="objectives.credits" />
      <ReferencesField<Level>
        name="objectives.achievements"
        options={useReferencesAt('levels', 'objectives.achievements.*')}
      />
    </>
  )
}
