import { CountedListField } from '@/form/fields/CountedListField'
import { NumberField } from '@/form/fields/NumberField'
import type { ReferenceOptions } from '@/form/types'

interface RewardFieldsProps {
  /** Default `reward`. */
  name?: string
  achievements: ReferenceOptions
}

/** Points, credits and steps towards achievements (rule DATA-3). */
export function RewardFields({ name = 'reward', achievements }: RewardFieldsProps) {
  return (
    <>
      <NumberField name={`${name}.points`} label="Points" />
      <NumberField name={`${name}.credits`} label="Credits" />
      <CountedListField
        name={`${name}.achievements`}
        label="Achievements"
        itemLabel="Achievement"
        countKey="steps"
        countLabel="Steps"
        options={achievements}
      />
    </>
  )
}
