import { resourceFacts } from '@/generated/resourceFacts'
import { asContracted } from '@/model/asContracted'
import { isPlain } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { managedFields, uncounted } from '@/model/managed'
import { hasField } from './contract'

/** The parts of an object that are sent and compared. */

/** Names of fields in list items that the server counts (rule DATA-4). */
const counted: ReadonlySet<string> = new Set(
  Object.values(resourceFacts)
    .flatMap((facts): readonly string[] => facts.readOnly)
    .flatMap((path) => (path.includes('*.') ? path.slice(path.lastIndexOf('.') + 1) : [])),
)

/** Removes counts and nulls at every depth. A null means the same as a missing value, and no create accepts it. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned)
  if (!isPlain(value)) return value
  const kept = Object.entries(value).filter(
    ([key, part]) => !counted.has(key) && part !== null && part !== undefined,
  )
  return Object.fromEntries(kept.map(([key, part]) => [key, cleaned(part)]))
}

/** Top-level fields that the contract does not know. They cannot be created. */
export const unknownFields = (type: EntityType, object: object): string[] =>
  Object.keys(object).filter((field) => !hasField(type, field) && !managedFields(type).includes(field))

/**
 * The body that creates the object in an account: only fields of the contract, no fields that the server counts, no
 * nulls, and the other account. Objects of two accounts are also compared in this form.
 */
export function createBody(type: EntityType, object: object, account: string): Record<string, unknown> {
  const fields = Object.entries(cleaned(uncounted(type, asContracted(type, object))) as object)
  const body = Object.fromEntries(fields.filter(([field]) => hasField(type, field)))
  return resourceFacts[type].scope === 'account' ? { ...body, account } : body
}

/** The addresses of the pictures of an object, by path. */
export function imagesOf(type: EntityType, object: object): Record<string, string> {
  const found: Record<string, string> = {}
  for (const field of resourceFacts[type].images) visit(object, field.split('.'), [], found)
  return found
}

function visit(
  value: unknown,
  [key, ...rest]: readonly string[],
  path: readonly string[],
  found: Record<string, string>,
) {
  if (key === undefined) {
    if (typeof value === 'string' && value.trim() !== '') found[path.join('.')] = value
  } else if (key !== '*') {
    if (isPlain(value)) visit(value[key], rest, [...path, key], found)
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visit(item, rest, [...path, String(index)], found)
  }
}
