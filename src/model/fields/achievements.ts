import type { Achievement } from '@/generated/model'
import { basicDetails, grouping, requirement, reward, settings } from './common'
import { describeFields } from './fields'
import { rewardChange } from './live'

export const achievementFields = describeFields<Achievement>(
  {
    'basic-details': basicDetails,
    settings: { title: settings, fields: { ...grouping, steps: { label: 'Steps Required', term: 'Steps' } } },
    reward,
    requirement,
  },
  {
    changes: [
      rewardChange,
      {
        paths: ['steps'],
        text: 'Players who have collected steps may unlock it at once, or need more than they were told.',
      },
    ],
  },
)
