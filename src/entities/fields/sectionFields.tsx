import type { ReactNode } from 'react'
import type { FieldSize } from '@/form/Field'
import { CountedListField } from '@/form/fields/CountedListField'
import { DateTimeField } from '@/form/fields/DateTimeField'
import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import { SelectField } from '@/form/fields/SelectField'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { useFormContext, useFormValue } from '@/form/formContext'
import type { ReferenceOptions } from '@/form/types'
import type { Mission, Period } from '@/generated/model'
import { noPeriod, oftenText, periods, withDefault } from '@/model/choices'
import { useReferencesAt } from '../references'
import { LastDates } from './LastDates'
import { RequirementFields } from './RequirementFields'
import { UsedCategories, UsedTags } from './UsedTexts'

/* Groups of fields that the forms of several entities share. */

type Grouped = Pick<Mission, 'category' | 'tags'>

type WithActiveRange = Pick<Mission, 'active'>

type WithPeriod = Pick<Mission, 'period'>

type CountLimited = Pick<Mission, 'limitCount' | 'countLimit'>

type Rewarding = Pick<Mission, 'reward'>

/** Category and tags, the first fields of every settings section. */
export function GroupingFields() {
  return (
    <>
      <TextField<Grouped> name="category" size="half" suggestions={UsedCategories} />
      <TagsField<Grouped> name="tags" help="Separate tags with commas." suggestions={UsedTags} />
    </>
  )
}

/** Active range and refresh period, the first fields of most schedules. */
export function ScheduleFields() {
  return (
    <>
      <ActiveRangeField />
      <RefreshPeriodField />
    </>
  )
}

/**
 * The active range. Both dates are marked as required, neither blocks a save (rule FORM-4, decision D2). A date without
 * a time starts at 00:00 and ends at 23:59.
 */
export function ActiveRangeField() {
  return (
    <>
      <DateTimeField<WithActiveRange> required name="active.from" />
      <DateTimeField<WithActiveRange> required endOfDay name="active.to" />
      <LastDates />
    </>
  )
}

/** How often the counts reset (rule FIELD-10). */
export const RefreshPeriodField = ({ size = 'half' }: { size?: FieldSize }) => (
  <SelectField<WithPeriod>
    name="period"
    size={size}
    choices={periods}
    none={noPeriod}
    fallback={withDefault(useFormContext().entity.type, 'period', undefined) as Period | undefined}
  />
)

interface CountLimitProps {
  /** The effect of the limit while it is on. */
  help: string
  /** What is counted, if the label of the switch does not name it. By default, how often the limit allows it. */
  countHelp?: ReactNode
  /** The limit of an object that has neither value. Without it, a missing limit means no limit. */
  unset?: number
}

/** `limitCount` and the `countLimit` that it requires (rule FORM-8). */
export function CountLimitField({ help, countHelp, unset }: CountLimitProps) {
  return (
    <LimitField<CountLimited>
      toggle={{ name: 'limitCount', help }}
      count={{
        name: 'countLimit',
        help: countHelp ?? <Often unset={unset} />,
        needed: true,
        ...(unset !== undefined && { placeholder: String(unset) }),
      }}
    />
  )
}

/** 'Once a day': how often the limit and the refresh period of this form allow it. */
function Often({ unset }: Pick<CountLimitProps, 'unset'>) {
  const { type } = useFormContext().entity
  const isLimited = useFormValue<CountLimited, boolean>('limitCount') ?? unset !== undefined
  const count = useFormValue<CountLimited, number>('countLimit') ?? unset
  const period = withDefault(type, 'period', useFormValue<WithPeriod, string>('period'))
  return isLimited && typeof count === 'number' && count > 0 ? (
    <span>{`${oftenText(count, period)}.`}</span>
  ) : null
}

export function Reward() {
  return <RewardFields achievements={useReferencesAt('missions', 'reward.achievements.*.id')} />
}

interface RewardFieldsProps {
  achievements: ReferenceOptions
}

/** Points, credits and steps towards achievements (rule DATA-3). */
export function RewardFields({ achievements }: RewardFieldsProps) {
  return (
    <>
      <NumberField<Rewarding> name="reward.points" />
      <NumberField<Rewarding> name="reward.credits" />
      <CountedListField<Rewarding, 'steps'>
        name="reward.achievements"
        countKey="steps"
        options={achievements}
      />
    </>
  )
}

export function Requirement() {
  return (
    <RequirementFields
      levels={useReferencesAt('missions', 'requirement.level.id')}
      missions={useReferencesAt('missions', 'requirement.missions.*')}
      achievements={useReferencesAt('missions', 'requirement.achievements.*')}
    />
  )
}
