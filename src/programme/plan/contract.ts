import type { ZodObject, ZodType } from 'zod'
import type { EntityType } from '@/entities/registry'
import { requestSchemas } from '@/generated/resourceSchemas'
import { fieldName } from '../fieldNames'

/** What the contract defines for the bodies that create and update objects. */

interface Bodies {
  create: ZodObject
  update: ZodType
  /** The values that the server uses for fields that a create omits. */
  defaults: Readonly<Record<string, unknown>>
  /** Text fields that a create requires. */
  required: readonly string[]
  /** Paths of fields with the address of a picture: `imgUrl`, `questions.*.imgUrl`. */
  images: readonly string[]
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
    images: imagesIn(create, ''),
  }
  known.set(type, bodies)
  return bodies
}

interface Definition {
  type: string
  innerType?: ZodType
  element?: ZodType
}

function imagesIn(schema: ZodType, path: string): string[] {
  const { type, innerType, element } = schema.def as unknown as Definition
  if (innerType) return imagesIn(innerType, path)
  if (element) return imagesIn(element, `${path}*.`)
  if (type !== 'object') return []
  return Object.entries((schema as ZodObject).shape).flatMap(([field, part]) =>
    field === 'imgUrl' ? [`${path}${field}`] : imagesIn(part as ZodType, `${path}${field}.`),
  )
}

export const defaultsOf = (type: EntityType) => bodiesOf(type).defaults
export const imageFields = (type: EntityType) => bodiesOf(type).images
/** Whether objects of the type have the field. */
export const hasField = (type: EntityType, field: string) => Object.hasOwn(bodiesOf(type).create.shape, field)

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number]

/** A reason why the server would reject a body. */
interface Violation {
  path: string
  text: string
}

function words(type: EntityType, issue: Issue): Violation {
  const path = issue.path.join('.')
  const name = fieldName(type, path)
  switch (issue.code) {
    case 'too_small':
      return {
        path,
        text: issue.origin === 'string' ? `${name} is missing.` : `${name} must be ${issue.minimum} or more.`,
      }
    case 'too_big':
      return {
        path,
        text:
          issue.origin === 'array'
            ? `${name} has room for ${issue.maximum} only.`
            : `${name} must be ${issue.maximum} or less.`,
      }
    case 'invalid_type':
      return {
        path,
        text: issue.input === undefined ? `${name} is missing.` : `${name} has a value that is not allowed.`,
      }
    default:
      return { path, text: `${name} has a value that is not allowed.` }
  }
}

/** The reasons why the server would reject a create of this object. A text of only whitespace counts as missing. */
export function createViolations(type: EntityType, body: object): Violation[] {
  const { create, required } = bodiesOf(type)
  const values = body as Record<string, unknown>
  const blank = required.filter((field) => typeof values[field] === 'string' && !values[field].trim())
  const missing = blank.map((field) => ({ path: field, text: `${fieldName(type, field)} is missing.` }))
  const { error } = create.safeParse(body, { reportInput: true })
  const issues = (error?.issues ?? []).map((issue) => words(type, issue))
  return [...missing, ...issues.filter(({ path }) => !blank.includes(path))]
}

/** The same for an update. It includes violations that the object already had. */
export const updateViolations = (type: EntityType, body: object): Violation[] =>
  (bodiesOf(type).update.safeParse(body, { reportInput: true }).error?.issues ?? []).map((issue) =>
    words(type, issue),
  )
