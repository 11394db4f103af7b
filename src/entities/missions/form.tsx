import { basicDetails } from '@/form/basicDetails'
import { ActiveRangeField } from '@/form/fields/DateTimeField'
import { zoneName } from '@/form/fields/dateTime'
import { LimitField } from '@/form/fields/LimitField'
import { NumberField } from '@/form/fields/NumberField'
import { RequirementFields } from '@/form/fields/RequirementFields'
import { RewardFields } from '@/form/fields/RewardFields'
import { SelectField } from '@/form/fields/SelectField'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { periods } from '@/form/periods'
import { useFormRoom } from '@/form/room'
import { activeRangeDoubt, basicRules, countLimitRule } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Mission } from '@/generated/model'
import { CreateMissionBody, UpdateMissionBody } from '@/generated/zod/missions/missions'
import { useAchievementOptions, useLevelOptions, useMissionOptions } from '../references'
import { ObjectivesFields } from './formObjectives'

export const missionForm: FormSpec<Mission> = {
  schemas: { create: CreateMissionBody, update: UpdateMissionBody },
  // spec §3, §9; no active range is invented (reading D5).
  defaults: (account) => ({
    account,
    isAvailable: true,
    period: 'daily',
    priority: 0,
    limitCount: true,
    countLimit: 1,
  }),
  rules: [...basicRules, countLimitRule],
  doubts: [activeRangeDoubt],
  sections: [
    basicDetails,
    { id: 'settings', title: 'Settings', text: 'How the mission is grouped and ordered.', Content: Settings },
    {
      id: 'schedule',
      title: 'Schedule',
      text: `When players can take part. Times are local (${zoneName()}).`,
      Content: Schedule,
    },
    {
      id: 'limit',
      title: 'Limit completions',
      text: 'How often one player can finish this mission.',
      Content: Limit,
    },
    {
      id: 'objectives',
      title: 'Objectives',
      text: 'What players do to finish. Either events, or one quiz, or one survey.',
      Content: ObjectivesFields,
    },
    { id: 'reward', title: 'Reward', text: 'What players get when they finish.', Content: Reward },
    {
      id: 'requirement',
      title: 'Requirement',
      text: 'Who may start. Leave empty to let everyone in.',
      Content: Requirement,
    },
  ],
}

function Settings() {
  return (
    <>
      <TextField name="category" label="Category" size="half" />
      <TagsField name="tags" label="Tags" help="Separate tags with commas." />
      <NumberField name="priority" label="Priority" />
      <SelectField name="period" label="Refresh Period" size="short" options={periods} />
    </>
  )
}

function Schedule() {
  return (
    <>
      <ActiveRangeField />
      <LimitField
        size="half"
        toggle={{ name: 'timeToComplete', label: 'Time to complete' }}
        count={{ name: 'timing.maxSecondsToComplete', label: 'Seconds to complete' }}
      />
      <LimitField
        size="half"
        toggle={{ name: 'timeToRestart', label: 'Time to restart' }}
        count={{ name: 'timing.minSecondsToRestart', label: 'Seconds to restart' }}
      />
    </>
  )
}

function Limit() {
  return (
    <LimitField
      toggle={{
        name: 'limitCount',
        label: 'Limit completions',
        help: 'Players can finish it only so many times.',
      }}
      count={{ name: 'countLimit', label: 'Count limit', unmarked: true }}
    />
  )
}

function Reward() {
  const { account } = useFormRoom()
  return <RewardFields achievements={useAchievementOptions(account)} />
}

function Requirement() {
  const { account } = useFormRoom()
  return (
    <RequirementFields
      levels={useLevelOptions(account)}
      missions={useMissionOptions(account)}
      achievements={useAchievementOptions(account)}
    />
  )
}
