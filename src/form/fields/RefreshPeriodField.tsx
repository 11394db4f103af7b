import type { FieldSize } from '../Frame'
import { periods } from '../periods'
import { SelectField } from './SelectField'

/** How often counting starts anew (rule FIELD-10). */
export const RefreshPeriodField = ({ size = 'half' }: { size?: FieldSize }) => (
  <SelectField name="period" label="Refresh Period" size={size} options={periods} />
)
