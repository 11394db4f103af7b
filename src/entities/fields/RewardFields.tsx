import { CountedListField } from '@/form/fields/CountedListField'
import { NumberField } from '@/form/fields/NumberField'
import type { ReferenceOptions } from '@/form/types'
import type { Mission } from '@/generated/model'

export type Rewarding = Pick<Mission, 'reward'>

interface RewardFieldsProps {
  achievements: ReferenceOptions
}

/** Points, credits and steps towards achievements (rule DATA-3). */
export function RewardFields({ achievements }: RewardFieldsProps) {
  return (
    <>
      <NumberField<Rewarding> name="reward.points" label="Points" />
      <NumberField<Rewarding> name="reward.credits" label="Credits" />
      <CountedListField<Rewarding>
        name="reward.achievements"
        label="Achievements"
        itemLabel="Achievement"
        countKey="steps"
        countLabel="Steps"
        options={achievements}
      />
    </>
  )
}
