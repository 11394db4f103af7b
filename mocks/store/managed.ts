import { type Resource, resourceFacts } from '@/generated/resourceFacts'
import { type Fields, isFields } from './fields'

/**
 * Removes the fields that belong to the server (`readOnly` in the contract) from a request's object, so that their
 * values are never rejected.
 */
export const withoutManaged = (resource: Resource, sent: Fields): Fields =>
  resourceFacts[resource].readOnly.reduce<Fields>(
    (fields, path) => without(fields, path.split('.')) as Fields,
    sent,
  )

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (key === '*') return Array.isArray(value) ? value.map((item) => without(item, rest)) : value
  if (!isFields(value) || !(key in value)) return value
  if (rest.length > 0) return { ...value, [key]: without(value[key], rest) }
  const { [key]: _, ...others } = value
  return others
}
