// Reads the resources of the contract: operations, ids, server-counted fields and references. `resources.mjs` writes
// them to src/generated; `referenceProblems` checks `x-refers-to`.
import { readFileSync } from 'node:fs'
import { readContract } from '../kit/contract/bundle.ts'

/** @import { Description, Json, Parameter, Schema } from '../kit/contract/types.ts' */

/**
 * Ids that do not refer to an object of a resource, by schema and property (`*`: every schema). An id that is neither
 * listed here nor marked with `x-refers-to` fails `npm run generate`.
 */
export const notReferences = {
  '*.account': 'The account that an object belongs to is part of its address, not a reference.',
  'SurveyQuestion.id': 'Unique inside its survey; no other object names it.',
  'SurveyChoice.id': 'Unique inside its question; no other object names it.',
  'QuizQuestion.id': 'Unique inside its quiz; no other object names it.',
  'QuizChoice.id': 'Unique inside its question; no other object names it.',
}

/** @typedef {ReturnType<typeof operationsOf>[number]} Operation */
/** @typedef {ReturnType<typeof resourcesOf>[number]} Resource */

const methods = ['get', 'post', 'put', 'patch', 'delete']
const schemaName = (/** @type {string | undefined} */ $ref) => $ref?.split('/').at(-1)
const ids = (/** @type {string[]} */ words) => words.map((word) => `'${word}'`).join(', ')

/** @type {(path: string) => Description} Parses the bundled contract. */
export const readBundle = (path) => readContract(readFileSync(path, 'utf8'))

/** Resolves the `$ref`s of the bundle: schemas, parameters and responses. */
const resolver = (/** @type {Description} */ bundle) => {
  /** @type {(part: Json) => Json} */
  const resolve = (part) =>
    part?.$ref
      ? resolve(
          part.$ref
            .slice(2)
            .split('/')
            .reduce((/** @type {Json} */ at, /** @type {string} */ key) => at?.[key], bundle),
        )
      : part
  return resolve
}

/**
 * Every operation: its id, method, path template, tag, query and path parameters, and names of schemas.
 * @param {Description} bundle
 */
export function operationsOf(bundle) {
  const resolve = resolver(bundle)
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const operation = item[method]
        /** @type {Parameter[]} */
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
        const [, success] =
          Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
        const content = (/** @type {Json} */ part) => Object.values(resolve(part)?.content ?? {})[0]?.schema
        const response = content(success)
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          tag: operation.tags?.[0],
          query: parameters.filter((parameter) => parameter.in === 'query'),
          pathNames: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
          body: schemaName(content(operation.requestBody)?.$ref),
          response: schemaName(response?.$ref),
          responseItem: schemaName(response?.items?.$ref),
        }
      }),
  )
}

/**
 * The resources: a path `/x` that returns a list of one schema, with operations to create, update and delete.
 * Operations of any other form are available from `operationsOf`.
 * @param {Description} bundle
 */
export function resourcesOf(bundle) {
  const operations = operationsOf(bundle)
  /** @type {Json[]} */
  const tags = /** @type {Json} */ (bundle).tags ?? []
  return operations
    .filter(({ method, path, responseItem }) => method === 'GET' && responseItem && /^\/[^/]+$/.test(path))
    .map((list) => {
      const name = list.path.slice(1)
      const ofName = operations.filter(({ path }) => path.split('/')[1] === name)
      /** @type {(what: string, test: (operation: Operation) => boolean) => Operation} */
      const find = (what, test) => {
        const found = ofName.find(test)
        if (!found) throw new Error(`The contract has no operation that ${what} ${name}.`)
        return found
      }
      const create = find('creates', ({ method, path }) => method === 'POST' && path === list.path)
      const update = find('updates', ({ method }) => method === 'PUT' || method === 'PATCH')
      const remove = find('deletes', ({ method }) => method === 'DELETE')
      const scope = list.query.some((parameter) => parameter.name === 'account') ? 'account' : 'all'
      const { responseItem: schema = '' } = list
      return {
        name,
        schema,
        list,
        create,
        update,
        remove,
        scope,
        idField: idFieldOf(bundle, name, schema, scope),
        hasScreen: !tags.some((tag) => tag.name === list.tag && tag['x-no-screen'] === true),
        words: wordsOf(schema, name),
        fields: Object.keys(bundle.components.schemas[schema].properties ?? {}),
        noField: pathsTo(bundle, schema, (property) => property['x-no-field'] === true).map(
          ({ path }) => path,
        ),
        choices: choicesOf(bundle, schema),
        isElement:
          ids(list.query.map((parameter) => parameter.name)) === ids(elementQuery) &&
          update.method === 'PUT' &&
          ids(remove.pathNames) === ids(['account', 'id']),
        values: valuesOf(bundle, schema),
        readOnly: pathsTo(bundle, schema, (property) => property.readOnly === true).map(({ path }) => path),
        secrets: pathsTo(bundle, schema, (property) => property['x-secret'] === true).map(({ path }) => path),
        images: pathsTo(bundle, schema, (property) => property.format === 'uri-reference').map(
          ({ path }) => path,
        ),
        ownIds: pathsTo(bundle, schema, isOwnId(bundle)).map(({ path }) => path),
        refersTo: pathsTo(bundle, schema, (property) => property['x-refers-to'] !== undefined).map(
          ({ path, property }) => [path, property['x-refers-to']],
        ),
      }
    })
}

/** The query parameters of lists that have the common form (README, "Adding a resource"). */
const elementQuery = ['account', 'limit', 'skip', 'availability', 'timeframe', 'player']

/**
 * The names of one object and of several in a sentence: `MysteryBox` of `mysteryboxes` gives 'mystery box' and 'mystery
 * boxes'.
 * @type {(schema: string, path: string) => [one: string, many: string]}
 */
