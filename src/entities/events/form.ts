import type { FormSpec } from '@/form/types'
import type { Event } from '@/generated/model'
import { basicRules, countLimitRule } from '@/model/fieldRules'
import { eventFields } from '@/model/fields/events'
import { basicDetails, grouping, rewardSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { LimitsAndSettings } from './formFields'

export const eventForm: FormSpec<Event> = {
  fields: eventFields,
  defaults: (account) => ({ account, isAvailable: true }),
  rules: [...basicRules, countLimitRule],
  among: twins,
  live: eventFields.live,
  sections: [
    basicDetails,
    {
      id: 'limits-and-settings',
      text: 'How the event is grouped, and how often it counts for one player.',
      Content: LimitsAndSettings,
      keeps: grouping,
    },
    rewardSection('What players get each time the event counts.'),
  ],
}
