import { Trophy } from 'lucide-react'
import {
  createLeaderboard,
  deleteLeaderboard,
  getListLeaderboardsInfiniteQueryOptions,
  updateLeaderboard,
} from '@/generated/api/leaderboards/leaderboards'
import type { Leaderboard } from '@/generated/model'
import { defineEntity } from '../definition'
import { listLimit, listParams, pagedBy } from '../listQuery'
import { pagedRows } from '../rows'

export const leaderboards = defineEntity<Leaderboard>({
  list: {
    type: 'leaderboards',
    title: 'Leaderboards',
    singular: 'Leaderboard',
    tagline: 'FRIENDLY COMPETITION',
    family: 'play',
    icon: Trophy,
    columns: [{ id: 'period', header: 'Period', kind: 'text', value: (row) => periodText(row.period) }],
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

const periodTexts: Record<string, string> = {
  'all-time': 'Ongoing',
  weekly: 'This Week',
  monthly: 'This Month',
}

/** How a leaderboard's period reads in the list (spec §2). */
export function periodText(period: string | undefined): string {
  return periodTexts[period ?? ''] ?? 'This Day'
}
