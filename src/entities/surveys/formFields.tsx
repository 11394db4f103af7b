import { ShuffleField } from '../fields/questionnaire'
import { GroupingFields } from '../fields/sectionFields'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <ShuffleField />
    </>
  )
}
