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
        toggle={{ name: 'timeToComplete' }}
        count={{ name: 'timing.maxSecondsToComplete' }}
      />
      <LimitField<Mission>
        size="half"
        toggle={{ name: 'timeToRestart' }}
        count={{ name: 'timing.minSecondsToRestart' }}
      />
    </>
  )
}

export function Limit() {
  // Rule MISSION-1: a mission is limited to one completion by default.
  return <CountLimitField help="Limits how often one player can finish it." unset={1} />
}
