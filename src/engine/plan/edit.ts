import { repeatKey } from '@/lib/textList'
import { titleOf } from '@/lib/value'
import { changesBetween, hasPlaceFor, valueAt, withChanges } from '@/model/changes'
import { isEmpty, isSame, type PlainObject } from '@/model/edits'
import { fieldName } from '@/model/fieldNames'
import { nouns } from '@/model/words'
import { hasField } from './contract'
import { diffOf } from './diffs'
import { keyOf, objectsByKey } from './ids'
import type {
  BulkEdit,
  ChangedObject,
  Effect,
  ObjectName,
  PlanInputs,
  PlanRow,
  RequestOf,
  Step,
} from './types'

/** An object before and after an edit, or why it cannot be edited. */
type Edited = { before: object; after: object; notes?: string[] } | { block: string }

const notFound = { block: 'It was not found. It may have been deleted.' }

/** The effect of an edit of many objects. All other fields stay the same. */
export const edit = (
  { account, objects, edit: bulk }: RequestOf<'edit'>,
  inputs: PlanInputs,
): Generator<void, Effect> =>
  effectOf(account, objects, inputs, ({ type }, before) => {
    const field = fieldName(type, bulk.set)
    if (!hasField(type, bulk.set)) return { block: `${nouns[type].title} have no ${field.toLowerCase()}.` }
    if (!before) return notFound
    const value = valueAfter(before as PlainObject, bulk)
    if (value === broken) return { block: `${field} has a value that cannot be edited here.` }
    return { before, after: { ...before, [bulk.set]: value } }
  })

/** The effect of edits that differ from object to object. All other values stay the same. */
export const change = (
  account: string,
  objects: readonly ChangedObject[],
  inputs: PlanInputs,
): Generator<void, Effect> =>
  effectOf(account, objects, inputs, ({ changes }, before) => {
    if (!before) return notFound
    if (!changes.every((one) => hasPlaceFor(before, one)))
      return { block: 'It has a value that cannot be edited here.' }
    // Somebody else changed the value after the user edited it. The row shows the current value.
    const isOther = changes.some((one) => !isSame(valueAt(before, one.path), one.was))
    const notes = isOther ? ['It was changed since you edited it.'] : []
    return { before, after: withChanges(before, changes, 'is') as object, notes }
  })

const broken = Symbol('broken')

/** The new value of the field; `broken` if the current value cannot be edited. */
function valueAfter(object: PlainObject, edit: BulkEdit): unknown {
  const now = object[edit.set]
  switch (edit.set) {
    // An object is available unless the field is false (rule DATA-1).
    case 'isAvailable':
      return (now !== false) === edit.value ? now : edit.value
    case 'category':
      return edit.value
    case 'tags': {
      if (!Array.isArray(now) && !isEmpty(now)) return broken
      const tags: unknown[] = Array.isArray(now) ? now : []
      const kept = tags.filter((tag) => !edit.remove.includes(tag as string))
      // A tag that differs only in case or in invisible characters counts as already present (rule TEXT-5).
      const keys = new Set(kept.flatMap((tag) => (typeof tag === 'string' ? [repeatKey(tag)] : [])))
      const added = edit.add.flatMap((tag) => {
        const key = repeatKey(tag)
        if (tag.trim() === '' || keys.has(key)) return []
        keys.add(key)
        return [tag.trim()]
      })
      return [...kept, ...added]
    }
  }
}

function* effectOf<One extends ObjectName>(
  account: string,
  objects: readonly One[],
  { target, decisions }: PlanInputs,
  editOf: (one: One, before: object | undefined) => Edited,
): Generator<void, Effect> {
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const rows: PlanRow[] = []
  const steps: Step[] = []
  for (const one of objects) {
    if (rows.length % 50 === 49) yield
    const { type, id } = one
    const key = keyOf(one)
    const found = there.get(key)
    const name = found ? titleOf(found, id) : id
    const row = { key, type, id, name, reason: { kind: 'chosen' } as const, diffs: [], notes: [] }
    const edited = editOf(one, found)
    if ('block' in edited) {
      rows.push({ ...row, verdict: 'blocked', block: { text: edited.block }, isLeftOut: true })
      continue
    }
    const { before, after, notes = [] } = edited
    const changes = changesBetween(before, after)
    if (changes.length === 0) {
      rows.push({ ...row, verdict: 'identical', isLeftOut: true })
      continue
    }
    const diffs = changes.map((one) => diffOf(type, after, one))
    const isLeftOut = leftOut.has(key)
    rows.push({ ...row, verdict: 'edit', diffs, notes, isLeftOut })
    const step = { key, row: key, type, id, name, action: 'update', account } as const
    if (!isLeftOut) steps.push({ ...step, object: after, base: before, changes, after: [] })
  }
  return { rows, steps }
}
