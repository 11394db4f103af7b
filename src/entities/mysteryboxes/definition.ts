import { PackageOpen } from 'lucide-react'
import { stockColumns } from '../columns'
import { defineEntity } from '../definition'
import { periodFilter, scheduleFilter, stockFilter } from '../filters'

export const mysteryBoxes = defineEntity('mysteryboxes', {
  shortcut: 'y',
  list: {
    tagline: 'THE ELEMENT OF SURPRISE',
    family: 'reward',
    icon: PackageOpen,
    columns: stockColumns(),
    filters: [scheduleFilter, stockFilter, periodFilter('mysteryboxes')],
  },
  form: () => import('./form').then(({ mysteryBoxForm }) => mysteryBoxForm),
})
