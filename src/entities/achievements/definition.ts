import { Medal } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createAchievement,
  deleteAchievement,
  getListAchievementsInfiniteQueryOptions,
  updateAchievement,
} from '@/generated/api/achievements/achievements'
import type { Achievement } from '@/generated/model'
import { rewardColumns } from '../columns'
import { defineEntity } from '../definition'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const achievements = defineEntity<Achievement>({
  list: {
    type: 'achievements',
    title: 'Achievements',
    singular: 'Achievement',
    tagline: 'REWARDS FOR PLAYERS',
    family: 'play',
    icon: Medal,
    columns: rewardColumns(),
  },
  calls: {
    ...pagedRows<Achievement>((account) =>
      getListAchievementsInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createAchievement,
    update: updateAchievement,
    remove: deleteAchievement,
  },
  form: () => import('./form').then(({ achievementForm }) => achievementForm),
})
