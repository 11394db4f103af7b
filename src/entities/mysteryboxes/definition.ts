import { PackageOpen } from 'lucide-react'
import { periodFilter, scheduleFilter, stockFilter } from '@/model/filters'
import { stockColumns } from '../columns'
import { defineEntity } from '../definition'

export const mysteryBoxes = defineEntity('mysteryboxes', {
  shortcut: 'y',
  list: {
    tagline: 'THE ELEMENT OF SURPRISE',
    family: 'reward',
    icon: PackageOpen,
    columns: stockColumns(),
    filters: [scheduleFilter, stockFilter('mysteryboxes'), periodFilter('mysteryboxes')],
  },
  form: () => import('./form').then(({ mysteryBoxForm }) => mysteryBoxForm),
})
