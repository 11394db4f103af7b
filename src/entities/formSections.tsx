import { RequirementFields } from '@/form/fields/RequirementFields'
import { RewardFields } from '@/form/fields/RewardFields'
import { TagsField } from '@/form/fields/TagsField'
import { TextField } from '@/form/fields/TextField'
import { useFormRoom } from '@/form/room'
import type { FormSection } from '@/form/types'
import { useAchievementOptions, useLevelOptions, useMissionOptions } from './references'

/* Parts that the forms of several entities share. */

/** Category and tags, with which the settings of every kind of object begin. */
export function GroupingFields() {
  return (
    <>
      <TextField name="category" label="Category" size="half" />
      <TagsField name="tags" label="Tags" help="Separate tags with commas." />
    </>
  )
}

/** `text`: for what players get it. */
export const rewardSection = (text: string): FormSection => ({
  id: 'reward',
  title: 'Reward',
  text,
  Content: Reward,
})

/** `text`: who is let in to what. */
export const requirementSection = (text: string): FormSection => ({
  id: 'requirement',
  title: 'Requirement',
  text,
  Content: Requirement,
})

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
