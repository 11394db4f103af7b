// Several schemas that apply together (allOf, a reference with keywords beside it) as one.
import { isObject } from '../tools.ts'
import { deprecationOf } from './calls.ts'
import type { Json, Node, Reader, View } from './types.ts'

/** Values that have the same meaning as no keyword. */
const idle: Record<string, Json> = { uniqueItems: false, minLength: 0, minItems: 0, minProperties: 0 }
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']
const others = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding', 'contentMediaType']
/** Patterns that every text matches. */
const idlePatterns = new Set(['', '.*', '^.*', '.*$', '^.*$', '^', '$', '[\\s\\S]*', '^[\\s\\S]*$'])
/** Keywords whose schemas are compared for equality only. */
const opaque = [
  'not', 'if', 'then', 'else', 'contains', 'prefixItems', 'propertyNames',
  'patternProperties', 'dependentRequired', 'dependentSchemas', 'unevaluatedItems',
] // biome-ignore format: a list
/** Formats that do not affect the JSON: formats that hold every number JavaScript has, and formats that only change the display. */
const formatsOfNoEffect = new Set(['int64', 'uint64', 'double', 'decimal', 'password'])
/** The whole numbers that fit a format of fewer bits. */
const ranges: Record<string, [number, number]> = {
  int8: [-128, 127],
  uint8: [0, 255],
  int16: [-32_768, 32_767],
  uint16: [0, 65_535],
  int32: [-2_147_483_648, 2_147_483_647],
  uint32: [0, 4_294_967_295],
  float: [-16_777_216, 16_777_216],
}

/** The values of an enum to which others can be added (the API guidelines of Zalando). */
export const EXTENSIBLE = 'x-extensible-enum'

/** Whether a value can be a number, alone or among other types. */
const isNumeric = (types: string[] | undefined) =>
  types?.some((type) => ['integer', 'number'].includes(type)) === true

/** The whole numbers that a value can have, as far as JSON carries them to a browser. */
export function rangeOf({ bounds, width, types }: View): [number, number] {
  const [low, high] = (isNumeric(types) && ranges[width ?? '']) || [
    Number.MIN_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
  ]
  return [
    Math.max(low, bounds.minimum ?? low, bounds.exclusiveMinimum ?? low),
    Math.min(high, bounds.maximum ?? high, bounds.exclusiveMaximum ?? high),
  ]
}

export const isLower = (keyword: string) => lower.includes(keyword)
export const isUpper = (keyword: string) => upper.includes(keyword)

/** @param parts none of them has a reference that matters, or alternatives */
export function viewOf(reader: Reader, parts: Node[]): View {
  const isOld = String(reader.root.value?.openapi ?? '3.0').startsWith('3.0')
  const view: View = {
    types: undefined,
    enum: undefined,
    extensible: parts.some(({ value }) => Array.isArray(value[EXTENSIBLE])),
    bounds: {},
    width: parts.map(({ value }) => value.format).find((format) => Object.hasOwn(ranges, format)),
    properties: new Map(),
    required: new Map(),
    items: undefined,
    closed: false,
    nullable: nullableOf(parts),
    meansNull: !parts.some(({ value }) => saysNullItself(value, isOld)),
    onlyNull: false,
    untyped: parts.every(({ value }) => value.type === undefined && !listed(value) && !allowsNothing(value)),
    readOnly: parts.some(({ value }) => value.readOnly === true),
    writeOnly: parts.some(({ value }) => value.writeOnly === true),
    deprecated: parts.map(deprecationOf).find(Boolean) ?? false,
    default: parts.find(({ value }) => value.default !== undefined)?.value.default,
  }
  for (const part of parts) {
    const { value } = part
    const types = typesOf(part, reader)
    view.types = (types && (view.types ? bothTypes(view.types, types) : types)) || view.types
    const values = valuesOf(part, reader)
    if (values && !value[EXTENSIBLE]) view.extensible = false
    if (values) view.enum = view.enum ? view.enum.filter((item) => values.includes(item)) : values
    addBounds(view, value)
    for (const [name, schema] of reader.entries(part, 'properties'))
      view.properties.set(name, [...(view.properties.get(name) ?? []), schema])
    for (const name of reader.list(part, 'required')) view.required.set(String(name.value), part.at)
    if (value.items === false)
      // A closed tuple has no more items than are described.
      view.bounds.maxItems = Math.min(view.bounds.maxItems ?? Infinity, value.prefixItems?.length ?? 0)
    else if (value.items !== undefined)
      view.items = [...(view.items ?? []), { value: value.items, at: [...part.at, 'items'] }]
    if (value.additionalProperties === false || value.unevaluatedProperties === false) view.closed = true
    else
      for (const keyword of ['additionalProperties', 'unevaluatedProperties'])
        if (limits(value[keyword])) view.additional = { value: value[keyword], at: [...part.at, keyword] }
  }
  view.onlyNull =
    (view.types?.length === 0 || view.enum?.length === 0) && parts.some(({ value }) => saysNull(value))
  if (view.types?.join() === 'integer') spellIntegers(view.bounds)
  return view
}

const limits = (schema: Json) => isObject(schema) && Object.keys(schema).length > 0

const listed = (value: Json) =>
  'const' in value ? [value.const] : Array.isArray(value.enum) ? value.enum : undefined

const saysNull = (value: Json) =>
  value.nullable === true || [value.type].flat().includes('null') || listed(value)?.includes(null) === true

