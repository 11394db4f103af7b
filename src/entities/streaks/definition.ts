import { Flame } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createStreak,
  deleteStreak,
  getListStreaksInfiniteQueryOptions,
  updateStreak,
} from '@/generated/api/streaks/streaks'
import type { Streak } from '@/generated/model'
import { rewardColumns } from '../columns'
import { defineEntity } from '../definition'
import { periodFilter, scheduleFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const streaks = defineEntity<Streak>({
  list: {
    type: 'streaks',
    title: 'Streaks',
    singular: 'Streak',
    tagline: 'KEEP PLAYERS IN THE LOOP',
    family: 'play',
    icon: Flame,
    columns: rewardColumns(),
    filters: [scheduleFilter, periodFilter('monthly')],
  },
  calls: {
    ...pagedRows<Streak>((account) =>
      getListStreaksInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createStreak,
    update: updateStreak,
    remove: deleteStreak,
  },
  form: () => import('./form').then(({ streakForm }) => streakForm),
})
