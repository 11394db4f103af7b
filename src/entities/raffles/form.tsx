import { ShownField } from '@/form/Field'
import { DateTimeField } from '@/form/fields/DateTimeField'
import { NumberField } from '@/form/fields/NumberField'
import { useFormValue } from '@/form/formContext'
import { inputText } from '@/form/readable'
import type { FormSpec } from '@/form/types'
import type { Raffle } from '@/generated/model'
import { DateText } from '@/ui/inline'
import { basicDetails } from '../fields/basicDetails'
import { drawDoubt, prizeDoubts } from '../fields/prizeDoubts'
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
import {
  ActiveRangeField,
  CountLimitField,
  RefreshPeriodField,
  requirementSection,
  scheduleSection,
  settingsSection,
} from '../fields/sections'

export const raffleForm: FormSpec<Raffle> = {
  // Rule RAFFLE-1; no default dates (decision D5). `enabled` has no field and is sent as it is.
  defaults: (account) => ({ account, isAvailable: true, enabled: true }),
  rules: [...basicRules, countLimitRule],
  doubts: [...activeRangeDoubts, drawDoubt, prizeDoubts],
  live: {
    progress: givenAway,
    changes: [
      { paths: ['drawTime'], text: 'Winners may be drawn sooner or later than they were told.' },
      periodChange,
      countLimitChange,
      activeRangeChange,
    ],
  },
  sections: [
    basicDetails,
    settingsSection('How the raffle is grouped among the others.'),
    scheduleSection('When players can enter, and when winners are drawn.', Schedule),
    {
      id: 'entries',
      title: 'Entries',
      text: 'What players pay, and how often one player can enter.',
      Content: Entries,
    },
    prizesSection('What players can win. Every unit has one winner.'),
    requirementSection('Who may enter. Leave empty to let everyone in.'),
  ],
}

function Schedule() {
  const nextDraw = useFormValue<Raffle, string>('nextDraw')
  return (
    <>
      <RefreshPeriodField />
      <DateTimeField<Raffle> name="drawTime" label="Draw Date" />
      {nextDraw && (
        <ShownField label="Next draw" help="Worked out by the server from draw date and refresh period.">
          <Moment iso={inputText(nextDraw)} />
        </ShownField>
      )}
      <ActiveRangeField />
    </>
  )
}

/** In local time. An invalid date is shown as received. */
const Moment = ({ iso }: { iso: string }) => (Number.isNaN(Date.parse(iso)) ? iso : <DateText iso={iso} />)

function Entries() {
  return (
    <>
      <NumberField<Raffle>
        name="credits"
        label="Credits to Purchase"
        size="half"
        help="For one entry. Blank or 0 is free."
      />
      <CountLimitField
        label="Limit Player Entries"
        help="One player can enter only so many times in a period."
      />
    </>
  )
}
