import type { EntityType } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { fieldName } from '../fieldNames'

/** The path of a value as a field of the contract: `questions.0.text` → `questions.*.text`. */
const fieldAt = (path: string): string =>
  path
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? '*' : key))
    .join('.')

/** Section and label of the field at a path, e.g. 'Reward › Points'. A list is named like its items. */
export function fieldWords(type: EntityType, path: string): string {
  const field = fieldAt(path)
  const isList = Object.hasOwn(resourceFacts[type].refersTo, `${field}.*`)
  return fieldName(type, isList ? `${field}.*` : field)
}
