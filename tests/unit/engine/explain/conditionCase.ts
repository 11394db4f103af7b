import type { ConditionKind, ConditionState, Person } from '@/engine/explain/types'
import type { EntityType } from '@/model/entityTypes'

/** An object, a person, and the state and text of one of its conditions. */
export type Case = [
  sentence: string,
  kind: ConditionKind,
  type: EntityType,
  object: object,
  person: Partial<Person>,
  state: ConditionState,
  text: string,
]
