import { PackageOpen } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createMysteryBox,
  deleteMysteryBox,
  getListMysteryBoxesInfiniteQueryOptions,
  updateMysteryBox,
} from '@/generated/api/mysteryboxes/mysteryboxes'
import type { MysteryBox } from '@/generated/model'
import { stockColumns } from '../columns'
import { defineEntity } from '../definition'
import { periodFilter, scheduleFilter, stockFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

export const mysteryBoxes = defineEntity<MysteryBox>({
  list: {
    type: 'mysteryboxes',
    title: 'Mystery Boxes',
    singular: 'Mystery Box',
    tagline: 'THE ELEMENT OF SURPRISE',
    family: 'reward',
    icon: PackageOpen,
    columns: stockColumns(),
    filters: [scheduleFilter, stockFilter, periodFilter('all-time')],
  },
  calls: {
    ...pagedRows<MysteryBox>((account) =>
      getListMysteryBoxesInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createMysteryBox,
    update: updateMysteryBox,
    remove: deleteMysteryBox,
  },
  form: () => import('./form').then(({ mysteryBoxForm }) => mysteryBoxForm),
})
