import type { ConditionKind, Person, State } from '@/engine/explain/types'
import type { EntityType } from '@/model/entityTypes'
import type { Objects } from './support'

/* A complaint of a player, with the answer that engine, command and page have to give. */

interface Answer {
  state: State
  /** The conditions that fail, with their texts. */
  fails?: Partial<Record<ConditionKind, string>>
  unknown?: readonly ConditionKind[]
  line?: string
  note?: string
  fix?: string
  /** The names of the objects that the conditions link to. */
  links?: readonly string[]
  /** Why nobody can get there. */
  deadEnd?: string
}

export interface Complaint {
  cause: string
  type: EntityType
  objects: Objects
  person?: Partial<Person>
  answer: Answer
}
