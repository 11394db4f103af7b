import { entityOf } from '@/entities/registry'
import { changesBetween } from '@/model/changes'
import { isEmpty, isSame } from '@/model/edits'
import { fieldName } from '@/model/fieldNames'
import { titleOf } from '@/ui/value'
import { type PlanInputs, planOf } from './context'
import { hasField } from './contract'
import { diffOf } from './diffs'
import { keyOf } from './ids'
import { objectsByKey } from './objectsByKey'
import { updateOf } from './steps'
import type { BulkEdit, Plan, PlanRequest, PlanRow, Step } from './types'

type Fields = Readonly<Record<string, unknown>>

/** The new value of the field; 'broken' if the current value cannot be edited. */
function edited(object: Fields, edit: BulkEdit): unknown {
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
      const added = edit.add.map((tag) => tag.trim()).filter((tag) => tag !== '' && !kept.includes(tag))
      return [...kept, ...new Set(added)]
    }
  }
}

const broken = Symbol('broken')

/** The plan of an edit of many objects. All other fields stay the same. */
export function* edit(
  request: Extract<PlanRequest, { kind: 'edit' }>,
  { target, gaps, decisions }: PlanInputs,
): Generator<void, Plan> {
  const { account, edit: bulk } = request
  const there = objectsByKey(target, account)
  const leftOut = new Set(decisions.leaveOut)
  const rows: PlanRow[] = []
  const steps: Step[] = []
  for (const { type, id } of request.objects) {
    if (rows.length % 50 === 49) yield
    const key = keyOf({ type, id })
    const before = there.get(key)
    const name = before ? titleOf(before, id) : id
    const row = { key, type, id, name, reason: { kind: 'chosen' } as const, diffs: [], notes: [] }
    const blocked = (text: string): PlanRow => ({
      ...row,
      verdict: 'blocked',
      block: { text },
      isLeftOut: true,
    })
    if (!hasField(type, bulk.set)) {
      const { title } = entityOf(type).list
      rows.push(blocked(`${title} have no ${fieldName(type, bulk.set).toLowerCase()}.`))
      continue
    }
    if (!before) {
      rows.push(blocked('It was not found. It may have been deleted.'))
      continue
    }
    const value = edited(before as Fields, bulk)
    if (value === broken) {
      rows.push(blocked(`${fieldName(type, bulk.set)} has a value that cannot be edited here.`))
      continue
    }
    if (isSame((before as Fields)[bulk.set], value)) {
      rows.push({ ...row, verdict: 'identical', isLeftOut: true })
      continue
    }
    const object = { ...before, [bulk.set]: value }
    const changes = changesBetween(before, object)
    const isLeftOut = leftOut.has(key)
    rows.push({
      ...row,
      verdict: 'edit',
      diffs: changes.map((change) => diffOf(type, object, change)),
      isLeftOut,
    })
    if (isLeftOut) continue
    steps.push(updateOf({ type, id, name }, account, { object, base: before, changes }))
  }
  return planOf(account, rows, steps, gaps)
}
