import type { FormSpec } from '@/form/types'
import type { Raffle } from '@/generated/model'
import { activeRangeWarnings, basicRules, countLimitRule } from '@/model/fieldRules'
import { raffleFields } from '@/model/fields/raffles'
import { drawWarning, prizeWarnings } from '@/model/prizeWarnings'
import {
  basicDetails,
  prizesSection,
  requirementSection,
  scheduleSection,
  settingsSection,
} from '../fields/sections'
import { twins } from '../fields/twins'
import { EntryFields, Schedule } from './formFields'

export const raffleForm: FormSpec<Raffle> = {
  fields: raffleFields,
  // Rule RAFFLE-1; no default dates (decision D5). `enabled` has no field and is sent as it is.
  defaults: (account) => ({ account, isAvailable: true, enabled: true }),
  rules: [...basicRules, countLimitRule],
  among: twins,
  warnings: [...activeRangeWarnings, drawWarning, prizeWarnings],
  live: raffleFields.live,
  sections: [
    basicDetails,
    settingsSection('How the raffle is grouped among the others.'),
    scheduleSection('When players can enter, and when winners are drawn.', Schedule),
    {
      id: 'entries',
      text: 'What players pay, and how often one player can enter.',
      Content: EntryFields,
    },
    prizesSection('What players can win. Every unit has one winner.'),
    requirementSection('Who may enter. Leave empty to let everyone in.'),
  ],
}
