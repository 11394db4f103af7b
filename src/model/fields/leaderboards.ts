import type { Leaderboard } from '@/generated/model'
import { nouns } from '../words'
import { active, basicDetails, grouping, limitsAndSettings, period, requirement, schedule } from './common'
import { describeFields } from './fields'
import { activeRangeChange, periodChange } from './live'

export const leaderboardFields = describeFields<Leaderboard>(
  {
    'basic-details': basicDetails,
    settings: {
      title: limitsAndSettings,
      fields: { ...grouping, units: { label: 'Units' }, element: { label: 'Elements in use' } },
    },
    schedule: {
      title: schedule,
      fields: {
        ...active,
        period,
        'drivenBy.missions': { label: `Driving ${nouns.missions.many}`, term: 'Driving missions' },
      },
    },
    requirement,
  },
  {
    changes: [
      {
        paths: ['units', 'element', 'drivenBy.missions'],
        text: 'Their ranks may change at once, because something else counts.',
      },
      periodChange,
      activeRangeChange,
    ],
  },
)
