import type { FormSpec } from '@/form/types'
import type { Achievement } from '@/generated/model'
import { basicRules } from '@/model/fieldRules'
import { achievementFields } from '@/model/fields/achievements'
import { stepsRule } from '@/model/formRules'
import { basicDetails, requirementSection, rewardSection, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { BasicDetails, Settings } from './formFields'

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
