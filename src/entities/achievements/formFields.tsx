import { NumberField } from '@/form/fields/NumberField'
import type { Achievement } from '@/generated/model'
import { BasicDetailsFields } from '../fields/basicDetails'
import { GroupingFields } from '../fields/sectionFields'

export function BasicDetails() {
  return (
    <BasicDetailsFields descriptionPlaceholder="Tell players what to do to unlock this achievement, e.g. “Visit on seven days in a row.”" />
  )
}

export function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Achievement> name="steps" min={1} required />
    </>
  )
}
