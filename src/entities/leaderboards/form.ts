import type { FormSpec } from '@/form/types'
import type { Leaderboard } from '@/generated/model'
import { activeRangeWarnings, basicRules } from '@/model/fieldRules'
import { leaderboardFields } from '@/model/fields/leaderboards'
import { incomplete } from '@/model/rules'
import { basicDetails, grouping, requirementSection, scheduleSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Schedule, Settings } from './formFields'

export const leaderboardForm: FormSpec<Leaderboard> = {
  fields: leaderboardFields,
  // Rule DATA-7: `rankBy` has no field and is sent as received.
  defaults: (account) => ({ account, isAvailable: true, rankBy: 'total' }),
  rules: basicRules,
  among: twins,
  warnings: [
    incomplete('units', 'Choose what players are ranked by.'),
    incomplete('element', 'Choose who is ranked.'),
    ...activeRangeWarnings,
  ],
  live: leaderboardFields.live,
  sections: [
    basicDetails,
    {
      id: 'settings',
      text: 'How the leaderboard is grouped, and who competes for what.',
      Content: Settings,
      keeps: grouping,
    },
    scheduleSection('When players compete, and how often the ranking restarts.', Schedule),
    requirementSection('Who is ranked. Leave empty to rank everyone.'),
  ],
}
