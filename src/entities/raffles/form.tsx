import { DateTimeField } from '@/form/fields/DateTimeField'
import { NumberField } from '@/form/fields/NumberField'
import { ShownField } from '@/form/fields/ShownField'
import { textOf } from '@/form/fields/TextField'
import { useFormValue } from '@/form/formContext'
import { activeRangeDoubts, basicRules, countLimitRule } from '@/form/rules'
import type { FormSpec, Rule } from '@/form/types'
import type { Raffle } from '@/generated/model'
import { DateText } from '@/ui/DateText'
import { basicDetails } from '../fields/basicDetails'
import { prizeDoubts, prizesSection } from '../fields/prizes'
import {
  ActiveRangeField,
  CountLimitField,
  RefreshPeriodField,
  requirementSection,
  scheduleSection,
  settingsSection,
} from '../fields/sections'

/**
 * Decision D2: warns about a draw before entries are on sale, or while they still are. Skips repeated draws, which have
 * later dates.
 */
const drawDoubt: Rule<Raffle> = ({ drawTime, active, period }) => {
  const draw = Date.parse(drawTime ?? '')
  const isRepeated = period !== undefined && period !== 'all-time'
  if (draw < Date.parse(active?.from ?? '')) {
    return [{ path: 'drawTime', message: 'The draw lies before the start of the active range.' }]
  }
  return draw < Date.parse(active?.to ?? '') && !isRepeated
    ? [{ path: 'drawTime', message: 'The draw lies before the end of the active range.' }]
    : []
}

export const raffleForm: FormSpec<Raffle> = {
  // Rule RAFFLE-1; no date is invented (decision D5). `enabled` has no field and is sent as it is.
  defaults: (account) => ({ account, isAvailable: true, enabled: true }),
  rules: [...basicRules, countLimitRule],
  doubts: [...activeRangeDoubts, drawDoubt, prizeDoubts],
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
  const nextDraw = useFormValue<string>('nextDraw')
  return (
    <>
      <RefreshPeriodField />
      <DateTimeField<Raffle> name="drawTime" label="Draw Date" />
      {nextDraw && (
        <ShownField label="Next draw" help="Worked out by the server from draw date and refresh period.">
          <Moment iso={textOf(nextDraw)} />
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
