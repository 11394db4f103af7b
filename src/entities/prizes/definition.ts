import { Gift } from 'lucide-react'
import { periodFilter, scheduleFilter, stockFilter } from '@/model/filters'
import { stockColumns } from '../columns'
import { defineEntity } from '../definition'

export const prizes = defineEntity('prizes', {
  shortcut: 'z',
  list: {
    tagline: 'PAMPER YOUR PLAYERS',
    family: 'reward',
    icon: Gift,
    columns: stockColumns(),
    filters: [scheduleFilter, stockFilter('prizes'), periodFilter('prizes')],
  },
  form: () => import('./form').then(({ prizeForm }) => prizeForm),
})
