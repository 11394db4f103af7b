import type { FormSpec } from '@/form/types'
import type { Streak } from '@/generated/model'
import { readObjectives } from '@/model/asContracted'
import { defaultPeriods } from '@/model/choices'
import { activeRangeWarnings, basicRules, countLimitRule } from '@/model/fieldRules'
import { streakFields } from '@/model/fields/streaks'
import type { Rule } from '@/model/rules'
import { basicDetails, rewardSection, scheduleSection, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Length, Objectives, Settings } from './formFields'

/** Warns when there are several missions: a streak has at most one (rule STREAK-1), and the form shows the first. */
const oneMissionWarning: Rule<Streak> = (streak) => {
  const { missions } = readObjectives(streak).objectives ?? {}
  return Array.isArray(missions) && missions.length > 1
    ? [
        {
          path: 'objectives.missions',
          message: `It has ${missions.length} missions: all are kept until you choose another one or clear it.`,
        },
      ]
    : []
}

export const streakForm: FormSpec<Streak> = {
  fields: streakFields,
  // Rule STREAK-1; no default active range (decision D5).
  defaults: (account) => ({ account, isAvailable: true, period: defaultPeriods.streaks }),
  rules: [...basicRules, countLimitRule],
  among: twins,
  warnings: [...activeRangeWarnings, oneMissionWarning],
  fromServer: readObjectives,
  live: streakFields.live,
  sections: [
    basicDetails,
    settingsSection('How the streak is grouped, and its priority among the others.', Settings),
    scheduleSection('When players can keep it up, and how often they have to.'),
    {
      id: 'length',
      text: 'How long players keep it up until it is complete.',
      Content: Length,
    },
    {
      id: 'objectives',
      text: 'What players do once in every period. Without a mission any activity counts.',
      Content: Objectives,
    },
    rewardSection('What players get when it is complete.'),
  ],
}
