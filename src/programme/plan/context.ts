import type { EntityType } from '@/entities/registry'
import { entities } from '@/entities/registry'
import type { Lists } from '../references'
import type { Decisions, Plan, PlanGap, PlanOptions, PlanRow, Step } from './types'

/** What a plan is made from, besides the request. */
export interface PlanInputs {
  /** The lists of the account that is read; of an import what the file refers to beyond its own objects, if anything. */
  source: Lists
  /** The lists of the account that is written. For an edit or a deletion the same as `source`. */
  target: Lists
  gaps: readonly PlanGap[]
  options: PlanOptions
  decisions: Decisions
}

export const noDecisions: Decisions = { leaveOut: [], sides: {}, newIds: {}, useInstead: {} }

/** Types in the order of the navigation. */
const places = new Map(entities.map(({ list }, index) => [list.type as EntityType, index]))

/** Blocked rows and rows that differ first, then by type; within these in the order in which they were found. */
const placeOf = ({ verdict, type }: PlanRow) =>
  (verdict === 'blocked' ? 0 : verdict === 'differs' ? 100 : 200) + (places.get(type) ?? 99)

export const planOf = (
  account: string,
  rows: readonly PlanRow[],
  steps: readonly Step[],
  gaps: readonly PlanGap[],
): Plan => ({ account, rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)), steps, gaps })
