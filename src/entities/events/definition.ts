import { Zap } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createEvent,
  deleteEvent,
  getListEventsInfiniteQueryOptions,
  updateEvent,
} from '@/generated/api/events/events'
import type { Event } from '@/generated/model'
import { statusColumn } from '../columns'
import { defineEntity } from '../definition'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const events = defineEntity<Event>({
  list: {
    type: 'events',
    title: 'Events',
    singular: 'Event',
    tagline: 'WHAT YOUR PLAYERS ARE DOING',
    family: 'people',
    icon: Zap,
    columns: [statusColumn()],
  },
  calls: {
    ...pagedRows<Event>((account) =>
      getListEventsInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createEvent,
    update: updateEvent,
    remove: deleteEvent,
  },
  form: () => import('./form').then(({ eventForm }) => eventForm),
})
