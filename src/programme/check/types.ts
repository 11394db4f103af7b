import type { EntityType } from '@/entities/registry'
import type { Lists } from '../references'
import type { World } from './world'

/** What a check looks at: the lists of one account, as far as they are loaded. */
export interface Programme {
  account: string
  /** The moment that windows and draws are compared with, in ms. */
  now: number
  lists: Lists
  /** Lists of which only the first part is loaded. */
  partial?: ReadonlySet<EntityType>
}

/** `error`: players meet it now. `warning`: it goes wrong soon or quietly. `note`: nothing breaks. */
export type Severity = 'error' | 'warning' | 'note'

/** A fault as a rule reports it. Ids in the text stand between backticks. */
export interface Found {
  type: EntityType
  object: object
  /** Dot path of the field to mend. */
  path: string
  /** What is wrong with this object, in a sentence. */
  text: string
  /** The id that was probably meant, where an id names nothing. */
  nearest?: string | undefined
}

/** Finds one kind of fault. */
export interface Rule {
  id: string
  severity: Severity
  /** What has to hold, e.g. 'A prize that is offered has stock left'. */
  title: string
  why: string
  mend: string
  /** The types that are looked at. */
  types: readonly EntityType[]
  /** Lists that have to be loaded to their end: otherwise the rule would report what it cannot know. */
  whole?: readonly EntityType[]
  run: (world: World) => Iterable<Found>
}

/** A fault of one object. Plain data, so that a worker can send it. */
export interface Finding {
  /** Unique in a result, and the same in the next one while the fault is there. */
  key: string
  /** Id of the rule. */
  rule: string
  severity: Severity
  type: EntityType
  id: string
  /** The name of the object, or its id. */
  name: string
  text: string
  path: string
  nearest?: string
}
