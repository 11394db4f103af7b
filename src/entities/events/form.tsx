import type { FormSpec } from '@/form/types'
import type { Event } from '@/generated/model'
import { basicDetails } from '../fields/basicDetails'
import { basicRules, countLimitChange, countLimitRule } from '../fields/rules'
import { CountLimitField, GroupingFields, rewardSection } from '../fields/sections'

export const eventForm: FormSpec<Event> = {
  defaults: (account) => ({ account, isAvailable: true }),
  rules: [...basicRules, countLimitRule],
  live: { changes: [countLimitChange] },
  sections: [
    basicDetails,
    {
      id: 'limits-and-settings',
      title: 'Limits and Settings',
      text: 'How the event is grouped, and how often it counts for one player.',
      Content: LimitsAndSettings,
    },
    rewardSection('What players get each time the event counts.'),
  ],
}

function LimitsAndSettings() {
  return (
    <>
      <GroupingFields />
      <CountLimitField
        // Decision H6: the generic label of a limit.
        label="Enable Restriction"
        help="The event counts only so often for one player; beyond that it earns nothing."
      />
    </>
  )
}
