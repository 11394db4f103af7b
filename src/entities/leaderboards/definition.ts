import { Trophy } from 'lucide-react'
import type { Period } from '@/generated/model'
import { defaultPeriods, elements, labelIn, rankedPeriods, units } from '@/model/choices'
import { scheduleFilter } from '@/model/filters'
import { defineEntity } from '../definition'

/** A value outside of the contract counts as the default (rule LIST-5). */
const periodOf = (period: unknown) =>
  labelIn(rankedPeriods, period) === undefined ? defaultPeriods.leaderboards : (period as Period)

export const leaderboards = defineEntity('leaderboards', {
  shortcut: 'b',
  list: {
    tagline: 'FRIENDLY COMPETITION',
    family: 'play',
    icon: Trophy,
    columns: [
      { id: 'period', header: 'Period', kind: 'text', value: (row) => rankedPeriods[periodOf(row.period)] },
    ],
    filters: [
      scheduleFilter,
      { id: 'period', label: 'Period', value: (row) => periodOf(row.period), choices: rankedPeriods },
      { id: 'units', label: 'Units', value: (row) => row.units, choices: units },
      { id: 'elements', label: 'Elements in use', value: (row) => row.element, choices: elements },
    ],
  },
  form: () => import('./form').then(({ leaderboardForm }) => leaderboardForm),
})
