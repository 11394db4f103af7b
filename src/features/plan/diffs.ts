import { type Change, dotPath } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import type { Conflict } from '@/model/merge'
import type { FieldDiff } from './types'

const keyOfPath = (path: Change['path']) =>
  path.map((step) => (typeof step === 'string' ? step : `[${step.id}]`)).join('.')

/** A change with the texts of the screen. */
export function diffOf(type: EntityType, object: unknown, { path, was, is }: Change): FieldDiff {
  const dots = dotPath(object, path)
  return { key: keyOfPath(path), path: dots, fieldName: fieldName(type, dots), ours: is, theirs: was }
}

/** A conflict with the texts of the screen. */
export const conflictDiff = (type: EntityType, { key, path, label, mine, theirs }: Conflict): FieldDiff => ({
  key,
  path,
  fieldName: label ?? fieldName(type, path),
  ours: mine,
  theirs,
})
