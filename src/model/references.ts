import { resourceFacts } from '@/generated/resourceFacts'
import { runSync } from '@/lib/idle'
import { filledText, isObject, plainText } from '@/lib/value'
import { asContracted } from '@/model/asContracted'
import type { EntityType } from '@/model/entityTypes'
import { entityTypes } from './entityTypes'

/*
 * Which objects refer to which others. The contract defines the fields that hold ids (`refersTo` in the generated
 * table), so this code knows no type. Workers load this file, so it does not import the registry.
 */

/** The id of an object, as text, because an id can arrive as a number. '' if the object has none. */
export function idOf(type: EntityType, object: object): string {
  return plainText((object as Record<string, unknown>)[resourceFacts[type].idField])
}

/** One id in an object that refers to another object. */
export interface Reference {
  /** The type of the other object. */
  to: EntityType
  id: string
  /** The field in the contract: `objectives.events.*.id`. */
  field: string
  /** Its dot path in this object: `objectives.events.0.id`. */
  path: string
}

/** A field of an object that refers to a given object. */
export interface Use {
  type: EntityType
  row: object
  field: string
  path: string
}

export type Lists = ReadonlyMap<EntityType, readonly object[]>

interface ReferenceField {
  field: string
  keys: readonly string[]
  to: EntityType
}

const fieldsByType = new Map(
  entityTypes.map((type) => [
    type,
    Object.entries(resourceFacts[type].refersTo).map(
      ([field, to]): ReferenceField => ({ field, keys: field.split('.'), to: to as EntityType }),
    ),
  ]),
)

/** The fields of a type that hold ids of other objects. */
export const referenceFields = (type: EntityType): readonly ReferenceField[] => fieldsByType.get(type) ?? []

/** The type of the object whose id is at a field of the contract; a single id can stand in place of a list. Undefined if there is none. */
export const referredType = (type: EntityType, field: string): EntityType | undefined =>
  referenceFields(type).find((one) => one.field === field || one.field === `${field}.*`)?.to

/** The types whose objects can refer to objects of this type, in the order of the contract. */
export const referringTypes = (to: EntityType): EntityType[] =>
  entityTypes.filter((type) => referenceFields(type).some((field) => field.to === to))

/** All references of an object. Values that are not ids are skipped, because objects can break the contract. */
export function referencesOf(type: EntityType, object: object): Reference[] {
  const found: Reference[] = []
  const read = asContracted(type, object)
  for (const { field, keys, to } of referenceFields(type))
    visitIds(read, keys, '', (id, path) => found.push({ to, id, field, path }))
  return found
}

/** All references to an object in these lists. Yields after each object: lists can be long. */
export function* findingUses(to: EntityType, id: string, lists: Lists): Generator<void, Use[]> {
  const uses: Use[] = []
  for (const [type, rows] of lists) {
    const fields = referenceFields(type).filter((field) => field.to === to)
    if (fields.length === 0) continue
    for (const row of rows) {
      const read = asContracted(type, row)
      for (const { field, keys } of fields)
        visitIds(read, keys, '', (other, path) => {
          if (other === id) uses.push({ type, row, field, path })
        })
      yield
    }
  }
  return uses
}

/** As `findingUses`, without pauses. */
export const usesOf = (to: EntityType, id: string, lists: Lists): Use[] => runSync(findingUses(to, id, lists))

/**
 * Calls `found` for every id at a path of the contract; `depth` is the index of the first key to follow. An empty text
 * is not a reference (rule DATA-6). Runs for every object of every list, so it allocates no arrays.
 */
function visitIds(
  value: unknown,
  keys: readonly string[],
  path: string,
  found: (id: string, path: string) => void,
  depth = 0,
): void {
  const key = keys[depth]
  if (key === undefined) {
    if (filledText(value) !== undefined) found(plainText(value), path)
  } else if (key !== '*') {
    if (!isObject(value) || Array.isArray(value) || !Object.hasOwn(value, key)) return
    const part = (value as Record<string, unknown>)[key]
    visitIds(part, keys, path === '' ? key : `${path}.${key}`, found, depth + 1)
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      visitIds(value[index], keys, `${path}.${index}`, found, depth + 1)
  } else if (depth === keys.length - 1) {
    // A single id is read as a list with one item, as in the pickers.
    visitIds(value, keys, path, found, depth + 1)
  }
}
