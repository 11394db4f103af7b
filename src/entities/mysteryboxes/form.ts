import type { FormSpec } from '@/form/types'
import type { MysteryBox } from '@/generated/model'
import { defaultPeriods } from '@/model/choices'
import { activeRangeWarnings, basicRules, countLimitRule } from '@/model/fieldRules'
import { mysteryBoxFields } from '@/model/fields/mysteryboxes'
import { prizeWarnings } from '@/model/prizeWarnings'
import {
  basicDetails,
  prizesSection,
  requirementSection,
  scheduleSection,
  settingsSection,
} from '../fields/sections'
import { twins } from '../fields/twins'
import { Participation } from './formFields'

export const mysteryBoxForm: FormSpec<MysteryBox> = {
  fields: mysteryBoxFields,
  // Rule BOX-1; no default active range (decision D5).
  defaults: (account) => ({ account, isAvailable: true, period: defaultPeriods.mysteryboxes }),
  rules: [...basicRules, countLimitRule],
  among: twins,
  warnings: [...activeRangeWarnings, prizeWarnings],
  live: mysteryBoxFields.live,
  sections: [
    basicDetails,
    settingsSection('How the mystery box is grouped among the others.'),
    scheduleSection('When players can open it.'),
    {
      id: 'participation',
      text: 'What players pay, and how often one player can take part.',
      Content: Participation,
    },
    prizesSection('What players may find inside: one unit each time.'),
    requirementSection('Who may open it. Leave empty to let everyone in.'),
  ],
}
