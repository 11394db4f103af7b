import type { ConditionState, Kind, Person } from '@/engine/explain/types'
import type { EntityType } from '@/model/entityTypes'

/** An object, a person, and the state and text of one of its conditions. */
export type Case = [
  sentence: string,
  kind: Kind,
  type: EntityType,
  object: object,
  person: Partial<Person>,
  state: ConditionState,
  text: string,
]
