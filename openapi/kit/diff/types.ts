/** Types of the comparison of two descriptions. */
import type { Json, Node, Pointer, Shape, Shapes, View } from '../contract/types.ts'
import type { RuleId } from '../report/rules.ts'
import type { Cause, Severity } from '../types.ts'

/** What a comparison looks at: a body, parameter or field of one operation. */
export interface Spot {
  side: 'response' | 'sent' | 'parameter' | 'operation'
  operation: string
  status?: string
  /** Dot path from the body, or place and name of a parameter. */
  field: string
  /** The innermost schema of the contract that has a name, and the dot path inside it. */
  component?: string
  inside: string
  /** The schemas around this one, to detect recursion. */
  trail: string[]
  /** The value that the console sends for this parameter. */
  sent?: Json
  /** Whether this parameter is written as JSON. */
  json?: boolean
}

/** A difference that a comparison found. */
export interface Difference {
  rule: RuleId
  severity: Severity
  message: string
  /** The field inside the spot, if the difference is about one. */
  name?: string
  /** Part of the id, because a spot can have several differences. */
  keyword?: string
  cause?: Cause
  ours?: Json
  theirs?: Json
  /** The place in the service's document. */
  at?: Pointer
  /** All operations of a path, if it is about the path. */
  operations?: string[]
  /** The field is on no screen, but affects all callers of the operation. */
  callers?: boolean
}

/** Shared by all comparisons of a run. */
export interface Comparison {
  ours: Shapes
  theirs: Shapes
  add(spot: Spot, difference: Difference): void
}

/** One value on both sides. */
export interface Compared {
  add(difference: Difference): void
  spot: Spot
  ours: Shape
  theirs: Shape
  mine: View
  /** Undefined if only null is allowed. */
  other: View | undefined
  worst: Severity
}

export type CompareSchemas = (comparison: Comparison, spot: Spot, mine: Node[], other: Node[]) => void

export type CompareViews = (
  comparison: Comparison,
  spot: Spot,
  pair: Pick<Compared, 'ours' | 'theirs' | 'mine' | 'other'>,
) => void
