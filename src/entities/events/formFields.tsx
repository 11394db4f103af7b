import { CountLimitField, GroupingFields } from '../fields/sectionFields'

export function LimitsAndSettings() {
  return (
    <>
      <GroupingFields />
      <CountLimitField help="Limits how often the event counts for one player. Beyond that it earns nothing." />
    </>
  )
}
