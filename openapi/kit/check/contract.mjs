// The contract, compiled to check exchanges: finds the operation of a request and validates values.
import addFormats from 'ajv-formats'
import { loadContract } from '../contract/bundle.mjs'
import { methods } from '../contract/calls.mjs'
import { isObject, ajv as loadAjv } from '../tools.mjs'

/** @import { Description, Json } from '../contract/types' */
/** @import { Checker, Operation } from '../types' */
/** @import { ErrorObject, ValidateFunction } from 'ajv' */

/**
 * Response schemas allow unknown fields; a closed copy finds fields that the contract does not know.
 * @param {Json} schema
 * @returns {Json}
 */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  if (isObject(schema.properties) && schema.type === 'object' && schema.additionalProperties === true)
    copy.additionalProperties = false
  return copy
}

const pointerPart = (/** @type {string} */ part) =>
  encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))

/** @type {WeakMap<Description, Checker>} */
const checkers = new WeakMap()

/**
 * Reads and compiles a contract once, as far as it is used. Callers must not modify it afterwards.
 * @returns {Checker}
 */
export function createChecker(document = loadContract()) {
  const checker = checkers.get(document) ?? newChecker(document)
  checkers.set(document, checker)
  return checker
}

/**
 * @param {Description} document
 * @returns {Checker}
 */
function newChecker(document) {
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
  ajv.addSchema(document, 'contract')
  ajv.addSchema(
    { ...document, components: { ...document.components, schemas: closed(document.components.schemas) } },
    'closed',
  )
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => operationOf(document, path, method, item)),
  )
  /** Ajv would compile an equal schema again. @type {Map<string, ValidateFunction>} */
  const compiled = new Map()
  /** @type {(base: string, parts: string[], value: unknown) => ErrorObject[]} */
  const validate = (base, parts, value) => {
    const $ref = `${base}#/${parts.map(pointerPart).join('/')}`
    const check = compiled.get($ref) ?? ajv.compile({ $ref })
    compiled.set($ref, check)
    return check(value) ? [] : (check.errors ?? [])
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
    responseErrors: (operation, status, value) => {
      const { pointer = [] } = operation.responses[status] ?? {}
      return validate('closed', [...pointer, 'content', 'application/json', 'schema'], value)
    },
    /** No operation has more than one type of body. */
    bodyErrors: ({ path, method, body = {} }, value) => {
      const [type = ''] = Object.keys(body)
      return validate('contract', ['paths', path, method, 'requestBody', 'content', type, 'schema'], value)
    },
    parameterErrors: (parameter, value) => {
      const check = ajv.compile(parameter.schema)
      return check(value) ? [] : (check.errors ?? [])
    },
  }
}

/**
 * @param {Description} document
 * @param {string} path
 * @param {string} method
 * @param {Record<string, Json>} item
 * @returns {Operation}
 */
function operationOf(document, path, method, item) {
  const raw = item[method]
  /** @type {(value: Json, pointer: string[]) => Json} */
  const follow = (value, pointer) => {
    if (!value?.$ref) return { ...value, pointer }
    const parts = value.$ref.slice(2).split('/')
    const target = parts.reduce(
      (/** @type {Json} */ place, /** @type {string} */ part) => place?.[part],
      document,
    )
    return { ...target, pointer: parts }
  }
  return {
    id: raw.operationId,
    path,
    method,
    tag: raw.tags?.[0],
    permission: /\bNeeds ((?:\w+:\w+(?: or )?)+)[.;]/.exec(raw.description ?? '')?.[1],
    parameters: (raw.parameters ?? []).map((/** @type {Json} */ parameter) => follow(parameter, [])),
    body: raw.requestBody?.content,
    responses: Object.fromEntries(
      Object.entries(raw.responses).map(([status, response]) => [
        status,
        follow(response, ['paths', path, method, 'responses', status]),
      ]),
    ),
    pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`),
  }
}

/**
 * Fixed path segments take precedence over parameters: `/accounts/copy` is not an id.
 * @param {Operation[]} operations
 * @param {string} method
 * @param {string} path
 */
function best(operations, method, path) {
  return operations
    .filter((operation) => operation.method === method && operation.pattern.test(path))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}
