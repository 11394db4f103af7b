import type { FormSpec } from '@/form/types'
import type { Mission } from '@/generated/model'
import { defaultPeriods } from '@/model/choices'
import { activeRangeWarnings, basicRules, countLimitRule } from '@/model/fieldRules'
import { missionFields } from '@/model/fields/missions'
import { objectiveWarnings, paths } from '@/model/missionWarnings'
import {
  basicDetails,
  requirementSection,
  rewardSection,
  scheduleSection,
  settingsSection,
} from '../fields/sections'
import { twins } from '../fields/twins'
import { Limit, Schedule, Settings } from './formFields'
import { ObjectivesFields } from './formObjectives'

export const missionForm: FormSpec<Mission> = {
  fields: missionFields,
  // Rule MISSION-1; no default active range (decision D5).
  defaults: (account) => ({
    account,
    isAvailable: true,
    period: defaultPeriods.missions,
    priority: 0,
    limitCount: true,
    countLimit: 1,
  }),
  rules: [...basicRules, countLimitRule],
  among: twins,
  warnings: [...activeRangeWarnings, objectiveWarnings],
  // Rule MISSION-3: either events, or one quiz, or one survey.
  choiceGroups: [{ label: 'Objectives', paths: Object.values(paths) }],
  live: missionFields.live,
  sections: [
    basicDetails,
    settingsSection(
      'How the mission is grouped, its priority among the others, and when it restarts.',
      Settings,
    ),
    scheduleSection('When players can take part.', Schedule),
    {
      id: 'limit',
      text: 'How often one player can finish this mission.',
      Content: Limit,
    },
    {
      id: 'objectives',
      text: 'What players do to finish. Either events, or one quiz, or one survey.',
      Content: ObjectivesFields,
    },
    rewardSection('What players get when they finish.'),
    requirementSection('Who may start. Leave empty to let everyone in.'),
  ],
}
