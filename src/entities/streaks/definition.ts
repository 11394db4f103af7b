import { Flame } from 'lucide-react'
import { periodFilter, scheduleFilter } from '@/model/filters'
import { rewardColumns } from '../columns'
import { defineEntity } from '../definition'

export const streaks = defineEntity('streaks', {
  shortcut: 's',
  list: {
    tagline: 'KEEP PLAYERS IN THE LOOP',
    family: 'play',
    icon: Flame,
    columns: rewardColumns(),
    filters: [scheduleFilter, periodFilter('streaks')],
  },
  form: () => import('./form').then(({ streakForm }) => streakForm),
})
