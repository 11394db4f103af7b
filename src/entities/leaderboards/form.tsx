import { ReferencesField } from '@/form/fields/ReferenceField'
import { SelectField } from '@/form/fields/SelectField'
import { incomplete } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Leaderboard } from '@/generated/model'
import { LeaderboardElement, LeaderboardUnits } from '@/generated/model'
import { basicDetails } from '../fields/basicDetails'
import { activeRangeChange, activeRangeDoubts, basicRules, periodChange } from '../fields/rules'
import { GroupingFields, requirementSection, ScheduleFields, scheduleSection } from '../fields/sections'
import { useReferencesAt } from '../references'

export const leaderboardForm: FormSpec<Leaderboard> = {
  // Rule DATA-7: `rankBy` has no field and is sent as received.
  defaults: (account) => ({ account, isAvailable: true, rankBy: 'total' }),
  rules: basicRules,
  doubts: [
    incomplete('units', 'Nothing says what players are ranked by.'),
    incomplete('element', 'Nothing says who is ranked.'),
    ...activeRangeDoubts,
  ],
  live: {
    changes: [
      {
        paths: ['units', 'element', 'drivenBy.missions'],
        text: 'Their ranks may change at once, because something else counts.',
      },
      periodChange,
      activeRangeChange,
    ],
  },
  sections: [
    basicDetails,
    {
      id: 'settings',
      title: 'Limits and Settings',
      text: 'How the leaderboard is grouped, and who competes for what.',
      Content: Settings,
    },
    scheduleSection('When players compete, and how often the ranking starts anew.', Schedule),
    requirementSection('Who is ranked. Leave empty to rank everyone.'),
  ],
}

const units: Record<LeaderboardUnits, string> = { points: 'Points', credits: 'Credits' }
const elements: Record<LeaderboardElement, string> = {
  player: 'Players',
  team: 'Teams',
  teammembers: 'Team Members',
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <SelectField<Leaderboard>
        name="units"
        label="Units"
        help="What players are ranked by."
        options={Object.values(LeaderboardUnits).map((value) => ({ value, label: units[value] }))}
      />
      <SelectField<Leaderboard>
        name="element"
        label="Elements in use"
        help="Who is ranked; Team Members are the players inside each team."
        options={Object.values(LeaderboardElement).map((value) => ({ value, label: elements[value] }))}
      />
    </>
  )
}

function Schedule() {
  return (
    <>
      <ScheduleFields />
      <ReferencesField<Leaderboard>
        name="drivenBy.missions"
        label="Driving Missions"
        help="Only what players earn in these counts. Leave empty to count everything."
        options={useReferencesAt('leaderboards', 'drivenBy.missions.*')}
      />
    </>
  )
}
