import { entityTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import type { Decisions, Plan, PlanGap, PlanOptions, PlanRow, Step } from './types'

/** The input of a plan in addition to the request. */
export interface PlanInputs {
  /** The lists of the account that is read. For an import: objects outside of the file that it refers to, if any. */
  source: Lists
  /** The lists of the account that is written to. For an edit or a deletion the same as `source`. */
  target: Lists
  gaps: readonly PlanGap[]
  options: PlanOptions
  decisions: Decisions
}

export const noDecisions: Decisions = { leaveOut: [], sides: {}, newIds: {}, useInstead: {} }

/** Blocked rows and rows that differ come first, then by type. Within these, rows keep their order. */
const placeOf = ({ verdict, type }: PlanRow) =>
  (verdict === 'blocked' ? 0 : verdict === 'differs' ? 100 : 200) + entityTypes.indexOf(type)

export const planOf = (
  account: string,
  rows: readonly PlanRow[],
  steps: readonly Step[],
  gaps: readonly PlanGap[],
): Plan => ({ account, rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)), steps, gaps })
