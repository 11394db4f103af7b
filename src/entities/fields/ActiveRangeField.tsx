import { DateTimeField } from '@/form/fields/DateTimeField'
import type { Mission } from '@/generated/model'

export type WithActiveRange = Pick<Mission, 'active'>

/**
 * From when until when something is active; both marked required, neither blocks (rule FORM-4, decision D2). A day alone
 * starts at 00:00 and ends at 23:59.
 */
export function ActiveRangeField() {
  return (
    <>
      <DateTimeField<WithActiveRange> required name="active.from" label="Active from" />
      <DateTimeField<WithActiveRange> required endOfDay name="active.to" label="Active to" />
    </>
  )
}
