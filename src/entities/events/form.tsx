import { basicDetails } from '@/form/basicDetails'
import { LimitField } from '@/form/fields/LimitField'
import { basicRules, countLimitRule } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Event } from '@/generated/model'
import { CreateEventBody, UpdateEventBody } from '@/generated/zod/events/events'
import { GroupingFields, rewardSection } from '../formSections'

export const eventForm: FormSpec<Event> = {
  schemas: { create: CreateEventBody, update: UpdateEventBody },
  defaults: (account) => ({ account, isAvailable: true }),
  rules: [...basicRules, countLimitRule],
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
      <LimitField
        toggle={{
          name: 'limitCount',
          label: 'Limit how often it counts',
          help: 'Beyond the limit the event earns a player nothing.',
        }}
        count={{ name: 'countLimit', label: 'Count limit', unmarked: true }}
      />
    </>
  )
}
