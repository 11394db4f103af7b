import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Schema {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  enum?: unknown[]
  format?: string
  minimum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
}

const document = parse(readFileSync('openapi/admin-api-v0.yaml', 'utf8')) as {
  paths: Record<
    string,
    { get?: { responses: Record<string, { content: Record<string, { schema: Schema }> }> } }
  >
  components: { schemas: Record<string, Schema> }
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  if (name === undefined) return schema
  const target = document.components.schemas[name]
  if (!target) throw new Error(`The contract has no schema ${name}`)
  return resolved(target)
}

const schemaOfList = (type: string): Schema => {
  const list = document.paths[`/${type}`]?.get?.responses['200']?.content['application/json']?.schema
  const item = list && resolved(list).items
  if (!item) throw new Error(`The contract has no list of ${type}`)
  return item
}

/** The objects in the list of a type, by the contract. */
export const itemSchema = (type: string): Schema => resolved(schemaOfList(type))

/** The name of that schema, such as `Team`. */
export const itemName = (type: string): string => schemaOfList(type).$ref?.split('/').at(-1) ?? ''

/** A value with every field of the contract filled, and, at every depth, fields that the contract does not know. */
export function filledBy(schema: Schema, name: string): unknown {
  const { type, enum: allowed, format, minimum = 0, maxItems = 2, items, properties = {} } = resolved(schema)
  if (allowed) return allowed[0]
  switch (type) {
    case 'object':
      return {
        ...Object.fromEntries(
          Object.entries(properties).map(([key, part]) => [key, filledBy(part, `${name} ${key}`)]),
        ),
        beyondTheContract: { deep: [{ kept: null }, '', 0] },
      }
    case 'array':
      return Array.from({ length: Math.min(2, maxItems) }, (_, index) =>
        filledBy(items ?? {}, `${name} ${index + 1}`),
      )
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return minimum + 3
    case 'string':
      // Seconds and milliseconds are not shown, but must survive.
      if (format === 'date-time') return '2026-03-01T08:30:15.250Z'
      return format === 'uri-reference' ? `/images/${name.replaceAll(' ', '-')}.png` : name
    default:
      throw new Error(`The contract says nothing of the type of ${name}`)
  }
}
