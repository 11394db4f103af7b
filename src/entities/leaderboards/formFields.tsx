import { ReferencesField } from '@/form/fields/ReferenceField'
import { SelectField } from '@/form/fields/SelectField'
import type { Leaderboard } from '@/generated/model'
import { elements, units } from '@/model/choices'
import { nouns } from '@/model/words'
import { GroupingFields, ScheduleFields } from '../fields/sectionFields'
import { useReferencesAt } from '../references'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <SelectField<Leaderboard>
        name="units"
        label="Units"
        help="What players are ranked by."
        choices={units}
      />
      <SelectField<Leaderboard>
        name="element"
        label="Elements in use"
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
        label={`Driving ${nouns.missions.many}`}
        term="Driving missions"
        help="Only what players earn in these counts. Leave empty to count everything."
        options={useReferencesAt('leaderboards', 'drivenBy.missions.*')}
      />
    </>
  )
}
