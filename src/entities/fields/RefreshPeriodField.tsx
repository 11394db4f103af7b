import type { FieldSize } from '@/form/Frame'
import { SelectField } from '@/form/fields/SelectField'
import { periods } from './periods'

/** How often counting starts anew (rule FIELD-10). */
export const RefreshPeriodField = ({ size = 'half' }: { size?: FieldSize }) => (
  <SelectField name="period" label="Refresh Period" size={size} options={periods} />
)
