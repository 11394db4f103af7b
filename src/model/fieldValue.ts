import { choices, labelIn, withDefault } from './choices'
import { fieldAt } from './fieldNames'
import { readable } from './readable'

/**
 * The value of a field as text, for comparison: a value of an enumeration has its label, and a missing one the label of
 * its default, as in lists and forms.
 * @param path in an object, or in the contract with `*` for items
 * @param nameOf resolves ids to names
 */
export function valueText(
  type: string,
  path: string,
  value: unknown,
  nameOf?: (id: string) => string | undefined,
): string {
  if (path === 'isAvailable') return value === false ? 'Inactive' : 'Active'
  const field = fieldAt(path)
  const labels = Object.hasOwn(choices, field) ? choices[field] : undefined
  return (labels && labelIn(labels, withDefault(type, field, value))) ?? readable(value, nameOf)
}
