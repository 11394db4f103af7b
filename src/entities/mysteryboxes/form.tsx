import { NumberField } from '@/form/fields/NumberField'
import type { FormSpec } from '@/form/types'
import type { MysteryBox } from '@/generated/model'
import { basicDetails } from '../fields/basicDetails'
import { prizeDoubts } from '../fields/prizeDoubts'
import { prizesSection } from '../fields/prizes'
import {
  activeRangeChange,
  activeRangeDoubts,
  basicRules,
  countLimitChange,
  countLimitRule,
  givenAway,
  periodChange,
} from '../fields/rules'
import { CountLimitField, requirementSection, scheduleSection, settingsSection } from '../fields/sections'

export const mysteryBoxForm: FormSpec<MysteryBox> = {
  // Rule BOX-1; no default active range (decision D5).
  defaults: (account) => ({ account, isAvailable: true, period: 'all-time' }),
  rules: [...basicRules, countLimitRule],
  doubts: [...activeRangeDoubts, prizeDoubts],
  live: { progress: givenAway, changes: [periodChange, countLimitChange, activeRangeChange] },
  sections: [
    basicDetails,
    settingsSection('How the mystery box is grouped among the others.'),
    scheduleSection('When players can open it.'),
    {
      id: 'participation',
      title: 'Participation',
      text: 'What players pay, and how often one player can take part.',
      Content: Participation,
    },
    prizesSection('What players may find inside: one unit each time.'),
    requirementSection('Who may open it. Leave empty to let everyone in.'),
  ],
}

function Participation() {
  return (
    <>
      <NumberField<MysteryBox>
        name="credits"
        label="Credits to Participate"
        size="half"
        help="For taking part once. Blank or 0 is free."
      />
      <CountLimitField
        label="Limit Player Participation"
        help="One player can take part only so many times in a period."
      />
    </>
  )
}
