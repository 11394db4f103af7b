import { Trophy } from 'lucide-react'
import { pagedRows } from '@/api/rows'
import {
  createLeaderboard,
  deleteLeaderboard,
  getListLeaderboardsInfiniteQueryOptions,
  updateLeaderboard,
} from '@/generated/api/leaderboards/leaderboards'
import type { Leaderboard } from '@/generated/model'
import { defineEntity } from '../definition'
import { scheduleFilter } from '../filters'
import { listLimit, listParams, pagedBy } from '../listQuery'

/** How a leaderboard's period reads in the list (rule LIST-5). */
const periodTexts = {
  'all-time': 'Ongoing',
  daily: 'This Day',
  weekly: 'This Week',
  monthly: 'This Month',
} as const

const periodOf = (period: unknown) =>
  typeof period === 'string' && Object.hasOwn(periodTexts, period)
    ? (period as keyof typeof periodTexts)
    : 'daily'

export const leaderboards = defineEntity<Leaderboard>({
  list: {
    type: 'leaderboards',
    title: 'Leaderboards',
    singular: 'Leaderboard',
    tagline: 'FRIENDLY COMPETITION',
    family: 'play',
    icon: Trophy,
    columns: [
      { id: 'period', header: 'Period', kind: 'text', value: (row) => periodTexts[periodOf(row.period)] },
    ],
    filters: [
      scheduleFilter,
      { id: 'period', label: 'Period', value: (row) => periodOf(row.period), choices: periodTexts },
      {
        id: 'units',
        label: 'Units',
        value: (row) => row.units,
        choices: { points: 'Points', credits: 'Credits' },
      },
      {
        id: 'elements',
        label: 'Elements in use',
        value: (row) => row.element,
        choices: { player: 'Players', team: 'Teams', teammembers: 'Team Members' },
      },
    ],
  },
  calls: {
    ...pagedRows<Leaderboard>((account) =>
      getListLeaderboardsInfiniteQueryOptions(listParams(account), { query: pagedBy(listLimit) }),
    ),
    create: createLeaderboard,
    update: updateLeaderboard,
    remove: deleteLeaderboard,
  },
  form: () => import('./form').then(({ leaderboardForm }) => leaderboardForm),
})
