import type { EntityType } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'

/** The types whose lists a check reads, in the order of the navigation: all that belong to an account. */
export const checkedTypes: readonly EntityType[] = (
  Object.keys(resourceFacts) as (keyof typeof resourceFacts)[]
).filter((type): type is EntityType => type !== 'rules' && resourceFacts[type].scope === 'account')
