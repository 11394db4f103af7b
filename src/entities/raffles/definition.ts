import { Ticket } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createRaffle,
  deleteRaffle,
  getListRafflesInfiniteQueryOptions,
  updateRaffle,
} from '@/generated/api/raffles/raffles'
import type { Raffle } from '@/generated/model'
import { creditsColumn } from '../columns'
import { defineEntity } from '../definition'
import { periodFilter, scheduleFilter, stockFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const raffles = defineEntity<Raffle>({
  list: {
    type: 'raffles',
    title: 'Raffles',
    singular: 'Raffle',
    tagline: 'AND WE HAVE A WINNER',
    family: 'reward',
    icon: Ticket,
    defaultSort: { by: 'name', direction: 'asc' },
    columns: [
      creditsColumn(),
      { id: 'drawTime', header: 'Draw Date', kind: 'dateTime', value: (row) => row.drawTime },
    ],
    filters: [scheduleFilter, stockFilter, periodFilter('all-time')],
  },
  calls: {
    ...pagedRows<Raffle>((account) =>
      getListRafflesInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createRaffle,
    update: updateRaffle,
    remove: deleteRaffle,
  },
  form: () => import('./form').then(({ raffleForm }) => raffleForm),
})
