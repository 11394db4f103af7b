import type { EntityType } from '@/entities/registry'
import type { ProgrammeIndex } from './programmeIndex'

/** `error`: players are affected now. `warning`: something goes wrong soon or unnoticed. `note`: nothing breaks. */
export type Severity = 'error' | 'warning' | 'note'

/** A fault as a rule reports it. Ids in the text stand between backticks. */
export interface Found {
  type: EntityType
  object: object
  /** Dot path of the field that has to be fixed. */
  path: string
  /** The problem of this object, in a sentence. */
  text: string
  /** The id that was probably meant, if no object has the given id. */
  nearest?: string | undefined
}

/** Finds one kind of fault. */
export interface Rule {
  id: string
  severity: Severity
  /** What the rule requires, e.g. 'A prize that is offered has stock left'. */
  title: string
  why: string
  fix: string
  /** The types that are checked. */
  types: readonly EntityType[]
  /** Lists that have to be completely loaded. Otherwise the rule would report objects that are only not loaded. */
  whole?: readonly EntityType[]
  run: (programme: ProgrammeIndex) => Iterable<Found>
}

/** A fault of one object. Plain data, so that a worker can send it to the page. */
export interface Finding {
  /** Unique in a result. A fault keeps its key in later results. */
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
