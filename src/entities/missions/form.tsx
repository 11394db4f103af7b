import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import type { FormSpec } from '@/form/types'
import type { Mission } from '@/generated/model'
import { basicDetails } from '../fields/basicDetails'
import {
  activeRangeChange,
  activeRangeDoubts,
  basicRules,
  countLimitChange,
  countLimitRule,
  periodChange,
} from '../fields/rules'
import {
  ActiveRangeField,
  CountLimitField,
  GroupingFields,
  RefreshPeriodField,
  requirementSection,
  rewardSection,
  scheduleSection,
  settingsSection,
} from '../fields/sections'
import { objectiveDoubts, paths } from './doubts'
import { ObjectivesFields } from './formObjectives'

export const missionForm: FormSpec<Mission> = {
  // Rule MISSION-1; no default active range (decision D5).
  defaults: (account) => ({
    account,
    isAvailable: true,
    period: 'daily',
    priority: 0,
    limitCount: true,
    countLimit: 1,
  }),
  rules: [...basicRules, countLimitRule],
  doubts: [...activeRangeDoubts, objectiveDoubts],
  // Rule MISSION-3: either events, or one quiz, or one survey.
  choiceGroups: [{ label: 'Objectives', paths: Object.values(paths) }],
  live: {
    progress: ['objectives.events.*.currentCount'],
    changes: [
      {
        paths: Object.values(paths),
        text: 'Those on their way may be further from the end than before, or done at once.',
      },
      periodChange,
      countLimitChange,
      {
        paths: ['timeToComplete', 'timeToRestart', 'timing'],
        text: 'Those who have begun may have less time to finish or to begin again, or more.',
      },
      activeRangeChange,
    ],
  },
  sections: [
    basicDetails,
    settingsSection(
      'How the mission is grouped, where it stands among the others, and when it starts anew.',
      Settings,
    ),
    scheduleSection('When players can take part.', Schedule),
    {
      id: 'limit',
      title: 'Limit completions',
      text: 'How often one player can finish this mission.',
      Content: Limit,
    },
    {
      id: 'objectives',
      title: 'Objectives',
      text: 'What players do to finish. Either events, or one quiz, or one survey.',
      Content: ObjectivesFields,
    },
    rewardSection('What players get when they finish.'),
    requirementSection('Who may start. Leave empty to let everyone in.'),
  ],
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Mission> name="priority" label="Priority" />
      <RefreshPeriodField size="short" />
    </>
  )
}

function Schedule() {
  return (
    <>
      <ActiveRangeField />
      <LimitField<Mission>
        size="half"
        toggle={{ name: 'timeToComplete', label: 'Time to complete' }}
        count={{ name: 'timing.maxSecondsToComplete', label: 'Seconds to complete' }}
      />
      <LimitField<Mission>
        size="half"
        toggle={{ name: 'timeToRestart', label: 'Time to restart' }}
        count={{ name: 'timing.minSecondsToRestart', label: 'Seconds to restart' }}
      />
    </>
  )
}

function Limit() {
  // Rule MISSION-1: a mission is limited to one completion by default.
  return (
    <CountLimitField label="Limit completions" help="Players can finish it only so many times." unset={1} />
  )
}
