// Normalises schemas: those with the same meaning become equal.
import { isObject } from '../tools.mjs'

/** @import { Json, Schema } from './types' */

const wordsOnly = new Set([
  'description', 'title', 'example', 'examples', 'externalDocs', 'xml', '$comment', '$schema', '$id', 'deprecated',
  'discriminator', 'nullable', 'contentMediaType',
]) // biome-ignore format: a list

/** @type {Schema} Default values of keywords: such a keyword can be dropped. */
const idle = {
  uniqueItems: false,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  readOnly: false,
  writeOnly: false,
}

const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) === JSON.stringify(b)
const isNull = (/** @type {Schema} */ schema) =>
  schema.type === 'null' || (schema.enum?.length === 1 && schema.enum[0] === null)

/**
 * @param {Json} raw a schema without references
 * @param {boolean} sending whether the console sends it (defaults count) or receives it (defaults hide nothing)
 * @returns {Schema}
 */
export function normaliseSchema(raw, sending) {
  if (typeof raw === 'boolean') return raw ? {} : { not: {} }
  if (!isObject(raw)) return {}
  /** @type {Schema} */
  const schema = {}
  for (const [key, value] of Object.entries(raw)) {
    if (wordsOnly.has(key) || key.startsWith('x-') || same(idle[key], value)) continue
    if (key === 'default' && !sending) continue
    schema[key] = inner(key, value, sending)
  }
  const types = typesOf(schema, raw.nullable === true)
  setTypes(schema, types)
  spellBounds(schema)
  if ('const' in schema) {
    schema.enum = [schema.const]
    delete schema.const
  }
  const merged = mergeVariants(mergeAll(schema, raw.nullable === true))
  return tidy(merged)
}

/**
 * @param {string} key
 * @param {Json} value
 * @param {boolean} sending
 * @returns {Json}
 */
function inner(key, value, sending) {
  const one = (/** @type {Json} */ schema) => normaliseSchema(schema, sending)
  if (key === 'properties' || key === 'patternProperties')
    return Object.fromEntries(
      Object.entries(value ?? {})
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, schema]) => [name, one(schema)]),
    )
  if (key === 'items' || key === 'not') return one(value)
  if (key === 'additionalProperties' || key === 'unevaluatedProperties')
    return typeof value === 'boolean' ? value : Object.keys(one(value)).length === 0 ? true : one(value)
  if (key === 'allOf' || key === 'anyOf' || key === 'oneOf') return value.map(one)
  return value
}

/**
 * @param {Schema} schema
 * @param {boolean} nullable
 * @returns {string[]}
 */
function typesOf(schema, nullable) {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  return nullable && types.length > 0 ? [...types, 'null'] : types
}

/**
 * @param {Schema} schema
 * @param {string[]} types
 */
function setTypes(schema, types) {
  const distinct = [...new Set(types)]
    .filter((type) => type !== 'integer' || !types.includes('number'))
    .sort()
  if (distinct.length > 0) schema.type = distinct.length === 1 ? distinct[0] : distinct
  if (distinct.includes('null') && schema.enum) schema.enum = [...new Set([...schema.enum, null])]
}

/** @param {Schema} schema */
function spellBounds(schema) {
  for (const { exclusive, bound, step } of [
    { exclusive: 'exclusiveMinimum', bound: 'minimum', step: 1 },
    { exclusive: 'exclusiveMaximum', bound: 'maximum', step: -1 },
  ]) {
    // OpenAPI 3.0: a boolean beside the bound.
    if (schema[exclusive] === true) {
      schema[exclusive] = schema[bound]
      delete schema[bound]
    } else if (schema[exclusive] === false) delete schema[exclusive]
    if (schema.type === 'integer' && Number.isInteger(schema[exclusive])) {
      schema[bound] = schema[exclusive] + step
      delete schema[exclusive]
    }
  }
  // The width of a number on the server does not affect its JSON.
  if (/^(u?int\d+|float|double)$/.test(schema.format ?? '')) delete schema.format
}

/**
 * Merges allOf into one schema.
 * @param {Schema} schema
 * @param {boolean} nullable
 * @returns {Schema}
 */
function mergeAll(schema, nullable) {
  if (!schema.allOf) return schema
  const { allOf, ...own } = schema
  const parts = [...allOf, own].map((part) => ({ ...part }))
  /** @type {Schema} */
  const merged = {}
  for (const part of parts) {
    for (const [key, value] of Object.entries(part)) {
      if (key === 'properties') merged.properties = sortKeys({ ...merged.properties, ...value })
      else if (key === 'required') merged.required = [...new Set([...(merged.required ?? []), ...value])]
      else if (key === 'additionalProperties' && merged[key] === false) continue
      else merged[key] = value
    }
  }
  if (nullable && merged.type) setTypes(merged, [merged.type, 'null'].flat())
  return merged
}

/** @type {(object: Record<string, Json>) => Json} */
export const sortKeys = (object) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Merges anyOf and oneOf that only spell null, an enum, or one schema differently.
 * @param {Schema} schema
 * @returns {Schema}
 */
function mergeVariants(schema) {
  for (const word of ['anyOf', 'oneOf']) {
    if (!schema[word]) continue
    const { [word]: alternatives, ...own } = schema
    /** @type {Schema[]} */
    const variants = alternatives
    const others = variants.filter((variant) => !isNull(variant))
    const nullable = others.length < variants.length
    const distinct = others.filter(
      (variant, index) => others.findIndex((other) => same(other, variant)) === index,
    )
    if (
      distinct.length > 1 &&
      distinct.every((v) => v.enum && Object.keys(v).every((k) => k === 'enum' || k === 'type'))
    )
      return mergeVariants(
        withNull({ ...own, ...distinct[0], enum: distinct.flatMap((v) => v.enum) }, nullable),
      )
    if (distinct.length > 1 && distinct.every((v) => same(Object.keys(v), ['type']))) {
      const merged = { ...own }
      setTypes(merged, [...distinct.flatMap(({ type = [] }) => type), ...(nullable ? ['null'] : [])])
      return merged
    }
    if (distinct.length === 1) return mergeVariants(withNull({ ...own, ...distinct[0] }, nullable))
    // anyOf and oneOf are equivalent for a reader of the value.
    const sorted = [...distinct, ...(nullable ? [{ type: 'null' }] : [])].sort((a, b) =>
      JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
    )
    const { anyOf, oneOf, ...rest } = own
    return { ...rest, oneOf: sorted }
  }
  return schema
}

/**
 * @param {Schema} schema
 * @param {boolean} nullable
 */
function withNull(schema, nullable) {
  if (nullable && schema.type) setTypes(schema, [schema.type, 'null'].flat())
  return schema
}

/**
 * @param {Schema} schema
 * @returns {Schema}
 */
function tidy(schema) {
  if (schema.enum) {
    schema.enum = [...new Set(schema.enum)].sort((a, b) => (String(a) < String(b) ? -1 : 1))
    const kinds = [...new Set(schema.enum.map((value) => (value === null ? 'null' : typeof value)))]
    if (!schema.type && kinds.every((kind) => kind === 'string' || kind === 'null')) setTypes(schema, kinds)
  }
  if (schema.required) {
    schema.required = [...new Set(schema.required)].sort()
    if (schema.required.length === 0) delete schema.required
  }
  const { additionalProperties: more, unevaluatedProperties: rest, ...others } = schema
  const open = more ?? rest ?? true
  if (schema.properties && !schema.type) others.type = 'object'
  return open === true ? sortKeys(others) : sortKeys({ ...others, additionalProperties: open })
}
