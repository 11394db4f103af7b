import type { Streak } from '@/generated/model'
import { nouns } from '../words'
import { active, basicDetails, grouping, limit, period, priority, reward, schedule, settings } from './common'
import { describeFields } from './fields'
import { activeRangeChange, rewardChange } from './live'

export const streakFields = describeFields<Streak>(
  {
    'basic-details': basicDetails,
    settings: { title: settings, fields: { ...grouping, priority } },
    schedule: { title: schedule, fields: { ...active, period } },
    length: { title: 'Streak length', fields: limit('Fixed Streak Length', { term: 'Streak length' }) },
    objectives: {
      title: 'Objectives',
      fields: { 'objectives.missions': { label: nouns.missions.singular } },
    },
    reward,
  },
  {
    changes: [
      rewardChange,
      {
        paths: ['objectives.missions', 'period'],
        text: 'Their streaks may break, because they have to do something else or return more often.',
      },
      {
        paths: ['limitCount', 'countLimit'],
        text: 'Their streaks may be complete at once, or take longer than they were told.',
      },
      activeRangeChange,
    ],
  },
)
