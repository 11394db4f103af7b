import { diffOf } from '@/engine/plan/diffs'
import type { FieldDiff } from '@/engine/plan/types'
import { changesBetween } from '@/model/changes'
import { isPlain, isSame } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import type { JournalRecord } from '@/model/journal'
import { objectsOf } from '@/model/journal'
import { uncounted } from '@/model/managed'

/** A field that a write changed. `theirs` is the value before, `ours` the value after. */
export type FieldChange = FieldDiff

const known = new WeakMap<JournalRecord, FieldChange[]>()

/** The fields that an update changed, without what the server counts. */
export function changesOf(record: JournalRecord): FieldChange[] {
  const before = known.get(record)
  if (before) return before
  const { before: was, after: is } = objectsOf(record)
  const changes = was && is ? changesFrom(record.type as EntityType, was, is) : []
  known.set(record, changes)
  return changes
}

/** The fields that differ between two versions of an object. */
export function changesFrom(type: EntityType, was: object, is: object): FieldChange[] {
  const after = uncounted(type, is)
  return changesBetween(uncounted(type, was), after).map((change) => {
    const diff = diffOf(type, after, change)
    return { ...diff, fieldName: labelOf(type, diff.path) }
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
  changed: { was: unknown; is: unknown }[]
  isMoved: boolean
}

/** Undefined if one of the values is no list. */
export function listDiff(was: unknown, is: unknown): ListDiff | undefined {
  const [before, after] = [was ?? [], is ?? []]
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const keyOf = (item: unknown) => JSON.stringify(isPlain(item) && item.id !== undefined ? item.id : item)
  const [from, to] = [before, after].map((list) => new Map(list.map((item: unknown) => [keyOf(item), item])))
  if (!from || !to) return undefined
  const both = [...to.keys()].filter((key) => from.has(key))
  return {
    added: [...to].filter(([key]) => !from.has(key)).map(([, item]) => item),
    removed: [...from].filter(([key]) => !to.has(key)).map(([, item]) => item),
    changed: both
      .map((key) => ({ was: from.get(key), is: to.get(key) }))
      .filter((item) => !isSame(item.was, item.is)),
    isMoved: both.join('\n') !== [...from.keys()].filter((key) => to.has(key)).join('\n'),
  }
}
