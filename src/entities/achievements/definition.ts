import { Medal } from 'lucide-react'
import { rewardColumns } from '../columns'
import { defineEntity } from '../definition'

export const achievements = defineEntity('achievements', {
  shortcut: 'c',
  list: {
    tagline: 'REWARDS FOR PLAYERS',
    family: 'play',
    icon: Medal,
    columns: rewardColumns(),
  },
  form: () => import('./form').then(({ achievementForm }) => achievementForm),
})
