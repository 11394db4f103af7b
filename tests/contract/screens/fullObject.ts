import type { Json } from '../support'

type Schemas = Record<string, Json>

const resolve = (schemas: Schemas, schema: Json): Json => {
  if (!schema.$ref) return schema
  const { $ref, ...beside } = schema
  return { ...resolve(schemas, schemas[$ref.split('/').at(-1)]), ...beside }
}

/** An object with every field of the schema, and lists with one item of each type that an enum distinguishes. */
export function fullObject(schemas: Schemas, name: string): Json {
  const fill = (raw: Json): Json => {
    const schema = resolve(schemas, raw)
    if (schema.enum) return schema.enum[0]
    if (schema.properties)
      return Object.fromEntries(
        Object.entries<Json>(schema.properties).map(([key, inner]) => [key, fill(inner)]),
      )
    if (schema.type === 'array') return itemsOf(schema.items)
    if (schema.type === 'boolean') return true
    if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
    return schema.format === 'date-time' ? '2026-03-12T09:00:00Z' : 'x'
  }
  const itemsOf = (raw: Json): Json[] => {
    const item = fill(raw)
    for (const [key, inner] of Object.entries<Json>(resolve(schemas, raw).properties ?? {})) {
      const { enum: kinds } = resolve(schemas, inner)
      if (kinds) return kinds.map((kind: Json) => ({ ...item, [key]: kind }))
    }
    return [item]
  }
  return fill({ $ref: name })
}

/** The same object with empty lists and switches off: a form can show other controls for it. */
export function bareObject(value: Json): Json {
  if (Array.isArray(value)) return []
  if (typeof value === 'boolean') return false
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bareObject(inner)]))
}

/** All dot paths of a value, such as `objectives.events[].count`. */
export function pathsOf(value: Json, path = ''): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => pathsOf(item, `${path}[]`))]
  if (value === null || typeof value !== 'object') return [path]
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, path ? `${path}.${key}` : key))
  return path ? [path, ...inner] : inner
}

/** A proxy of an object that records which of its paths are read. */
export function watched<T extends object>(object: T, onRead: (path: string) => void, path = ''): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      const value = Reflect.get(target, key, receiver)
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value
      const inner = Array.isArray(target) ? `${path}[]` : path ? `${path}.${key}` : key
      // Reading the length of a list counts as reading the list.
      if (!Array.isArray(target) || key !== 'length') onRead(inner)
      return value !== null && typeof value === 'object' ? watched(value, onRead, inner) : value
    },
  })
}
