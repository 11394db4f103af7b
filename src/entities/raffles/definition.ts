import { Ticket } from 'lucide-react'
import { periodFilter, scheduleFilter, stockFilter } from '@/model/filters'
import { creditsColumn } from '../columns'
import { defineEntity } from '../definition'

export const raffles = defineEntity('raffles', {
  shortcut: 'r',
  list: {
    tagline: 'AND WE HAVE A WINNER',
    family: 'reward',
    icon: Ticket,
    defaultSort: { by: 'name', direction: 'asc' },
    columns: [
      creditsColumn(),
      { id: 'drawTime', header: 'Draw Date', kind: 'dateTime', value: (row) => row.drawTime },
    ],
    filters: [scheduleFilter, stockFilter('raffles'), periodFilter('raffles')],
  },
  form: () => import('./form').then(({ raffleForm }) => raffleForm),
})
