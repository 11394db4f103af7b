// Request bodies that create objects, and facts of the contract about their fields.
import type { Description, Json, Schema } from '../contract/types.ts'
import { isObject } from '../tools.ts'
import type { Operation } from '../types.ts'

/** Letters of several scripts, markup and an emoji: characters that services damage. */
export const TRICKY = 'Ünïcode kůň 日本 🎲 <b>bold</b> & "double" \'single\' \\ 100%'
/** A field that no service knows. */
export const UNKNOWN = 'contractKitUnknown'
export const kept = { keep: ['this'] }

export type Samples = ReturnType<typeof createSamples>
/** Ids of objects that other objects can refer to, by kind */
export type Referred = Map<string, string>

const valueAt = (document: Json, parts: string[]): Json =>
  parts.reduce((place, part) => place?.[part], document)

export function createSamples(contract: Description) {
  const resolve = (schema: Schema = {}): Schema =>
    schema.$ref ? { ...valueAt(contract, schema.$ref.slice(2).split('/')), ...without$ref(schema) } : schema
  const schemaOf = (content: Operation['body']) => resolve(content?.['application/json']?.schema)
  const responseSchemaOf = ({ responses }: Operation) =>
    schemaOf(responses[201]?.content ?? responses[200]?.content)

  /**
   * The given body with every field of the contract that it lacks, without fields that the server counts.
   * @param example an object of a response, with all its fields
   */
  function fill(schema: Schema, given: Json, example: Json): Json {
    if (Array.isArray(given)) {
      const items = resolve(schema.items)
      return given.map((item) => fill(items, item, Array.isArray(example) ? example[0] : undefined))
    }
    // An empty image would not show whether images are kept.
    if (given === '' && schema.format === 'uri-reference') return 'https://cdn.example.com/contract-kit.png'
    if (!isObject(given)) return given
    const filled = { ...given }
    const known = { ...schema.examples?.[0], ...example }
    for (const [name, raw] of Object.entries(schema.properties ?? {})) {
      const property = resolve(raw)
      if (property.readOnly) delete filled[name]
      else if (name in given) filled[name] = fill(property, given[name], known[name])
      else if (name in known) filled[name] = fill(property, known[name], undefined)
    }
    return filled
  }

  /** The value with ids of existing objects; undefined if there is none for it. */
  function link(schema: Schema, value: Json, referred: Referred): Json {
    const resource = schema['x-refers-to']
    if (resource) return referred.get(resource)
    if (Array.isArray(value)) {
      const items = resolve(schema.items)
      const linked = value.map((item) => link(items, item, referred)).filter((item) => item !== undefined)
      if (!refers(items)) return linked
      // All items would refer to the same object.
      return linked.length > 0 ? linked.slice(0, 1) : undefined
    }
    if (!isObject(value)) return value
    const entries = Object.entries(value)
      .map(([name, inner]) => [name, link(resolve(schema.properties?.[name]), inner, referred)])
      .filter(([, inner]) => inner !== undefined)
    const isNothing = refers(schema) && !entries.some(([name]) => name === 'id')
    return isNothing || entries.length === 0 ? undefined : Object.fromEntries(entries)
  }

  /** Whether the value is a reference, or an object with one as its id. */
  const refers = (schema: Schema): boolean =>
    schema['x-refers-to'] !== undefined || resolve(schema.properties?.id)['x-refers-to'] !== undefined

  const counted = (schema: Schema): string[] =>
    Object.entries(schema.properties ?? {}).flatMap(([name, raw]) => {
      const property = resolve(raw)
      if (property.readOnly) return [name]
      return [...counted(property), ...counted(resolve(property.items))]
    })

  return {
    resolve,
    /** The example body with references to objects that exist. */
    body: (create: Operation, example: Json, referred: Referred) =>
      link(schemaOf(create.body), example, referred),
    /** The body that creates an object with every field. */
    fullBody: (create: Operation, example: Json, referred: Referred) => {
      const [returned] = responseSchemaOf(create).examples ?? []
      const schema = schemaOf(create.body)
      const full = link(schema, fill(schema, example, returned), referred)
      // The server derives the level of a player from the points.
      if (create.id === 'createPlayer') delete full.level
      return {
        ...full,
        name: `Contract kit ${TRICKY}`,
        description: TRICKY,
        // Neither sorted nor of one kind, so that another order shows.
        ...(Array.isArray(full.tags) && { tags: ['zebra', 'Ant', '7'] }),
        ...(schema.additionalProperties !== false && { [UNKNOWN]: kept }),
      }
    },
    /** Names of the fields that a new object must have. */
    required: (create: Operation) => schemaOf(create.body).required ?? [],
    /** Names of the fields that the server counts, at any depth. */
    counted: (create: Operation) => new Set(counted(schemaOf(create.body))),
    isStrict: (create: Operation) => schemaOf(create.body).additionalProperties === false,
    /** The schema of an object in responses. */
    responseSchema: responseSchemaOf,
    /** Names of the fields of a list's objects. */
    fieldsOf: (list: Operation) => Object.keys(resolve(responseSchemaOf(list).items).properties ?? {}),
  }
}

const without$ref = ({ $ref: _, ...rest }: Schema) => rest

/**
 * The value with an unknown field in each of its objects, including those in lists.
 * @param counted fields that the server counts, which stay unchanged
 */
export function withUnknown(value: Json, counted: Set<string>): Json {
  if (Array.isArray(value)) return value.map((item) => withUnknown(item, counted))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    counted.has(key) ? inner : withUnknown(inner, counted),
  ])
  return { ...Object.fromEntries(entries), [UNKNOWN]: kept }
}
