import type { MysteryBox } from '@/generated/model'
import { nouns } from '../words'
import {
  active,
  basicDetails,
  grouping,
  limit,
  period,
  price,
  prizes,
  requirement,
  schedule,
  settings,
} from './common'
import { describeFields } from './fields'
import {
  activeRangeChange,
  countLimitChange,
  givenAway,
  periodChange,
  priceChange,
  prizesChange,
} from './live'

export const mysteryBoxFields = describeFields<MysteryBox>(
  {
    'basic-details': basicDetails,
    settings: { title: settings, fields: grouping },
    schedule: { title: schedule, fields: { ...active, period } },
    participation: {
      title: 'Participation',
      fields: {
        credits: price(`${nouns.credits.title} to Participate`),
        ...limit('Limit Player Participation'),
      },
    },
    prizes,
    requirement,
  },
  {
    progress: givenAway,
    changes: [priceChange, prizesChange, periodChange, countLimitChange, activeRangeChange],
  },
)