function wordsOf(schema, path) {
  const one = schema.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
  const before = one.split(' ').slice(0, -1)
  return [one, [...before, path.slice(before.join('').length)].join(' ')]
}

/**
 * Returns the id field of a resource: its only required field, apart from `account`.
 * @param {Description} bundle
 * @param {string} name
 * @param {string} schema
 * @param {'account' | 'all'} scope
 */
function idFieldOf(bundle, name, schema, scope) {
  /** @type {string[]} */
  const required = bundle.components.schemas[schema].required ?? []
  const fields = required.filter((field) => scope === 'all' || field !== 'account')
  if (fields.length === 1) return fields[0]
  throw new Error(`${schema} must require its id and nothing else, so that ${name} are found by it.`)
}

/**
 * The fields of each choice (`x-choice`), by the name of the choice.
 * @param {Description} bundle
 * @param {string} schema
 */
function choicesOf(bundle, schema) {
  /** @type {Map<string, string[]>} */
  const choices = new Map()
  for (const { path, property } of pathsTo(bundle, schema, (part) => part['x-choice'] !== undefined)) {
    const label = property['x-choice']
    choices.set(label, [...(choices.get(label) ?? []), path])
  }
  return [...choices].map(([label, paths]) => ({ label, paths }))
}

/**
 * Returns a function that tests whether a property is the id of a part of an object, such as a question (see
 * `notReferences`).
 * @param {Description} bundle
 */
function isOwnId(bundle) {
  const places = Object.keys(notReferences)
    .map((place) => place.split('.'))
    .filter(([schema]) => schema !== '*')
  const own = new Set(
    places.map(([schema = '', name = '']) => bundle.components.schemas[schema]?.properties?.[name]),
  )
  return (/** @type {Schema} */ property) => own.has(property)
}

/**
 * Properties that match `test`, by path from the object: 'reward.achievements.*.id'. Stops at each match.
 * @param {Description} bundle
 * @param {string} schema
 * @param {(property: Schema) => boolean} test
 */
function pathsTo(bundle, schema, test) {
  const resolve = resolver(bundle)
  /** @type {(part: Schema, path: string) => { path: string, property: Schema }[]} */
  const below = (part, path) => {
    if (test(part)) return [{ path, property: part }]
    const target = resolve(part)
    if (test(target)) return [{ path, property: target }]
    if (target.type === 'array') return below(target.items ?? {}, `${path}.*`)
    return Object.entries(target.properties ?? {}).flatMap(([key, property]) =>
      below(property, path ? `${path}.${key}` : key),
    )
  }
  return below({ $ref: `#/components/schemas/${schema}` }, '')
}

/**
 * What every field of an object can hold, by path: 'integer 0' (0 or more), 'date', 'text', 'list', 'object', or the
 * values of an enumeration, 'daily|weekly'.
 * @param {Description} bundle
 * @param {string} schema
 */
function valuesOf(bundle, schema) {
  const resolve = resolver(bundle)
  /** @type {[path: string, kind: string][]} */
  const values = []
  /** @type {(part: Schema, path: string) => void} */
  const visit = (part, path) => {
    const target = resolve(part)
    if (path !== '') values.push([path, kindOf(target)])
    if (target.type === 'array') visit(target.items ?? {}, `${path}.*`)
    for (const [key, property] of Object.entries(target.properties ?? {}))
      visit(property, path === '' ? key : `${path}.${key}`)
  }
  visit({ $ref: `#/components/schemas/${schema}` }, '')
  return values
}

/** @type {(schema: Json) => string} */
function kindOf({ type, format, minimum, enum: words }) {
  if (words) return words.join('|')
  if (type === 'string') return format === 'date-time' ? 'date' : 'text'
  if (type === 'array') return 'list'
  return minimum === undefined ? String(type) : `${type} ${minimum}`
}

/**
 * The problems with references in the contract, one sentence each.
 * @param {Description} bundle
 */
export function referenceProblems(bundle) {
  const resources = resourcesOf(bundle)
  const names = new Set(resources.map(({ name }) => name))
  const objects = resources.map(({ schema }) => schema.charAt(0).toLowerCase() + schema.slice(1))
  const own = new Set(
    resources.flatMap(({ schema, create, update, idField }) =>
      [schema, create.body, update.body].map((owner) => `${owner}.${idField}`),
    ),
  )
  /** @type {(name: string, property: Schema) => boolean} */
  const looksLikeId = (name, { description = '' }) =>
    /^ids?$|Ids?$/.test(name) || /^Ids? of /.test(description) || names.has(name) || objects.includes(name)
  /** @type {string[]} */
  const problems = []
  const used = new Set()
  /** @type {Record<string, Schema>} */
  const schemas = bundle.components.schemas
  for (const [schema, { properties = {} }] of Object.entries(schemas)) {
    for (const [name, property] of Object.entries(properties)) {
      const value = property.type === 'array' ? property.items : property
      const place = `${schema}.${name}`
      const target = value?.['x-refers-to']
      if (target !== undefined) {
        if (!names.has(target))
          problems.push(`${place}: x-refers-to names '${target}', which is no resource of the contract.`)
        continue
      }
      if (value?.type !== 'string' || value.format || own.has(place) || !looksLikeId(name, property)) continue
      const exempt = [place, `*.${name}`].find((key) => key in notReferences)
      if (exempt) used.add(exempt)
      else
        problems.push(
          `${place} looks like an id of another object: add x-refers-to: <resource>, or list it with its reason in notReferences (openapi/tools/contractTable.mjs).`,
        )
    }
  }
  for (const place of Object.keys(notReferences))
    if (!used.has(place)) problems.push(`notReferences lists ${place}, which the contract does not have.`)
  return problems
}
