import { Zap } from 'lucide-react'
import { statusColumn } from '../columns'
import { defineEntity } from '../definition'

export const events = defineEntity('events', {
  shortcut: 'e',
  list: {
    tagline: 'WHAT YOUR PLAYERS ARE DOING',
    family: 'people',
    icon: Zap,
    columns: [statusColumn()],
  },
  form: () => import('./form').then(({ eventForm }) => eventForm),
})
