import { resourceObjects } from '@/generated/resourceObjects'
import { valueByPath } from '@/lib/value'
import { type Change, changesBetween } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { isWithin } from '@/model/fieldNames'
import { managedFields } from '@/model/managed'
import { merge } from '@/model/merge'
import { conflictDiff, diffOf } from './diffs'
import type { FieldDiff, Sides } from './types'

/*
 * Rows that are an object before and after: a write that is taken back, and a row of a proposal. Both are merged with the
 * current object (rules REVERT-2 and PROPOSE-6).
 */

/** The key of the decision whether an object that was changed since is deleted. */
export const wholeKey = 'object'

/** The difference that stands for the decision about deleting the object. `stays` says why it would not be deleted. */
export const wholeDiff = (stays: string, others: readonly FieldDiff[]): FieldDiff => ({
  key: wholeKey,
  path: wholeKey,
  fieldName: 'The object',
  source: 'Deleted',
  target: `Stays, because ${stays}: ${namesOf(others)}`,
})

/** The names of the fields, without duplicates. */
export const namesOf = (diffs: readonly FieldDiff[]): string =>
  [...new Set(diffs.map(({ fieldName }) => fieldName))].join(', ')

interface Versions {
  /** The object before the change. */
  base: object
  /** The object as the change wants it. */
  mine: object
  /** The object as the server has it now. */
  theirs: object
}

/**
 * The three-way merge. A field that both sides changed keeps its current value, unless the user chose the other side.
 */
export function mergedObject(
  type: EntityType,
  { base, mine, theirs }: Versions,
  sides: Sides,
): { merged: object; conflicts: readonly FieldDiff[] } {
  const versions = {
    base,
    mine,
    theirs,
    choiceGroups: resourceObjects[type].choices,
    managed: managedFields(type),
  }
  const { conflicts } = merge(versions)
  const stay = conflicts.filter(({ key }) => sides[key] !== 'source').map(({ key }) => key)
  const { merged } = merge({ ...versions, takeTheirs: new Set(stay) })
  return {
    merged: merged as object,
    conflicts: conflicts.map((conflict): FieldDiff => {
      const set = valueByPath(base, conflict.path)
      return { ...conflictDiff(type, conflict), ...(set !== undefined && { set }) }
    }),
  }
}

/** All fields that differ between the current and the merged object, and the subset that is written. */
export function fieldsToWrite(
  type: EntityType,
  now: object,
  merged: object,
  { conflicts, sides }: { conflicts: readonly FieldDiff[]; sides: Sides },
): { diffs: readonly FieldDiff[]; chosen: readonly { change: Change; diff: FieldDiff }[] } {
  const isConflict = (diff: FieldDiff) => conflicts.some(({ path }) => isWithin(diff.path, path))
  const all = changesBetween(now, merged).map((change) => ({ change, diff: diffOf(type, merged, change) }))
  const free = all.filter(({ diff }) => !isConflict(diff))
  return {
    diffs: [...conflicts, ...free.map(({ diff }) => ({ ...diff, byDefault: 'source' as const }))],
    chosen: all.filter(({ diff }) => isConflict(diff) || sides[diff.key] !== 'target'),
  }
}
