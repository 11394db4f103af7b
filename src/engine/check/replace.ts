import { isPlayed } from '@/engine/plan/exceptions'
import { withReferences } from '@/engine/plan/ids'
import type { ChangedObject, ObjectName } from '@/engine/plan/types'
import { partOf, rowOf, rowWith } from '@/engine/programme/programmeIndex'
import { isObject } from '@/lib/value'
import { changesBetween } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { idOf, type Lists, usesOf } from '@/model/references'

/** The object without references to the old id. A list of ids that has the new one already does not get it twice. */
function withOther(type: EntityType, row: object, from: ObjectName, to: ObjectName, lists: Lists): object {
  const changed = withReferences(type, row, (named) =>
    named.type === from.type && named.id === from.id ? to.id : named.id,
  )
  return from.type === 'levels' ? withOrdinal(changed, to.id, lists) : withoutRepeats(changed, to.id)
}

/** A requirement stores the ordinal of its level, as the form does (rule DATA-2). */
function withOrdinal(object: object, id: string, lists: Lists): object {
  const requirement = partOf(rowWith(object, 'requirement'), 'requirement')
  const before = partOf(requirement, 'level')
  if (before.id !== id) return object
  const level = lists.get('levels')?.find((row) => idOf('levels', row) === id)
  const ordinal = level && rowOf('levels', level).ordinal
  return { ...object, requirement: { ...requirement, level: { ...before, ordinal } } }
}

/** Lists of ids, not of objects with an id: these can have other counts. */
function withoutRepeats<T>(value: T, id: string): T {
  if (Array.isArray(value)) {
    const first = value.indexOf(id)
    const kept = value.filter((item, index) => item !== id || index === first)
    return kept.map((item) => (isObject(item) ? withoutRepeats(item, id) : item)) as T
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isObject(part) ? withoutRepeats(part, id) : part]),
  ) as T
}

/**
 * The changes that replace one object by another one wherever it is named, for a plan (rule CHECK-14). What players and
 * teams have earned stays (decision J50).
 */
export function replacements(from: ObjectName, to: ObjectName, lists: Lists): ChangedObject[] {
  const rows = new Map<object, EntityType>()
  for (const { type, row, field } of usesOf(from.type, from.id, lists))
    if (!isPlayed(type, field.split('.')[0] ?? '')) rows.set(row, type)
  return [...rows].flatMap(([row, type]) => {
    const changes = changesBetween(row, withOther(type, row, from, to, lists))
    return changes.length > 0 ? [{ type, id: idOf(type, row), changes }] : []
  })
}
