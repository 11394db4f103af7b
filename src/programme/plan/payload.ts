import type { EntityType } from '@/entities/registry'
import { isPlain } from '@/form/edits'
import { resourceFacts } from '@/generated/resourceFacts'
import { hasField, imageFields } from './contract'
import { asContracted } from './ids'
import { uncounted } from './reading'

/** What is sent of an object, and what is compared. */

/** The server counts it in items of lists (rule DATA-4). */
const counted = 'currentCount'

/** Drops counts and nulls at every depth. A null says the same as no value, and no create allows it. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned)
  if (!isPlain(value)) return value
  const kept = Object.entries(value).filter(
    ([key, part]) => key !== counted && part !== null && part !== undefined,
  )
  return Object.fromEntries(kept.map(([key, part]) => [key, cleaned(part)]))
}

/** Top-level fields that the contract does not know. They cannot be created. */
export const unknownFields = (type: EntityType, object: object): string[] =>
  Object.keys(object).filter(
    (field) => !hasField(type, field) && !resourceFacts[type].readOnly.includes(field as never),
  )

/**
 * The body that creates the object in an account: fields of the contract only, nothing that the server counts, no
 * nulls, another account. Also the form in which objects of two accounts are compared.
 */
export function createBody(type: EntityType, object: object, account: string): Record<string, unknown> {
  const fields = Object.entries(cleaned(uncounted(type, asContracted(type, object))) as object)
  const body = Object.fromEntries(fields.filter(([field]) => hasField(type, field)))
  return resourceFacts[type].scope === 'account' ? { ...body, account } : body
}

/** The addresses of pictures in an object, by path. */
export function imagesOf(type: EntityType, object: object): Record<string, string> {
  const found: Record<string, string> = {}
  for (const field of imageFields(type)) visit(object, field.split('.'), [], found)
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
