import { Gift } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createPrize,
  deletePrize,
  getListPrizesInfiniteQueryOptions,
  updatePrize,
} from '@/generated/api/prizes/prizes'
import type { Prize } from '@/generated/model'
import { stockColumns } from '../columns'
import { defineEntity } from '../definition'
import { periodFilter, scheduleFilter, stockFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const prizes = defineEntity<Prize>({
  list: {
    type: 'prizes',
    title: 'Prizes',
    singular: 'Prize',
    tagline: 'PAMPER YOUR PLAYERS',
    family: 'reward',
    icon: Gift,
    columns: stockColumns(),
    filters: [scheduleFilter, stockFilter, periodFilter('all-time')],
  },
  calls: {
    ...pagedRows<Prize>((account) =>
      getListPrizesInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createPrize,
    update: updatePrize,
    remove: deletePrize,
  },
  form: () => import('./form').then(({ prizeForm }) => prizeForm),
})
