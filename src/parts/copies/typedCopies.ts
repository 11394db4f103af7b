import { keyOf } from '@/engine/plan/ids'
import type { BundleObject, CopiedObject, ObjectName } from '@/engine/plan/types'
import { isActive } from '@/engine/programme/programmeIndex'
import type { Pair } from '@/engine/sets/suggestions'
import type { ShiftUnit } from '@/lib/zonedTime'
import type { Lists } from '@/model/references'

/** The values typed into the dialog 'Duplicate'. Values that equal the proposal are left out. */
export interface TypedDuplicate {
  pairs?: readonly Pair[]
  name?: string
  shift: { text: string; unit: ShiftUnit }
  percent: string
  isInactive: boolean
}

/*
 * The values typed for the last preview, so that Cancel there does not lose them (rule CAMPAIGN-4). If the number of
 * objects has grown since, the copies were created, and the dialog starts empty.
 */
let last: { key: string; count: number; typed: TypedDuplicate } | undefined

const countOf = (lists: Lists) => [...lists.values()].reduce((sum, { length }) => sum + length, 0)

export function keepTyped(key: string, lists: Lists, typed: TypedDuplicate): void {
  last = { key, count: countOf(lists), typed }
}

export const typedFor = (key: string, lists: Lists): TypedDuplicate | undefined =>
  last?.key === key && countOf(lists) === last.count ? last.typed : undefined

/** The copies, made in this tab, of objects that are not available. */
const asleep = new Set<string>()

/** Notes which copies 'Activate' leaves alone at first (rule CAMPAIGN-10). */
export function noteCopies(
  account: string,
  originals: readonly BundleObject[],
  copies: readonly CopiedObject[],
): void {
  const inactive = new Set(originals.flatMap((one) => (isActive(one.object) ? [] : [keyOf(one)])))
  for (const { type, id, from } of copies)
    if (inactive.has(keyOf({ type, id: from }))) asleep.add(`${account} ${keyOf({ type, id })}`)
}

/** The objects that 'Activate' is meant for: without copies of what was not available, unless nothing else is inactive. */
export function toActivate<One extends ObjectName & { row: object }>(
  account: string,
  objects: readonly One[],
): readonly One[] {
  const meant = objects.filter((one) => !asleep.has(`${account} ${keyOf(one)}`))
  return meant.some(({ row }) => !isActive(row)) ? meant : objects
}
