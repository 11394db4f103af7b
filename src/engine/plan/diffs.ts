import { type Change, changesBetween, dotPath } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { uncounted } from '@/model/managed'
import type { Conflict } from '@/model/merge'
import { savedDifferently } from '@/model/savedDifferently'
import { isPlayed } from './exceptions'
import type { FieldDiff } from './types'

/* Differences with the texts of the screen. Without schemas, because queues also run where none are loaded. */

const keyOfPath = (path: Change['path']) =>
  path.map((step) => (typeof step === 'string' ? step : `[${step.id}]`)).join('.')

/** A change with the texts of the screen. */
export function diffOf(type: EntityType, object: unknown, { path, was, is }: Change): FieldDiff {
  const dots = dotPath(object, path)
  return { key: keyOfPath(path), path: dots, fieldName: fieldName(type, dots), source: is, target: was }
}

/** A conflict with the texts of the screen. */
export const conflictDiff = (type: EntityType, { key, path, label, mine, theirs }: Conflict): FieldDiff => ({
  key,
  path,
  fieldName: label ?? fieldName(type, path),
  source: mine,
  target: theirs,
})

/** The changes of other users to an object. Ignores counts, and fields that change while people play. */
export const changesOfOthers = (type: EntityType, known: object, now: object): FieldDiff[] =>
  changesBetween(uncounted(type, known), uncounted(type, now))
    .filter(({ path: [field] }) => !(typeof field === 'string' && isPlayed(type, field)))
    .map(({ path, was, is }) => diffOf(type, now, { path, was: is, is: was }))

/** A sentence about values that the server saved differently than planned. Undefined if there are none. */
export const savedDifferentlyText = (
  type: EntityType,
  diffs: readonly FieldDiff[] | undefined = [],
): string | undefined =>
  savedDifferently(
    type,
    diffs.map(({ path, fieldName: name, source, target }) => ({
      path,
      fieldName: name,
      wanted: source,
      found: target,
    })),
  )
