import { noDate, receivedNone } from '@/lib/dates'
import { fieldsOf, valueByPath } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { choices, labelIn, withDefault } from './choices'
import { fieldAt } from './paths'
import { readable } from './readable'
import { referredType } from './references'

/** The name of an object by its type and id. */
export type NameOf = (to: EntityType, id: string) => string | undefined

const nameAt = (type: string, nameOf: NameOf) => (id: string, field: string) => {
  const to = referredType(type as EntityType, field)
  return to && nameOf(to, id)
}

/**
 * The value of a field as text, for comparisons. A value of an enumeration is shown by its label, a missing one by the
 * label of its default, as in lists and forms.
 * @param path in an object, or in the contract with `*` for items
 * @param nameOf returns the name for an id. Only used where the contract has ids, so a tag that equals an id stays as
 * it is
 */
export function valueText(type: string, path: string, value: unknown, nameOf?: NameOf): string {
  if (path === 'isAvailable') return value === false ? 'Inactive' : 'Active'
  if (receivedNone(path, value) !== undefined) return noDate
  if (path === 'active') return readable(withNone(value))
  const field = fieldAt(path)
  const labels = Object.hasOwn(choices, field) ? choices[field] : undefined
  return (
    (labels && labelIn(labels, withDefault(type, field, value))) ??
    readable(value, nameOf && nameAt(type, nameOf), field)
  )
}

/**
 * The text for a missing value, with what it counts as: 'Removed, counts as Active'. Undefined if it counts as nothing.
 */
export function missingText(type: string, path: string, value: unknown, word: 'Removed' | 'Not set') {
  if (value !== undefined && value !== null && value !== '') return undefined
  const text = valueText(type, path, value)
  return text === readable(value) ? undefined : `${word}, counts as ${text}`
}

const ends = ['from', 'to'] as const

/** An active range in which 'None' replaces dates that mean "no date" (rule DATE-1). */
function withNone(active: unknown): unknown {
  const none = ends.filter((end) => receivedNone(`active.${end}`, valueByPath(active, end)) !== undefined)
  return none.length === 0
    ? active
    : { ...fieldsOf(active), ...Object.fromEntries(none.map((end) => [end, noDate])) }
}

/** A tooltip with the received dates of a value that is shown as 'None'; undefined for any other value. */
export function valueHint(path: string, value: unknown): string | undefined {
  const values =
    path === 'active'
      ? ends.map((end) => [`active.${end}`, valueByPath(value, end)] as const)
      : [[path, value] as const]
  return values.flatMap((one) => receivedNone(...one) ?? []).join(', ') || undefined
}
