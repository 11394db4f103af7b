import type { EntityType } from '@/entities/registry'
import type { Change } from '@/form/changes'
import { isPlain } from '@/form/edits'
import { fieldName } from '../fieldNames'
import type { FieldDiff } from './types'

const keyOfPath = (path: Change['path']) =>
  path.map((step) => (typeof step === 'string' ? step : `[${step.id}]`)).join('.')

/** The dot path of a change, with the positions of list items in the object. */
function dotPath(object: unknown, path: Change['path']): string {
  const keys: (string | number)[] = []
  let value = object
  for (const step of path) {
    if (typeof step === 'string') {
      keys.push(step)
      value = isPlain(value) ? value[step] : undefined
    } else {
      const items: unknown[] = Array.isArray(value) ? value : []
      const index = items.findIndex((item) => isPlain(item) && item.id === step.id)
      keys.push(index)
      value = items[index]
    }
  }
  return keys.join('.')
}

/** A change with the texts of the screen. */
export function diffOf(type: EntityType, object: unknown, { path, was, is }: Change): FieldDiff {
  const dots = dotPath(object, path)
  return { key: keyOfPath(path), path: dots, fieldName: fieldName(type, dots), ours: is, theirs: was }
}
