// Writes the tables of resources that orval does not generate: what the console, its schemas (behind a lazy import) and
// the mocks need of each resource of the contract.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, readBundle, referenceProblems, resourcesOf } from './contractTable.mjs'

const header = `/**
 * Generated from openapi/ by \`npm run generate\`: never edit this file.
 */`

/** @import { Operation, Resource } from './contractTable.mjs' */

const pascal = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1)
const quoted = (/** @type {unknown} */ value) => JSON.stringify(value)
/** @type {<T>(list: readonly T[], one: (item: T) => string) => string} */
const lines = (list, one) => list.map(one).join('\n')
const unique = (/** @type {(string | undefined)[]} */ list) => [...new Set(list)].sort()

/**
 * Throws if an id in the contract does not declare what it refers to.
 * @param {string} bundlePath
 * @param {string} folder
 */
export function writeResources(bundlePath, folder) {
  const bundle = readBundle(bundlePath)
  const problems = referenceProblems(bundle)
  if (problems.length > 0) throw new Error(`The references of the contract:\n  ${problems.join('\n  ')}`)
  const resources = resourcesOf(bundle)
  const operations = operationsOf(bundle)
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(folder, name), `${header}\n${text}`)
  write('resourceFacts.ts', factsOf(resources))
  write('resourceObjects.ts', objectsOf(resources))
  write('resourceValues.ts', valuesOf(resources))
  write('resources.ts', callsOf(resources))
  write('resourceSchemas.ts', schemasOf(resources, operations))
  write('resourceMocks.ts', mocksOf(resources, operations))
  write('resourceFactories.ts', factoriesOf(resources))
  write('mockEntities.ts', mockEntitiesOf(resources))
}

const pageSize = (/** @type {Resource} */ { list }) =>
  list.query.find(({ name }) => name === 'limit')?.schema.default

const factoriesOf = (/** @type {Resource[]} */ resources) => `import {
${lines(resources, ({ schema }) => `  get${schema}Mock,`)}
} from './model/index.faker.ts'
import type { Resource, ResourceTypes } from './resourceFacts.ts'

/** Makes an object of each resource that the contract allows, with faker. */
export const resourceFactories: { readonly [R in Resource]: () => ResourceTypes[R] } = {
${lines(resources, ({ name, schema }) => `  ${name}: get${schema}Mock,`)}
}
`

const factsOf = (
  /** @type {Resource[]} */ resources,
) => `import type { ${unique(resources.map(({ schema }) => schema)).join(', ')} } from './model'

/** The objects of each resource. */
export interface ResourceTypes {
${lines(resources, ({ name, schema }) => `  ${name}: ${schema}`)}
}

export type Resource = keyof ResourceTypes

/** Resources whose objects belong to an account. */
export type AccountResource = Exclude<Resource, ${resources
  .filter(({ scope }) => scope === 'all')
  .map(({ name }) => `'${name}'`)
  .join(' | ')}>

/** Resources without a list and a form. */
export const withoutScreen = [${resources
  .filter(({ hasScreen }) => !hasScreen)
  .map(({ name }) => `'${name}'`)
  .join(', ')}] as const satisfies readonly Resource[]

/** What the contract defines for a resource, without the code for its requests. */
export interface ResourceFacts {
  /** The names of one object and of several in a sentence. */
  words: readonly [one: string, many: string]
  /** The id field, used in paths. */
  idField: string
  /** Whether objects belong to one account or to none. */
  scope: 'account' | 'all'
  /** The page size of its list; undefined for a list without pages. */
  pageSize?: number
  /** Paths of the fields that the server counts. */
  readOnly: readonly string[]
  /** Paths of the fields that the browser never keeps, such as keys. */
  secrets: readonly string[]
  /** Paths of the fields with the address of a picture. */
  images: readonly string[]
  /** Paths of the ids of its parts, such as questions, which no other object names. */
  ownIds: readonly string[]
  /** Paths of the ids of other objects, and the resource each refers to. */
  refersTo: Readonly<Record<string, Resource>>
}

export const resourceFacts = {
${lines(
  resources,
  (resource) => `  ${resource.name}: {
    words: ${quoted(resource.words)},
    idField: ${quoted(resource.idField)},
    scope: ${quoted(resource.scope)},${pageSize(resource) ? `\n    pageSize: ${pageSize(resource)},` : ''}
    readOnly: ${quoted(resource.readOnly)},
    secrets: ${quoted(resource.secrets)},
    images: ${quoted(resource.images)},
    ownIds: ${quoted(resource.ownIds)},
    refersTo: ${quoted(Object.fromEntries(resource.refersTo))},
  },`,
)}
} as const satisfies Record<Resource, ResourceFacts>
`

