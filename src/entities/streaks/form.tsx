import { NumberField } from '@/form/fields/NumberField'
import { SingleReferenceField } from '@/form/fields/ReferenceField'
import type { FormSpec, Rule } from '@/form/types'
import type { Streak } from '@/generated/model'
import { readObjectives } from '../asContracted'
import { basicDetails } from '../fields/basicDetails'
import { activeRangeChange, activeRangeDoubts, basicRules, countLimitRule } from '../fields/rules'
import {
  CountLimitField,
  GroupingFields,
  rewardSection,
  scheduleSection,
  settingsSection,
} from '../fields/sections'
import { useReferencesAt } from '../references'

/** Warns when there are several missions: a streak has at most one (rule STREAK-1), and the form shows the first. */
const oneMissionDoubt: Rule<Streak> = (streak) => {
  const { missions } = readObjectives(streak).objectives ?? {}
  return Array.isArray(missions) && missions.length > 1
    ? [
        {
          path: 'objectives.missions',
          message: `It came with ${missions.length} missions: all stay until you choose another one or clear it.`,
        },
      ]
    : []
}

export const streakForm: FormSpec<Streak> = {
  // Rule STREAK-1; no default active range (decision D5).
  defaults: (account) => ({ account, isAvailable: true, period: 'monthly' }),
  rules: [...basicRules, countLimitRule],
  doubts: [...activeRangeDoubts, oneMissionDoubt],
  fromServer: readObjectives,
  live: {
    changes: [
      {
        paths: ['objectives.missions', 'period'],
        text: 'Their runs may break, because they have to do something else or come back more often.',
      },
      {
        paths: ['limitCount', 'countLimit'],
        text: 'Their runs may be complete at once, or take longer than they were told.',
      },
      activeRangeChange,
    ],
  },
  sections: [
    basicDetails,
    settingsSection('How the streak is grouped, and where it stands among the others.', Settings),
    scheduleSection('When players can keep it up, and how often they have to.'),
    {
      id: 'length',
      title: 'Streak Length',
      text: 'How long players keep it up until it is complete.',
      Content: Length,
    },
    {
      id: 'objectives',
      title: 'Objectives',
      text: 'What players do once in every period. Without a mission any activity counts.',
      Content: Objectives,
    },
    rewardSection('What players get when it is complete.'),
  ],
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Streak>
        name="priority"
        label="Priority"
        size="half"
        help="Higher is more important; 0 is not ranked."
      />
    </>
  )
}

function Length() {
  return (
    <CountLimitField
      label="Fixed Streak Length"
      help="While off, it goes on for as long as players keep it up."
      countHelp="Periods in a row that complete it."
    />
  )
}

function Objectives() {
  return (
    <SingleReferenceField<Streak>
      name="objectives.missions"
      label="Mission"
      options={useReferencesAt('streaks', 'objectives.missions.*')}
    />
  )
}
