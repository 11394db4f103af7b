import type { Raffle } from '@/generated/model'
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

export const raffleFields = describeFields<Raffle>(
  {
    'basic-details': basicDetails,
    settings: { title: settings, fields: grouping },
    schedule: {
      title: schedule,
      fields: {
        period,
        drawTime: { label: 'Draw Date', name: 'Schedule › Draw Date' },
        nextDraw: { label: 'Next draw', isShown: true },
        ...active,
      },
    },
    entries: {
      title: 'Entries',
      fields: { credits: price(`${nouns.credits.title} to Purchase`), ...limit('Limit Player Entries') },
    },
    prizes,
    requirement,
    elsewhere: { fields: { enabled: { label: 'Enabled', missing: true } } },
  },
  {
    progress: givenAway,
    changes: [
      priceChange,
      prizesChange,
      {
        paths: ['drawTime'],
        text: 'Winners may be drawn sooner or later than players were told.',
        isPromise: true,
      },
      periodChange,
      countLimitChange,
      activeRangeChange,
    ],
  },
)
