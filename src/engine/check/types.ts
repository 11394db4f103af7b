import type { ProgrammeIndex, Row, Scope } from '@/engine/programme/programmeIndex'
import type { EntityType } from '@/model/entityTypes'

/** `error`: players are affected now. `warning`: something goes wrong soon or unnoticed. `note`: nothing breaks. */
export const severities = ['error', 'warning', 'note'] as const

export type Severity = (typeof severities)[number]

/**
 * What several faults have in common, e.g. a deleted object that 41 others name. One cause is shown as one finding (rule
 * CHECK-13).
 */
export interface Cause {
  type: EntityType
  id: string
  /** The name of the object; its id if it is missing. */
  name: string
  /** What is wrong with it, in a sentence: 'This account has no such event.' */
  text: string
  /** No object has this id. */
  isMissing: boolean
}

/** A fault of one object, as a rule reports it. Ids in the text stand between backticks. */
export interface Fault {
  /** Dot path of the field that has to be fixed. */
  path: string
  /** The problem of this object, in a sentence. */
  text: string
  /** The id that was probably meant, if no object has the given id. */
  nearest?: string
  /** The severity, if it is not that of the rule. */
  severity?: Severity
  cause?: Cause
}

/** A fault, with the object that has it. */
export interface Found extends Fault {
  type: EntityType
  object: object
}

/** What people read about a rule. */
export interface RuleTexts {
  id: string
  severity: Severity
  /** What is wrong, e.g. 'A prize that is offered is out of stock'. */
  title: string
  why: string
  fix: string
  /** The types that are checked. */
  types: readonly EntityType[]
}

interface RuleFacts extends RuleTexts {
  /** Lists that have to be completely loaded. Otherwise the rule would report objects that are only not loaded. */
  whole?: readonly EntityType[]
  /** Leaves out fields that another rule has reported. */
  isLast?: boolean
}

/** Looks at one object after another. */
export interface ObjectRule<R extends EntityType = EntityType> extends RuleFacts {
  types: readonly R[]
  /** Which objects of its types the rule looks at. */
  among: Scope
  faultsOf(row: Row<R>, type: R, programme: ProgrammeIndex): Iterable<Fault>
}

/** A rule that reads its objects by the fields that all of its types have. */
export const objectRule = <R extends EntityType>(rule: ObjectRule<R>): CheckRule => rule

/** Compares the objects of a programme with each other. */
export interface ProgrammeRule extends RuleFacts {
  run: (programme: ProgrammeIndex) => Iterable<Found>
}

/** Finds one kind of fault. */
export type CheckRule = ObjectRule | ProgrammeRule

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
  cause?: Cause
  /** The findings with the same cause, if there are several. The other fields are then those of the first one. */
  objects?: readonly Finding[]
}

/** The loaded objects by type and id. */
export type ObjectsByType = ReadonlyMap<EntityType, ReadonlyMap<string, object>>
