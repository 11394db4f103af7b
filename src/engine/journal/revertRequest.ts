import { keyOf } from '@/engine/plan/ids'
import type { RevertedObject } from '@/engine/plan/reverted'
import type { RequestOf } from '@/engine/plan/types'
import { pluralize } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import type { JournalRecord } from '@/model/journal'
import { mayBeDone, objectsOf, revertedIn } from '@/model/journal'

export type RevertRequest = RequestOf<'revert'>

/** A field of an entry: the key of its change, and its name. */
export interface RevertedField {
  key: string
  name: string
}

/**
 * The plan that takes back entries, or one field of an entry (rules REVERT-1 and REVERT-6). Entries without an effect are
 * left out.
 * @param all all entries of the journal: they show what was reverted before
 */
export function revertRequest(
  entries: readonly JournalRecord[],
  all: readonly JournalRecord[],
  field?: RevertedField,
): RevertRequest {
  // A revert that is reverted in the same plan no longer counts, so the older entry that it had reverted can be
  // reverted here.
  const taken = new Set(entries.map(({ id }) => id))
  const { isReverted, fieldsReverted, mayBeReverted } = revertedIn(all.filter(({ id }) => !taken.has(id)))
  const objects = new Map<string, RevertedObject & { writes: RevertedObject['writes'][number][] }>()
  const newestFirst = entries.filter(mayBeDone).toSorted((a, b) => (a.id < b.id ? 1 : -1))
  for (const record of newestFirst) {
    const type = record.type as EntityType
    const { name, object: id } = record
    const key = keyOf({ type, id })
    const one = objects.get(key) ?? { type, id, name, writes: [] }
    objects.set(key, one)
    const { before, after } = revertible(record)
    const fields = fieldsReverted(record.id)
    one.writes.push({
      entry: record.id,
      ...(record.operation !== 'create' && { before }),
      ...(record.operation !== 'delete' && { after }),
      ...(field && { field: field.key }),
      ...(isReverted(record.id, field?.key) && { isReverted: true }),
      ...(fields.length > 0 && { fieldsReverted: fields }),
      ...(record.outcome !== 'done' && { isAsSent: true }),
      ...((record.outcome !== 'done' || mayBeReverted(record.id)) && { isUncertain: true }),
    })
  }
  const [first] = entries
  return {
    kind: 'revert',
    account: first?.account ?? '',
    title: titleOf(entries, [...objects.values()], field?.name),
    objects: [...objects.values()],
  }
}

/**
 * The objects of an entry. Returns none if the operation should have an object that is missing: an update without it
 * would look like a creation or a deletion.
 */
function revertible(record: JournalRecord) {
  const { before, after } = objectsOf(record)
  const { operation } = record
  return (operation === 'create' || before) && (operation === 'delete' || after) ? { before, after } : {}
}

const ofOne = { create: 'the creation', update: 'a change', delete: 'the deletion' }

function titleOf(
  entries: readonly JournalRecord[],
  objects: readonly RevertedObject[],
  field?: string,
): string {
  const [first] = entries
  const [object] = objects
  if (field !== undefined && object) return `${field} of ${object.name}`
  if (first && entries.length === 1) return `${ofOne[first.operation]} of ${first.name}`
  if (first?.plan) return `the plan “${first.plan.title}”`
  return pluralize(objects.length, 'object')
}
