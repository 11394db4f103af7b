import type { Level } from '@/generated/model'
import { nouns } from '../words'
import { basicDetails, credits, grouping, points, reward, settings } from './common'
import { describeFields } from './fields'
import { rewardChange } from './live'

export const levelFields = describeFields<Level>(
  {
    'basic-details': basicDetails,
    settings: { title: settings, fields: { ...grouping, ordinal: { label: 'Ordinal', term: 'Ordinal' } } },
    objectives: {
      title: 'Objectives',
      fields: {
        'objectives.points': points,
        'objectives.credits': credits,
        'objectives.achievements': { label: nouns.achievements.title },
      },
    },
    reward,
  },
  {
    changes: [
      rewardChange,
      { paths: ['objectives'], text: 'They may reach it at once, or need more than they were told.' },
      { paths: ['ordinal'], text: 'The order of their levels may change.' },
    ],
  },
)
