import type { Event } from '@/generated/model'
import { basicDetails, grouping, limit, limitsAndSettings, reward } from './common'
import { describeFields } from './fields'
import { countLimitChange, rewardChange } from './live'

export const eventFields = describeFields<Event>(
  {
    'basic-details': basicDetails,
    'limits-and-settings': {
      title: limitsAndSettings,
      // Decision H6: the generic label of a limit.
      fields: { ...grouping, ...limit('Enable Restriction') },
    },
    reward,
  },
  { changes: [rewardChange, countLimitChange] },
)
