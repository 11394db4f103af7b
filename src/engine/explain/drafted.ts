import { isObject } from '@/lib/value'
import { type Change, withChanges } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'

/** The unsaved edits of one form. */
interface Draft {
  /** Account, type and id. */
  key: readonly string[]
  changes: readonly Change[]
}

/** The lists with the unsaved edits of forms applied. Objects that are not loaded are left out; new ones are added. */
export function withDrafts(lists: Lists, drafts: readonly Draft[]): Lists {
  const edited = new Map<EntityType, object[]>()
  for (const { key, changes } of drafts) {
    const [, type, id] = key
    const rows = [...lists.keys()].find((one) => one === type)
    if (!rows) continue
    const list = edited.get(rows) ?? [...(lists.get(rows) ?? [])]
    const at = list.findIndex((row) => isObject(row) && idOf(rows, row) === id)
    const after = withChanges(at < 0 ? {} : list[at], changes, 'is')
    if (!isObject(after) || (at < 0 && (id !== 'new' || idOf(rows, after) === ''))) continue
    if (at < 0) list.push(after)
    else list[at] = after
    edited.set(rows, list)
  }
  return new Map([...lists].map(([type, rows]) => [type, edited.get(type) ?? rows]))
}

/** The lists with one object of the type replaced by its version in the form, or added. */
export function withTyped(lists: Lists, type: EntityType, object: object): Lists {
  const rows = (lists.get(type) ?? []).filter(isObject)
  const at = rows.findIndex((row) => idOf(type, row) === idOf(type, object))
  return new Map([...lists, [type, at < 0 ? [...rows, object] : rows.with(at, object)]])
}
