import type { FormSpec } from '@/form/types'
import type { Achievement } from '@/generated/model'
import { basicRules, isBelowOne } from '@/model/fieldRules'
import { achievementFields } from '@/model/fields/achievements'
import type { Rule } from '@/model/rules'
import { basicDetails, requirementSection, rewardSection, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { BasicDetails, Settings } from './formFields'

/** Rule ACHIEVEMENT-3; a blank counts as below 1 (decision D3). */
const stepsRule: Rule<Achievement> = ({ steps }) =>
  isBelowOne(steps) ? [{ path: 'steps', message: 'Steps must be 1 or higher' }] : []

export const achievementForm: FormSpec<Achievement> = {
  fields: achievementFields,
  // Rule ACHIEVEMENT-1.
  defaults: (account) => ({ account, isAvailable: true, steps: 1 }),
  rules: [...basicRules, stepsRule],
  among: twins,
  live: achievementFields.live,
  sections: [
    { ...basicDetails, Content: BasicDetails },
    settingsSection('How the achievement is grouped, and how many steps unlock it.', Settings),
    rewardSection('What players get when they unlock it.'),
    requirementSection('Who can collect steps. Leave empty to let everyone in.'),
  ],
}