const objectsOf = (/** @type {Resource[]} */ resources) => `import type { Resource } from './resourceFacts.ts'

/** What the contract says about the objects of a resource, in addition to its facts. No list needs it. */
export interface ResourceObjects {
  /** The fields of an object, without those of its parts. */
  fields: readonly string[]
  /** Paths of fields that no form of the console shows, with everything below them. */
  noField: readonly string[]
  /** Fields of which an object uses one, with the name of the choice between them. */
  choices: readonly { label: string; paths: readonly string[] }[]
}

export const resourceObjects: Readonly<Record<Resource, ResourceObjects>> = {
${lines(
  resources,
  ({ name, fields, noField, choices }) => `  ${name}: {
    fields: ${quoted(fields)},
    noField: ${quoted(noField)},
    choices: ${quoted(choices)},
  },`,
)}
}
`

const valuesOf = (/** @type {Resource[]} */ resources) => `import type { Resource } from './resourceFacts.ts'

/**
 * What every field of the objects of a resource can hold, by path: 'integer 0' (0 or more), 'boolean', 'date', 'text',
 * 'list', 'object', or the values of an enumeration, 'daily|weekly'.
 */
export const resourceValues: Readonly<Record<Resource, Readonly<Record<string, string>>>> = {
${lines(resources, ({ name, values }) => `  ${name}: ${quoted(Object.fromEntries(values))},`)}
}
`

/** A query with the contract's default for every parameter. */
const defaultQuery = (/** @type {Resource} */ { list }) =>
  `{ ${list.query.map(({ name, schema }) => (name === 'account' ? 'account' : `${name}: ${quoted(schema.default)}`)).join(', ')} }`

const listCall = (/** @type {Resource} */ resource) => {
  const { list } = resource
  if (!pageSize(resource)) return `() => get${pascal(list.id)}QueryOptions()`
  return `(account, query) => get${pascal(list.id)}InfiniteQueryOptions(${defaultQuery(resource)}, { query })`
}

const updateCall = (/** @type {Resource} */ { update }) =>
  update.pathNames.length === 0
    ? update.id
    : `(body: ${update.body}) => ${update.id}(${[...update.pathNames.map((name) => `body.${name}`), 'body'].join(', ')})`

const removeCall = (/** @type {Resource} */ { remove, scope }) =>
  scope === 'account' ? remove.id : `(_account, id) => ${remove.id}(id)`

const callsOf = (/** @type {Resource[]} */ resources) => `import type { ${unique(
  resources.flatMap(({ update }) => (update.pathNames.length > 0 ? [update.body] : [])),
).join(', ')} } from './model'
${lines(
  resources,
  (resource) => `import {
  ${resource.create.id},
  ${resource.remove.id},
  get${pascal(resource.list.id)}${pageSize(resource) ? 'Infinite' : ''}QueryOptions,
  ${resource.update.id},
} from './api/${resource.list.tag}/${resource.list.tag}.ts'`,
)}
import { type Resource, type ResourceFacts, resourceFacts, type ResourceTypes } from './resourceFacts.ts'

export interface ResourceCalls<T> extends ResourceFacts {
  /** Options of the list with the contract's default query; \`paging\` selects the next page of paged lists. */
  // biome-ignore lint/suspicious/noExplicitAny: the options carry the error types of each operation
  list: (account: string, paging?: any) => any
  create: (body: never) => Promise<T>
  update: (body: never) => Promise<T>
  /** \`account\` is ignored if objects do not belong to an account. */
  remove: (account: string, id: string) => Promise<void>
}

export const resources: { [R in Resource]: ResourceCalls<ResourceTypes[R]> } = {
${lines(
  resources,
  (resource) => `  ${resource.name}: {
    ...resourceFacts.${resource.name},
    list: ${listCall(resource)},
    create: ${resource.create.id},
    update: ${updateCall(resource)},
    remove: ${removeCall(resource)},
  },`,
)}
}
`

