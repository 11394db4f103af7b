import type { Team } from '@/generated/model'
import { basicDetails, credits, grouping, points, settings } from './common'
import { describeFields } from './fields'

export const teamFields = describeFields<Team>({
  'basic-details': basicDetails,
  settings: { title: settings, fields: grouping },
  score: { title: 'Score', fields: { points, credits } },
})
