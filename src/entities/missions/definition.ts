import { Target } from 'lucide-react'
import { periodFilter, scheduleFilter } from '@/model/filters'
import { rewardColumns } from '../columns'
import { defineEntity } from '../definition'

export const missions = defineEntity('missions', {
  shortcut: 'm',
  list: {
    tagline: 'THE QUEST FOR GLORY',
    family: 'play',
    icon: Target,
    columns: rewardColumns(),
    filters: [scheduleFilter, periodFilter('missions')],
  },
  form: () => import('./form').then(({ missionForm }) => missionForm),
})
