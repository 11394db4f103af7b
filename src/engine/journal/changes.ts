import { diffOf } from '@/engine/plan/diffs'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { changesBetween } from '@/model/changes'
import { isPlain, isSame } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import type { JournalRecord } from '@/model/journal'
import { objectsOf } from '@/model/journal'
import { uncounted } from '@/model/managed'

/** A field that a write changed. */
export interface FieldChange {
  /** Unique among the changes of a write. */
  key: string
  /** Dot path of the field, as the form edits it. */
  path: string
  /** Section and label of the field. */
  fieldName: string
  before: unknown
  after: unknown
}

/** The fields that an update changed, without what the server counts. */
export const changesOf = memoizeWeakly((record: JournalRecord): FieldChange[] => {
  const { before, after } = objectsOf(record)
  return before && after ? changesFrom(record.type as EntityType, before, after) : []
})

/** The fields that differ between two versions of an object. */
export function changesFrom(type: EntityType, before: object, after: object): FieldChange[] {
  const counted = uncounted(type, after)
  return changesBetween(uncounted(type, before), counted).map((change) => {
    const { key, path } = diffOf(type, counted, change)
    return { key, path, fieldName: labelOf(type, path), before: change.was, after: change.is }
  })
}

/** 'Questions › Text (3)': section and label, with the positions of list items. */
function labelOf(type: EntityType, path: string): string {
  const positions = [...path.matchAll(/\.(\d+)(?=\.|$)/g)].map(([, position]) => Number(position) + 1)
  const name = fieldName(type, path)
  return positions.length > 0 ? `${name} (${positions.join(', ')})` : name
}

/** How the items of a list differ: by their ids, or by their values if they have none. */
interface ListDiff {
  added: unknown[]
  removed: unknown[]
  changed: { before: unknown; after: unknown }[]
  isMoved: boolean
}

/** Undefined if one of the values is no list. */
export function listDiff(valueBefore: unknown, valueAfter: unknown): ListDiff | undefined {
  const [before, after] = [valueBefore ?? [], valueAfter ?? []]
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const keyOf = (item: unknown) => JSON.stringify(isPlain(item) && item.id !== undefined ? item.id : item)
  const [from, to] = [before, after].map((list) => new Map(list.map((item: unknown) => [keyOf(item), item])))
  if (!from || !to) return undefined
  const both = [...to.keys()].filter((key) => from.has(key))
  return {
    added: [...to].filter(([key]) => !from.has(key)).map(([, item]) => item),
    removed: [...from].filter(([key]) => !to.has(key)).map(([, item]) => item),
    changed: both
      .map((key) => ({ before: from.get(key), after: to.get(key) }))
      .filter((item) => !isSame(item.before, item.after)),
    isMoved: both.join('\n') !== [...from.keys()].filter((key) => to.has(key)).join('\n'),
  }
}
