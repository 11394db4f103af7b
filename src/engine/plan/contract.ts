import type { ZodObject, ZodType } from 'zod'
import { requestSchemas } from '@/generated/resourceSchemas'
import { isPlain } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { fieldName, isWithin } from '@/model/fieldNames'
import { type Issue, issuesOf } from '@/model/issues'
import type { FieldDiff } from './types'

/** Facts of the contract about the bodies that create and update objects. */

interface Bodies {
  create: ZodObject
  update: ZodType
  /** The values that the server uses for fields that a create omits. */
  defaults: Readonly<Record<string, unknown>>
  /** Text fields that a create requires. */
  required: readonly string[]
}

const known = new Map<EntityType, Bodies>()

function bodiesOf(type: EntityType): Bodies {
  const before = known.get(type)
  if (before) return before
  const create = requestSchemas[type].create as ZodObject
  const defaults: Record<string, unknown> = {}
  const required: string[] = []
  for (const [field, schema] of Object.entries(create.shape)) {
    const omitted = (schema as ZodType).safeParse(undefined)
    if (!omitted.success) required.push(field)
    else if (omitted.data !== undefined) defaults[field] = omitted.data
  }
  const bodies = {
    // The server rejects a create with fields that the contract does not know.
    create: create.strict(),
    update: requestSchemas[type].update,
    defaults,
    required,
  }
  known.set(type, bodies)
  return bodies
}

interface Definition {
  type: string
  innerType?: ZodType
  element?: ZodType
}

export const defaultsOf = (type: EntityType) => bodiesOf(type).defaults
/** The fields of the type. */
export const contractFieldsOf = (type: EntityType) => Object.keys(bodiesOf(type).create.shape)
/** Whether objects of the type have the field. */
export const hasField = (type: EntityType, field: string) => Object.hasOwn(bodiesOf(type).create.shape, field)

/** A field of a part of an object that the contract does not have. */
interface UnknownField {
  path: readonly string[]
  /** The fields that the contract has there. */
  known: readonly string[]
}

/** The unknown fields of the parts of an object, at any depth. Schemas accept them, so a typo passes unnoticed. */
export const unknownInParts = (type: EntityType, object: object): UnknownField[] =>
  Object.entries(bodiesOf(type).create.shape).flatMap(([field, schema]) =>
    unknownIn(schema as ZodType, (object as Record<string, unknown>)[field], [field]),
  )

function unknownIn(schema: ZodType, value: unknown, path: readonly string[]): UnknownField[] {
  const { type, innerType, element } = schema.def as unknown as Definition
  if (innerType) return unknownIn(innerType, value, path)
  if (element)
    return Array.isArray(value)
      ? value.flatMap((item, index) => unknownIn(element, item, [...path, String(index)]))
      : []
  if (type !== 'object' || !isPlain(value)) return []
  const { shape } = schema as ZodObject
  const known = Object.keys(shape)
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, key]
    return Object.hasOwn(shape, key) ? unknownIn(shape[key] as ZodType, part, at) : [{ path: at, known }]
  })
}

/** A reason why the server would reject a body. */
interface Violation {
  path: string
  text: string
  /** A value of another type. It was received, so it is copied as it is (rule DATA-11). */
  isOfOtherType?: true
}

function words(type: EntityType, issue: Issue): Violation {
  const path = issue.path.join('.')
  const name = fieldName(type, path)
  const missing = { path, text: `${name} is missing.` }
  const forbidden = { path, text: `${name} has a value that is not allowed.` }
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? missing : { path, text: `${name} must be ${issue.minimum} or more.` }
    case 'too_big':
      return issue.origin === 'array'
        ? { path, text: `${name} can have ${issue.maximum} at most.` }
        : { path, text: `${name} must be ${issue.maximum} or less.` }
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? missing
        : { ...forbidden, isOfOtherType: true }
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_format':
      return { ...forbidden, isOfOtherType: true }
    default:
      return forbidden
  }
}

/** The reasons why the server would reject a create of this object. A text of only whitespace counts as missing. */
export function createViolations(type: EntityType, body: object): Violation[] {
  const { create, required } = bodiesOf(type)
  const values = body as Record<string, unknown>
  const blank = required.filter((field) => typeof values[field] === 'string' && !values[field].trim())
  const missing = blank.map((field) => ({ path: field, text: `${fieldName(type, field)} is missing.` }))
  const others = violationsOf(type, create, body).filter(({ path }) => !blank.includes(path))
  return [...missing, ...others]
}

/** The first reason why the server would reject the changes of an update. Others that the object had before do not count. */
export const updateViolation = (
  type: EntityType,
  body: object,
  changed: readonly FieldDiff[],
): Violation | undefined =>
  violationsOf(type, bodiesOf(type).update, body).find(
    (one) => !one.isOfOtherType && changed.some(({ path }) => isWithin(one.path, path)),
  )

const violationsOf = (type: EntityType, schema: ZodType, body: object): Violation[] =>
  issuesOf(schema, body, { reportInput: true }).map((issue) => words(type, issue))
