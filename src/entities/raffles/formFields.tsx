import { ShownField } from '@/form/Field'
import { DateTimeField } from '@/form/fields/DateTimeField'
import { NumberField } from '@/form/fields/NumberField'
import { useFormValue, useLabel } from '@/form/formContext'
import type { Raffle } from '@/generated/model'
import { readDate } from '@/lib/dates'
import { inputText } from '@/model/readable'
import { DateText } from '@/ui/inline'
import { ActiveRangeField, CountLimitField, RefreshPeriodField } from '../fields/sectionFields'

export function Schedule() {
  const nextDraw = useFormValue<Raffle, string>('nextDraw')
  const label = useLabel<Raffle>('nextDraw')
  return (
    <>
      <RefreshPeriodField />
      <DateTimeField<Raffle> name="drawTime" />
      {nextDraw && (
        <ShownField label={label} help="Calculated by the server from draw date and refresh period.">
          <Moment iso={inputText(nextDraw)} />
        </ShownField>
      )}
      <ActiveRangeField />
    </>
  )
}

/** In local time. An invalid date is shown as received. */
const Moment = ({ iso }: { iso: string }) =>
  Number.isNaN(readDate(iso)) ? <span>{iso}</span> : <DateText iso={iso} />

export function EntryFields() {
  return (
    <>
      <NumberField<Raffle> name="credits" size="half" help="For one entry. Blank or 0 is free." />
      <CountLimitField help="Limits how often one player can enter in a period." />
    </>
  )
}
