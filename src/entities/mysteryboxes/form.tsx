import { basicDetails } from '@/form/basicDetails'
import { ActiveRangeField } from '@/form/fields/DateTimeField'
import { zoneName } from '@/form/fields/dateTime'
import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import { RefreshPeriodField } from '@/form/fields/RefreshPeriodField'
import { activeRangeDoubt, basicRules, countLimitRule } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { MysteryBox } from '@/generated/model'
import { CreateMysteryBoxBody, UpdateMysteryBoxBody } from '@/generated/zod/mysteryboxes/mysteryboxes'
import { prizeDoubts, prizesSection } from '../formPrizes'
import { GroupingFields, requirementSection } from '../formSections'

export const mysteryBoxForm: FormSpec<MysteryBox> = {
  schemas: { create: CreateMysteryBoxBody, update: UpdateMysteryBoxBody },
  // spec §3; no active range is invented (reading D5).
  defaults: (account) => ({ account, isAvailable: true, period: 'all-time' }),
  rules: [...basicRules, countLimitRule],
  doubts: [activeRangeDoubt, prizeDoubts],
  sections: [
    basicDetails,
    { id: 'settings', title: 'Settings', text: 'How the mystery box is grouped.', Content: GroupingFields },
    {
      id: 'schedule',
      title: 'Schedule',
      text: `When players can open it. Times are local (${zoneName()}).`,
      Content: Schedule,
    },
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

function Schedule() {
  return (
    <>
      <ActiveRangeField />
      <RefreshPeriodField />
    </>
  )
}

function Participation() {
  return (
    <>
      <NumberField
        name="credits"
        label="Credits to Participate"
        size="half"
        help="For taking part once. Blank or 0 is free."
      />
      <LimitField
        toggle={{
          name: 'limitCount',
          label: 'Limit Player Participation',
          help: 'One player can take part only so many times in a period.',
        }}
        count={{ name: 'countLimit', label: 'Count limit', unmarked: true }}
      />
    </>
  )
}
