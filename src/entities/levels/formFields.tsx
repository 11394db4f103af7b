import { NumberField } from '@/form/fields/NumberField'
import { ReferencesField } from '@/form/fields/ReferenceField'
import type { Level } from '@/generated/model'
import { nouns } from '@/model/words'
import { GroupingFields } from '../fields/sectionFields'
import { terms } from '../fields/terms'
import { useReferencesAt } from '../references'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Level>
        name="ordinal"
        label="Ordinal"
        term="Ordinal"
        required
        help="The lowest level comes first."
      />
    </>
  )
}

export function Objectives() {
  return (
    <>
      <NumberField<Level> name="objectives.points" label={nouns.points.title} term={terms.points} />
      <NumberField<Level> name="objectives.credits" label={nouns.credits.title} term={terms.credits} />
      <ReferencesField<Level>
        name="objectives.achievements"
        label={nouns.achievements.title}
        options={useReferencesAt('levels', 'objectives.achievements.*')}
      />
    </>
  )
}
