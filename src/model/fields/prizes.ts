import type { Prize } from '@/generated/model'
import { nouns } from '../words'
import {
  active,
  basicDetails,
  grouping,
  limit,
  period,
  price,
  requirement,
  schedule,
  settings,
  stock,
} from './common'
import { describeFields } from './fields'
import { activeRangeChange, countLimitChange, givenAway, periodChange, priceChange } from './live'

export const prizeFields = describeFields<Prize>(
  {
    'basic-details': basicDetails,
    settings: { title: settings, fields: grouping },
    schedule: { title: schedule, fields: { ...active, period } },
    'stock-levels': {
      title: 'Stock levels',
      fields: {
        limitStock: { label: 'Limit Stock Levels', term: 'Stock', missing: true },
        stockCount: { label: 'Stock count' },
        ...stock,
      },
    },
    purchases: {
      title: 'Purchases',
      fields: { credits: price(`${nouns.credits.title} to Purchase`), ...limit('Limit Purchases') },
    },
    requirement,
  },
  {
    progress: givenAway,
    changes: [
      priceChange,
      { paths: ['limitStock', 'stockCount'], text: 'It may be sold out at once, or be back in stock.' },
      periodChange,
      countLimitChange,
      activeRangeChange,
    ],
  },
)
