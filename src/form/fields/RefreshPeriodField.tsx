import { periods } from '../periods'
import { SelectField } from './SelectField'

/** How often counting starts anew (spec §4). */
export const RefreshPeriodField = () => <SelectField name="period" label="Refresh Period" options={periods} />
