// Small OpenAPI documents for the scoreboard: one operation of each kind, with one schema to change.
import type { Json } from '../support'

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
