import { nouns } from '@/model/words'
import type { Fixture } from './fixture'

export const fixture: Fixture = {
  words: ['Leaderboards', 'Leaderboard', 'FRIENDLY COMPETITION'],
  rows: [
    [{ id: 'l', period: 'all-time' }, { Period: 'Ongoing' }],
    [{ id: 'l', period: 'weekly' }, { Period: 'This Week' }],
    [{ id: 'l', period: 'monthly' }, { Period: 'This Month' }],
    [{ id: 'l', period: 'daily' }, { Period: 'This Day' }],
    [{ id: 'l' }, { Period: 'This Day' }],
  ],
  created: {
    starts: { account: 'a', rankBy: 'total' },
  },
  edited: {
    fixed: ['rankBy'],
  },
  world: { id: 'team-ladder', atLeast: 10 },
  browser: ({ basics, grouping, pick, select, sentBasics, sentGrouping, shared }) => ({
    name: 'Brightest Lights',
    sections: {
      'Basic Details': basics('Brightest Lights'),
      'Limits and Settings': [
        ...grouping,
        select('Units', nouns.credits.title),
        select('Elements in use', 'Team Members'),
      ],
      Schedule: [
        ...shared.activeRange,
        select('Refresh period', 'Week'),
        pick('Driving missions', 'First Summit', 'A Chapter a Day'),
      ],
      Requirement: shared.requirement,
    },
    sent: {
      ...sentBasics('Brightest Lights'),
      ...sentGrouping,
      ...shared.sentActiveRange,
      ...shared.sentRequirement,
      units: 'credits',
      element: 'teammembers',
      period: 'weekly',
      // Has no control (rule DATA-7).
      rankBy: 'total',
      drivenBy: { missions: ['first-summit', 'a-chapter-a-day'] },
    },
    unset: ['languages'],
    row: { Period: 'This Week' },
    edit: { section: 'Basic Details', label: 'Name', value: 'Brighter Lights', path: 'name' },
  }),
}