/** OpenAPI 3.1 does not know `nullable`, and in 3.0 it means something beside a type only. */
const saysNullItself = (value: Json, isOld: boolean) =>
  [value.type].flat().includes('null') ||
  listed(value)?.includes(null) === true ||
  (isOld && value.nullable === true && value.type !== undefined)

/**
 * Null is allowed if one part allows it and no other part excludes it. In OpenAPI 3.0 `nullable` beside a reference is
 * meant to allow it.
 */
function nullableOf(parts: Node[]) {
  return (
    parts.some(({ value }) => value.nullable === true) ||
    (parts.some(({ value }) => saysNull(value)) &&
      parts.every(({ value }) => saysNull(value) || (value.type === undefined && !listed(value))))
  )
}

/** The types without null; undefined for any. */
function typesOf({ value, at }: Node, reader: Reader): string[] | undefined {
  if (allowsNothing(value)) return []
  if (value.type !== undefined) {
    const types = [value.type].flat()
    if (!types.every((type) => typeof type === 'string'))
      return reader.fail([...at, 'type'], 'must be a type')
    return types.filter((type) => type !== 'null' && (type !== 'integer' || !types.includes('number'))).sort()
  }
  const values = listed(value)
  if (values) {
    const kinds = values.filter((item: Json) => item !== null).map(kindOf)
    return [...new Set(kinds as string[])].sort()
  }
  if (isObject(value.properties)) return ['object']
  return value.items === undefined ? undefined : ['array']
}

/** `not` of everything. */
const allowsNothing = ({ not }: Json) => isObject(not) && Object.keys(not).length === 0

const kindOf = (value: Json) =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

/** An integer is a number too. */
const bothTypes = (a: string[], b: string[]): string[] => [
  ...new Set([...a.filter((type) => fits(type, b)), ...b.filter((type) => fits(type, a))]),
]

/** Whether every value of the type has one of the types. */
export const fits = (type: string, types: string[]): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

function valuesOf({ value, at }: Node, reader: Reader): Json[] | undefined {
  if (value.enum !== undefined && !Array.isArray(value.enum))
    return reader.fail([...at, 'enum'], 'must be a list')
  const extensible = Array.isArray(value[EXTENSIBLE]) ? value[EXTENSIBLE] : undefined
  return (listed(value) ?? extensible)?.filter((item: Json) => item !== null)
}

/** OpenAPI 3.1 describes a file by its content type, 3.0 by `format: binary`. */
const isFile = ({ contentMediaType, contentEncoding }: Json) =>
  contentMediaType === 'application/octet-stream' && contentEncoding === undefined

/** Validators write the limits of JavaScript on every integer. No number that a browser sends is beyond them. */
const isBeyondSafe = (keyword: string, bound: number) =>
  (/^(exclusiveM|m)inimum$/.test(keyword) && bound <= Number.MIN_SAFE_INTEGER) ||
  (/^(exclusiveM|m)aximum$/.test(keyword) && bound >= Number.MAX_SAFE_INTEGER)

function addBounds({ bounds }: View, raw: Json) {
  const value = { ...raw }
  if (isFile(raw)) value.format ??= 'binary'
  for (const { exclusive, bound } of [
    { exclusive: 'exclusiveMinimum', bound: 'minimum' },
    { exclusive: 'exclusiveMaximum', bound: 'maximum' },
  ]) {
    // OpenAPI 3.0: a boolean beside the bound.
    if (value[exclusive] === true) {
      value[exclusive] = value[bound]
      delete value[bound]
    } else if (value[exclusive] === false) delete value[exclusive]
  }
  const add = (keyword: string, choose: (a: number, b: number) => number): void => {
    if (typeof value[keyword] !== 'number' || value[keyword] === idle[keyword]) return
    if (isBeyondSafe(keyword, value[keyword])) return
    bounds[keyword] = bounds[keyword] === undefined ? value[keyword] : choose(bounds[keyword], value[keyword])
  }
  for (const keyword of lower) add(keyword, Math.max)
  for (const keyword of upper) add(keyword, Math.min)
  for (const keyword of others) {
    if (value[keyword] === undefined || value[keyword] === null || value[keyword] === idle[keyword]) continue
    if (keyword === 'format' && (formatsOfNoEffect.has(value.format) || ranges[value.format])) continue
    if (keyword === 'pattern' && idlePatterns.has(value.pattern)) continue
    if (keyword === 'contentMediaType' && isFile(raw)) continue
    bounds[keyword] ??= value[keyword]
  }
  for (const keyword of opaque) {
    if (value[keyword] === undefined || allowsNothing(value)) continue
    bounds[keyword] ??= JSON.stringify(value[keyword])
  }
}

/** Normalizes the bounds of integers: more than -1 becomes at least 0. */
function spellIntegers(bounds: View['bounds']) {
  const pairs: [string, string, number, (a: number, b: number) => number][] = [
    ['exclusiveMinimum', 'minimum', 1, Math.max],
    ['exclusiveMaximum', 'maximum', -1, Math.min],
  ]
  for (const [exclusive, bound, step, choose] of pairs) {
    if (!Number.isInteger(bounds[exclusive])) continue
    const inclusive = bounds[exclusive] + step
    bounds[bound] = bounds[bound] === undefined ? inclusive : choose(bounds[bound], inclusive)
    delete bounds[exclusive]
  }
}
