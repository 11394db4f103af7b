import { asContracted } from '@/entities/asContracted'
import type { EntityType } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { isObject } from '@/ui/value'

/*
 * Which objects name which others. The contract defines the fields that hold ids (`refersTo` in the generated table);
 * nothing here names an entity.
 */

/** The id of an object, as links and keys name it: '' if it has none. */
export const idText = (type: EntityType, row: object): string =>
  String((row as Record<string, unknown>)[resourceFacts[type].idField] ?? '')

/** One id in an object that names another object. */
export interface Reference {
  /** The type of the object that is named. */
  to: EntityType
  id: string
  /** The field in the words of the contract: `objectives.events.*.id`. */
  field: string
  /** Its dot path in this object: `objectives.events.0.id`. */
  path: string
}

/** A field of an object that names the object in question. */
export interface Use {
  type: EntityType
  row: object
  field: string
  path: string
}

export type Lists = ReadonlyMap<EntityType, readonly object[]>

const types = (Object.keys(resourceFacts) as (keyof typeof resourceFacts)[]).filter(
  (type): type is EntityType => type !== 'rules',
)

interface ReferenceField {
  field: string
  keys: readonly string[]
  to: EntityType
}

const fieldsByType = new Map(
  types.map((type) => [
    type,
    Object.entries(resourceFacts[type].refersTo).map(
      ([field, to]): ReferenceField => ({ field, keys: field.split('.'), to: to as EntityType }),
    ),
  ]),
)

const fieldsOf = (type: EntityType): readonly ReferenceField[] => fieldsByType.get(type) ?? []

/** The types whose objects can refer to objects of this type, in the order of the contract. */
export const referringTypes = (to: EntityType): EntityType[] =>
  types.filter((type) => fieldsOf(type).some((field) => field.to === to))

/** Everything that an object refers to. Objects can break the contract: what is no id is left out. */
export function referencesOf(type: EntityType, object: object): Reference[] {
  const found: Reference[] = []
  const read = asContracted(type, object)
  for (const { field, keys, to } of fieldsOf(type))
    visitIds(read, keys, '', (id, path) => found.push({ to, id, field, path }))
  return found
}

/** Everything in these lists that refers to an object. */
export function usesOf(to: EntityType, id: string, lists: Lists): Use[] {
  const uses: Use[] = []
  for (const [type, rows] of lists) {
    const fields = fieldsOf(type).filter((field) => field.to === to)
    if (fields.length === 0) continue
    for (const row of rows) {
      const read = asContracted(type, row)
      for (const { field, keys } of fields)
        visitIds(read, keys, '', (named, path) => {
          if (named === id) uses.push({ type, row, field, path })
        })
    }
  }
  return uses
}

/** Calls back with every id at a path of the contract. An empty text means none (rule DATA-6). */
function visitIds(
  value: unknown,
  [key, ...rest]: readonly string[],
  path: string,
  found: (id: string, path: string) => void,
): void {
  if (key === undefined) {
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      found(String(value), path)
  } else if (key !== '*') {
    if (isObject(value) && !Array.isArray(value) && Object.hasOwn(value, key))
      visitIds((value as Record<string, unknown>)[key], rest, path === '' ? key : `${path}.${key}`, found)
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitIds(item, rest, `${path}.${index}`, found)
  } else if (rest.length === 0) {
    // Pickers read a bare id in place of a list as a list with one item, too.
    visitIds(value, rest, path, found)
  }
}
