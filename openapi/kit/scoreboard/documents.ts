// Small OpenAPI documents for the scoreboard: one operation of each kind, with one schema to change.
import type { Json } from '../contract/types.ts'

/** Where the changed value is. Each builds the body or parameter around it. */
export const places = {
  'a field of the body': (field: Json) => ({
    type: 'object',
    properties: { id: { type: 'string' }, value: field },
    required: ['id'],
  }),
  'a nested field': (field: Json) => ({
    type: 'object',
    properties: { outer: { type: 'object', properties: { value: field } } },
  }),
  'a field of a list item': (field: Json) => ({
    type: 'array',
    items: { type: 'object', properties: { value: field } },
  }),
  'a field behind a reference': (field: Json) => ({
    type: 'object',
    properties: { value: { $ref: '#/components/schemas/Value' } },
    'x-schemas': { Value: field },
  }),
  'a field of a part of allOf': (field: Json) => ({
    allOf: [
      { type: 'object', properties: { id: { type: 'string' } } },
      { type: 'object', properties: { value: field } },
    ],
  }),
}

/** The base document of all pairs. */
export const base = (): Json => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  security: [{ token: [] }],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            required: false,
            schema: { type: 'integer', minimum: 1, maximum: 100 },
          },
          { name: 'order', in: 'query', required: false, schema: { type: 'string', enum: ['asc', 'desc'] } },
          { name: 'name', in: 'query', required: false, schema: { type: 'string', maxLength: 20 } },
          { name: 'X-Trace', in: 'header', required: false, schema: { type: 'string', maxLength: 20 } },
          { name: 'session', in: 'cookie', required: false, schema: { type: 'string', maxLength: 20 } },
        ],
        responses: {
          200: {
            description: 'Things',
            headers: { 'X-Total': { required: true, schema: { type: 'integer' } } },
            content: json({ type: 'array', items: stored() }),
          },
          400: { description: 'Refused', content: json(error()) },
        },
      },
      post: {
        operationId: 'createThing',
        requestBody: { required: true, content: json(stored()) },
        responses: { 201: { description: 'Saved', content: json(stored()) } },
      },
    },
    '/things/{id}': {
      delete: {
        operationId: 'deleteThing',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } }],
        responses: { 204: { description: 'Gone' } },
      },
    },
  },
  components: { schemas: {}, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
})

const json = (schema: Json) => ({ 'application/json': { schema } })
const error = () => ({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } })
const stored = () => ({
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    stock: { type: 'integer', readOnly: true },
  },
})

/** A document whose list returns, or whose creation takes, this body. */
export function withBody(side: 'response' | 'request', { 'x-schemas': schemas = {}, ...body }: Json): Json {
  const document = base()
  document.components.schemas = schemas
  const holder =
    side === 'response'
      ? document.paths['/things'].get.responses[200]
      : document.paths['/things'].post.requestBody
  holder.content = json(body)
  return document
}

/** The parameter of a base document. */
export const parameterOf = (document: Json, name: string) =>
  [document.paths['/things'].get, document.paths['/things/{id}'].delete]
    .flatMap(({ parameters }) => parameters)
    .find((parameter) => parameter.name === name)

export const things = '/things'

/** A base document with a change. */
export function changed(change: (document: Json) => void): Json {
  const document = base()
  change(document)
  return document
}

/** A base document whose list has one more parameter, in the query unless `more` says otherwise. */
export const parameter = (schema: Json, more: Json = {}) =>
  changed((d) => d.paths[things].get.parameters.push({ name: 'extra', in: 'query', ...more, schema }))
/** A base document whose parameter in the path has this schema. */
export const inPath = (schema: Json) =>
  changed((d) => {
    d.paths['/things/{id}'].delete.parameters[0].schema = schema
  })
/** A base document whose header of the list has these properties. */
export const total = (more: Json) =>
  changed((d) => {
    Object.assign(d.paths[things].get.responses[200].headers['X-Total'], more)
  })
/** A base document whose parameter in the path has another name, and these properties. */
export function renamed(name: string, more: Json) {
  return changed((d) => {
    const path = d.paths['/things/{id}']
    Object.assign(path.delete.parameters[0], { name, ...more })
    delete d.paths['/things/{id}']
    d.paths[`/things/{${name}}`] = path
  })
}
export const object = (fields: Json, required: string[] = []) => ({
  type: 'object',
  properties: { own: text, more: text, ...fields },
  required,
})
export const inField = (value: Json) => ({ type: 'object', properties: { own: text, value } })
export const sent = (schema: Json) => withBody('request', schema)
export const answered = (schema: Json) => withBody('response', schema)

/** A document whose creation takes, and whose list returns, this body. */
export const both = (schema: Json) => {
  const d = sent(schema)
  d.paths[things].get.responses = answered(schema).paths[things].get.responses
  return d
}

export const text = { type: 'string' }
export const integer = { type: 'integer' }
export const list = { type: 'array', items: text }
export const thing = { type: 'object', properties: { a: text, b: text } }
export const alternative = { type: 'object', properties: { z: integer }, required: ['z'] }
export const enumOf = (...values: string[]) => ({ ...text, enum: values })
