import type { Pair } from '@/engine/sets/proposals'
import type { ShiftUnit } from '@/lib/zonedTime'
import type { Lists } from '@/model/references'

/** What was typed into the dialog of a duplicate. Left out: what is still as proposed. */
export interface TypedDuplicate {
  pairs?: readonly Pair[] | undefined
  name?: string | undefined
  shift: { text: string; unit: ShiftUnit }
  percent: string
  isInactive: boolean
}

/*
 * What was typed for the last preview, so that Cancel there loses nothing (rule CAMPAIGN-4). Objects that have come since
 * are the copies, and their campaign begins anew.
 */
let last: { key: string; count: number; typed: TypedDuplicate } | undefined

const countOf = (lists: Lists) => [...lists.values()].reduce((sum, { length }) => sum + length, 0)

export function keepTyped(key: string, lists: Lists, typed: TypedDuplicate): void {
  last = { key, count: countOf(lists), typed }
}

export const typedFor = (key: string, lists: Lists): TypedDuplicate | undefined =>
  last?.key === key && countOf(lists) <= last.count ? last.typed : undefined
