import { ReferencesField } from '@/form/fields/ReferenceField'
import { SelectField } from '@/form/fields/SelectField'
import type { Leaderboard } from '@/generated/model'
import { elements, units } from '@/model/choices'
import { GroupingFields, ScheduleFields } from '../fields/sectionFields'
import { useReferencesAt } from '../references'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <SelectField<Leaderboard> name="units" help="What players are ranked by." choices={units} />
      <SelectField<Leaderboard>
        name="element"
        help="Who is ranked; Team Members are the players inside each team."
        choices={elements}
      />
    </>
  )
}

export function Schedule() {
  return (
    <>
      <ScheduleFields />
      <ReferencesField<Leaderboard>
        name="drivenBy.missions"
        help="Only what players earn in these counts. Leave empty to count everything."
        options={useReferencesAt('leaderboards', 'drivenBy.missions.*')}
      />
    </>
  )
}
