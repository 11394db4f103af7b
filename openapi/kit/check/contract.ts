// The contract, compiled to check exchanges: finds the operation of a request and validates values.
import type { ErrorObject, ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { contractFile, loadContract } from '../contract/bundle.ts'
import type { Description, Json } from '../contract/types.ts'
import { CouldNotRun } from '../report/couldNotRun.ts'
import { isObject, ajv as loadAjv, messageOf } from '../tools.ts'
import type { Checker } from '../types.ts'
import { best, operationsOf } from './operations.ts'

/** Response schemas allow unknown fields; a closed copy finds fields that the contract does not know. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  if (isObject(schema.properties) && schema.type === 'object' && schema.additionalProperties === true)
    copy.additionalProperties = false
  return copy
}

const pointerPart = (part: string) =>
  encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))

const checkers = new WeakMap<Description, Checker>()

/** Reads and compiles a contract once, as far as it is used. Callers must not modify it afterwards. */
export function createChecker(document = loadContract()): Checker {
  const checker = checkers.get(document) ?? newChecker(document)
  checkers.set(document, checker)
  return checker
}

function newChecker(document: Description): Checker {
  // `lint` checks the schemas themselves.
  const validateSchema = false
  const ajv = new (loadAjv())({
    strict: false,
    allErrors: true,
    verbose: true,
    logger: false,
    validateSchema,
  })
  addFormats(ajv)
  const readable = String(document.openapi).startsWith('3.0') ? withNumericBounds(document) : document
  ajv.addSchema(readable, 'contract')
  ajv.addSchema(
    {
      ...readable,
      components: { ...readable.components, schemas: closed(readable.components?.schemas ?? {}) },
    },
    'closed',
  )
  const operations = operationsOf(document)
  /** Ajv would compile an equal schema again. */
  const compiled = new Map<string, ValidateFunction>()
  const validate = (base: string, parts: string[], value: unknown): ErrorObject[] => {
    const $ref = `${base}#/${parts.map(pointerPart).join('/')}`
    const check = compiled.get($ref) ?? compile($ref)
    compiled.set($ref, check)
    return check(value) ? [] : (check.errors ?? [])
  }
  const compile = ($ref: string) => {
    try {
      return ajv.compile({ $ref })
    } catch (error) {
      throw new CouldNotRun(
        `${contractFile()}${$ref.replace(/^\w+/, '')} is no valid schema: ${messageOf(error)}`,
      )
    }
  }
  return {
    operations,
    byId: (id) => {
      const found = operations.find((operation) => operation.id === id)
      if (!found) throw new Error(`the contract has no operation ${id}`)
      return found
    },
    has: (id) => operations.some((operation) => operation.id === id),
    find: (method, path) => best(operations, method.toLowerCase(), path),
    responseErrors: ({ pointer, content = {} }, type, value) =>
      content[type]?.schema ? validate('closed', [...pointer, 'content', type, 'schema'], value) : [],
    bodyErrors: ({ bodyPointer, body = {} }, type, value) =>
      body[type]?.schema ? validate('contract', [...bodyPointer, 'content', type, 'schema'], value) : [],
    parameterErrors: ({ pointer, schema }, value) =>
      schema ? validate('contract', [...pointer, 'schema'], value) : [],
  }
}

/** OpenAPI 3.0 has flags for exclusive bounds, where JSON Schema has numbers. Ajv knows its `nullable`. */
function withNumericBounds(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNumericBounds)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNumericBounds(inner)]),
  )
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof copy[flag] !== 'boolean') continue
    if (copy[flag]) copy[flag] = copy[bound]
    else delete copy[flag]
  }
  return copy
}