/** @type {(resources: Resource[], operations: Operation[]) => string} */
const schemasOf = (resources, operations) => `import type { ZodType } from 'zod'
import * as contract from './zod/gamificationAdminAPI.schemas.ts'
import type { Resource } from './resourceFacts.ts'

/** The objects of each resource, as the server sends them. */
export const resourceSchemas: Record<Resource, ZodType> = {
${lines(resources, ({ name, schema }) => `  ${name}: contract.${schema},`)}
}

/** The bodies that create and update an object of each resource. */
export const requestSchemas: Record<Resource, { create: ZodType; update: ZodType }> = {
${lines(resources, ({ name, create, update }) => `  ${name}: { create: contract.${create.body}, update: contract.${update.body} },`)}
}

/** The successful response of an operation. */
export interface OperationResponse {
  method: string
  /** As in the contract: '/teams/{account}/{id}'. */
  path: string
  /** Of the response, or of each object of the list; undefined for a response without a body. */
  schema: ZodType | undefined
  isList: boolean
}

export const operationResponses: readonly OperationResponse[] = [
${lines(
  operations,
  ({ method, path, response, responseItem }) =>
    `  { method: '${method}', path: '${path}', schema: ${response || responseItem ? `contract.${response ?? responseItem}` : 'undefined'}, isList: ${responseItem !== undefined} },`,
)}
]
`

const handlerOf = (/** @type {Operation} */ { id }) => `get${pascal(id)}MockHandler`
const operationsOfElement = (/** @type {Resource} */ { list, create, update, remove }) => [
  list,
  create,
  update,
  remove,
]

/**
 * @param {Resource[]} resources
 * @param {Operation[]} operations
 */
function mocksOf(resources, operations) {
  const elements = resources.filter(({ isElement }) => isElement)
  const schemas = elements.flatMap(({ list, create, update, remove }) => [
    `${pascal(list.id)}QueryParams`,
    `${pascal(create.id)}Body`,
    `${pascal(update.id)}Body`,
    `${pascal(remove.id)}Params`,
  ])
  return `import type { HttpHandler, PathParams } from 'msw'
import type { ZodObject } from 'zod'
${lines(
  elements,
  (element) =>
    `import { ${operationsOfElement(element).map(handlerOf).join(', ')} } from './mocks/${element.list.tag}/${element.list.tag}.msw.ts'`,
)}
import type { ResourceTypes } from './resourceFacts.ts'
import { ${schemas.join(', ')} } from './zod'

/** Every operation of the contract. */
export type OperationId =
${lines(operations, ({ id }) => `  | '${id}'`)}

/** Resources with the common four operations: list by default query, POST, PUT, and DELETE by account and id. */
export type ElementResource =
${lines(elements, ({ name }) => `  | '${name}'`)}

/** The schemas of a resource's requests. */
export interface ElementRequests {
  query: typeof ${pascal(elements[0]?.list.id)}QueryParams
  create: ZodObject
  update: ZodObject
  path: ZodObject
}

interface Call {
  request: Request
  params: PathParams
}

/** The functions that handle the four operations of a resource. */
export interface ElementAnswers<T> {
  list: (call: Call) => Promise<T[]>
  create: (call: Call) => Promise<T>
  update: (call: Call) => Promise<T>
  remove: (call: Call) => Promise<void>
}

/** The handlers of all operations that have the common form; \`answersOf\` is called once for each resource. */
export function elementHandlers(
  answersOf: <R extends ElementResource>(resource: R, requests: ElementRequests) => ElementAnswers<ResourceTypes[R]>,
) {
${lines(
  elements,
  ({ name, list, create, update, remove }) => `  const ${name} = answersOf('${name}', {
    query: ${pascal(list.id)}QueryParams,
    create: ${pascal(create.id)}Body,
    update: ${pascal(update.id)}Body,
    path: ${pascal(remove.id)}Params,
  })`,
)}
  return {
${lines(elements, (element) =>
  lines(
    /** @type {const} */ (['list', 'create', 'update', 'remove']),
    (name) => `    ${element[name].id}: ${handlerOf(element[name])}(${element.name}.${name}),`,
  ),
)}
  } satisfies Partial<Record<OperationId, HttpHandler>>
}
`
}

const mockEntitiesOf = (/** @type {Resource[]} */ resources) => {
  const inAccounts = resources.filter(({ scope }) => scope === 'account')
  return `${lines(inAccounts, ({ name }) => `import { ${name} } from '../../mocks/entities/${name}.ts'`)}
import type { MockEntity } from '../../mocks/entities/mockEntity.ts'
import type { AccountResource, ResourceTypes } from './resourceFacts.ts'

/** The mock definition of each resource of an account. A resource without its file in mocks/entities does not compile. */
export const mockEntities = {
${lines(inAccounts, ({ name }) => `  ${name},`)}
} satisfies { [R in AccountResource]: MockEntity<ResourceTypes[R], never> }
`
}
