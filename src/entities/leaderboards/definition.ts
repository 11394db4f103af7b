import { Trophy } from 'lucide-react'
import { defineEntity } from '../definition'
import { scheduleFilter } from '../filters'

/** Labels of a leaderboard's period in the list (rule LIST-5). */
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

export const leaderboards = defineEntity('leaderboards', {
  shortcut: 'b',
  list: {
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
  form: () => import('./form').then(({ leaderboardForm }) => leaderboardForm),
})
