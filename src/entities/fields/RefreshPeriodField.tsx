import type { FieldSize } from '@/form/Field'
import { SelectField } from '@/form/fields/SelectField'
import type { Mission } from '@/generated/model'
import { periods } from './periods'

export type WithPeriod = Pick<Mission, 'period'>

/** How often the counts reset (rule FIELD-10). */
export const RefreshPeriodField = ({ size = 'half' }: { size?: FieldSize }) => (
  <SelectField<WithPeriod> name="period" label="Refresh Period" size={size} options={periods} />
)
