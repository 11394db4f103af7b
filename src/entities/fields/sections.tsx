import type { ReactNode } from 'react'
import { zoneId } from '@/form/fields/dateTime'
import { LimitField } from '@/form/fields/LimitField'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import type { FormSection } from '@/form/types'
import type { Mission } from '@/generated/model'
import { useReferencesAt } from '../references'
import { ActiveRangeField, type WithActiveRange } from './ActiveRangeField'
import { RefreshPeriodField, type WithPeriod } from './RefreshPeriodField'
import { RequirementFields, type Requiring } from './RequirementFields'
import { RewardFields, type Rewarding } from './RewardFields'

type Grouped = Pick<Mission, 'category' | 'tags'>
type CountLimited = Pick<Mission, 'limitCount' | 'countLimit'>

/* Parts that the forms of several entities share. */

/** `text`: describes the grouping, and the fields that `Content` adds. */
export const settingsSection = (
  text: string,
  Content: FormSection['Content'] = GroupingFields,
): FormSection<Grouped> => ({
  id: 'settings',
  title: 'Settings',
  text,
  Content,
})

/** Category and tags, the first fields of every settings section. */
export function GroupingFields() {
  return (
    <>
      <TextField<Grouped> name="category" label="Category" size="half" />
      <TagsField<Grouped> name="tags" label="Tags" help="Separate tags with commas." />
    </>
  )
}

/** `text`: when players can do something. */
export const scheduleSection = (
  text: string,
  Content: FormSection['Content'] = ScheduleFields,
): FormSection<WithActiveRange & WithPeriod> => ({
  id: 'schedule',
  title: 'Schedule',
  text: `${text} Times are local (${zoneId()}).`,
  Content,
})

/** Active range and refresh period, the first fields of most schedules. */
export function ScheduleFields() {
  return (
    <>
      <ActiveRangeField />
      <RefreshPeriodField />
    </>
  )
}

interface CountLimitProps {
  /** Label of the switch. */
  label: string
  /** The effect of the limit while it is on. */
  help: string
  /** What is counted, if the label of the switch does not name it. */
  countHelp?: ReactNode
  /** The limit of an object that has neither value. Without it, a missing limit means no limit. */
  unset?: number
}

/** `limitCount` and the `countLimit` that it requires (rule FORM-8). */
export function CountLimitField({ label, help, countHelp, unset }: CountLimitProps) {
  return (
    <LimitField<CountLimited>
      toggle={{ name: 'limitCount', label, help, fallback: unset !== undefined }}
      count={{
        name: 'countLimit',
        label: 'Count limit',
        help: countHelp,
        needed: true,
        ...(unset !== undefined && { placeholder: String(unset) }),
      }}
    />
  )
}

/** `text`: what players get the reward for. */
export const rewardSection = (text: string): FormSection<Rewarding> => ({
  id: 'reward',
  title: 'Reward',
  text,
  Content: Reward,
})

/** `text`: who gets access to what. */
export const requirementSection = (text: string): FormSection<Requiring> => ({
  id: 'requirement',
  title: 'Requirement',
  text,
  Content: Requirement,
})

function Reward() {
  return <RewardFields achievements={useReferencesAt('reward.achievements.*.id')} />
}

function Requirement() {
  return (
    <RequirementFields
      levels={useReferencesAt('requirement.level.id')}
      missions={useReferencesAt('requirement.missions.*')}
      achievements={useReferencesAt('requirement.achievements.*')}
    />
  )
}
