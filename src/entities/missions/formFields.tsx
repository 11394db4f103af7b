import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import type { Mission } from '@/generated/model'
import {
  ActiveRangeField,
  CountLimitField,
  GroupingFields,
  RefreshPeriodField,
} from '../fields/sectionFields'

export function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Mission>
        name="priority"
        label="Priority"
        term="Priority"
        help="Among the missions that a player sees: higher comes first, 0 is not ranked."
      />
      <RefreshPeriodField size="short" />
    </>
  )
}

export function Schedule() {
  return (
    <>
      <ActiveRangeField />
      <LimitField<Mission>
        size="half"
        toggle={{ name: 'timeToComplete', label: 'Time to complete' }}
        count={{ name: 'timing.maxSecondsToComplete', label: 'Seconds to complete' }}
      />
      <LimitField<Mission>
        size="half"
        toggle={{ name: 'timeToRestart', label: 'Time to restart' }}
        count={{ name: 'timing.minSecondsToRestart', label: 'Seconds to restart' }}
      />
    </>
  )
}

export function Limit() {
  // Rule MISSION-1: a mission is limited to one completion by default.
  return (
    <CountLimitField label="Limit completions" help="Limits how often one player can finish it." unset={1} />
  )
}
