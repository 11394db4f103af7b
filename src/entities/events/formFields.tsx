import { CountLimitField, GroupingFields } from '../fields/sectionFields'

export function LimitsAndSettings() {
  return (
    <>
      <GroupingFields />
      <CountLimitField
        // Decision H6: the generic label of a limit.
        label="Enable Restriction"
        help="Limits how often the event counts for one player. Beyond that it earns nothing."
      />
    </>
  )
}
