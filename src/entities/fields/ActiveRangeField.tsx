import { DateTimeField } from '@/form/fields/DateTimeField'
import type { Mission } from '@/generated/model'

export type WithActiveRange = Pick<Mission, 'active'>

/**
 * The active range. Both dates are marked as required, neither blocks a save (rule FORM-4, decision D2). A date without
 * a time starts at 00:00 and ends at 23:59.
 */
export function ActiveRangeField() {
  return (
    <>
      <DateTimeField<WithActiveRange> required name="active.from" label="Active from" />
      <DateTimeField<WithActiveRange> required endOfDay name="active.to" label="Active to" />
    </>
  )
}
