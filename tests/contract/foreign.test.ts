import { describe, expect, it } from 'vitest'
import { fileWith, type Json, report, run } from './support'

/* Traffic against a contract of somebody else, written as other generators write it. */

const base = 'https://shop.example.com/v1'
const cart = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    note: { type: 'string', nullable: true },
    total: { type: 'number', minimum: 0, exclusiveMinimum: true },
    weight: { type: 'number', maximum: 9, exclusiveMaximum: false },
  },
}
const error = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } }
const shop: Json = {
  openapi: '3.0.3',
  info: { title: 'Shop', version: '7' },
  paths: {
    '/carts/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { $ref: '#/components/parameters/Currency' },
      ],
      get: {
        parameters: [
          { name: 'deep', in: 'query', schema: { type: 'boolean' } },
          { name: 'price', in: 'query', schema: { type: 'number', maximum: 10 } },
          { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        responses: {
          200: { $ref: '#/components/responses/Cart' },
          '4XX': { content: { 'application/problem+json': { schema: error } } },
          default: { content: { 'text/*': { schema: { type: 'string' } } } },
        },
      },
      put: {
        requestBody: { $ref: '#/components/requestBodies/Cart' },
        responses: { 204: { description: 'saved' } },
      },
    },
  },
  components: {
    schemas: { Cart: cart },
    parameters: {
      Currency: { name: 'currency', in: 'query', schema: { $ref: '#/components/schemas~1Currency' } },
    },
    responses: {
      Cart: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } } },
    },
    requestBodies: {
      Cart: {
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Cart' } },
          'application/xml': {},
        },
      },
    },
  },
}
shop.components.parameters.Currency.schema = { type: 'string', enum: ['EUR', 'CHF'] }

const json = 'application/json'
const got = (query: string, status: number, mimeType: string, text: string) => ({
  request: { method: 'GET', url: `${base}/carts/7${query}` },
  response: { status, content: { mimeType, text } },
})
const put = (postData?: Json) => ({
  request: { method: 'PUT', url: `${base}/carts/7`, ...(postData && { postData }) },
  response: { status: 204, content: {} },
})
const whole = JSON.stringify({ id: 'a', note: null, total: 1, weight: 9 })
const check = (entry: Json, contract: Json = shop) =>
  report(
    'har',
    fileWith({ log: { entries: [entry] } }),
    ...['--contract', fileWith(contract), '--base-url', base],
  )

describe('har with the contract of somebody else', () => {
  // biome-ignore format: a table
  it.each<[string, Json]>([
    ['a response behind a reference, null and bounds as in OpenAPI 3.0', got('', 200, json, whole)],
    ['parameters of the path, behind references', got('?currency=EUR', 200, json, whole)],
    ['flags, numbers, lists and objects in the query', got('?deep=true&price=2.5&tag=a&tag=b&filter[name]=x', 200, json, whole)],
    ['a range of statuses, as another kind of JSON', got('', 404, 'application/problem+json', '{"title": "gone"}')],
    ['a default response that is a text, by a range of types', got('', 503, 'text/plain', 'later')],
    ['a body behind a reference', put({ mimeType: json, text: whole })],
    ['a body of the second type', put({ mimeType: 'application/xml', text: '<cart/>' })],
    ['no body where it is optional', put()],
  ])('%s is clean', async (_title, entry) => {
    const { code, findings, incomplete } = await check(entry)
    expect({ code, findings, incomplete }).toEqual({ code: 0, findings: [], incomplete: [] })
  })

  // biome-ignore format: a table
  it.each<[string, Json, string]>([
    ['a wrong field', got('', 200, json, '{"id": 7}'), 'answer/wrong-type/GET-/carts/{id}/200/id'],
    ['a value on an exclusive bound', got('', 200, json, '{"id": "a", "total": 0}'), 'answer/out-of-bounds/GET-/carts/{id}/200/total'],
    ['a wrong error', got('', 404, 'application/problem+json', '{}'), 'answer/error-body/GET-/carts/{id}/404/title'],
    ['a wrong value of a parameter of the path', got('?currency=USD', 200, json, whole), 'request/wrong-parameter/GET-/carts/{id}/currency'],
    ['a flag that is none', got('?deep=1', 200, json, whole), 'request/wrong-parameter/GET-/carts/{id}/deep'],
    ['a number beyond its bound', got('?price=11', 200, json, whole), 'request/wrong-parameter/GET-/carts/{id}/price'],
    ['an unknown parameter', got('?sort=x', 200, json, whole), 'request/unknown-parameter/GET-/carts/{id}/sort'],
    ['a wrong body', put({ mimeType: json, text: '{}' }), 'request/missing-field/PUT-/carts/{id}/id'],
    ['a body of another type', put({ mimeType: 'text/csv', text: 'id' }), 'request/content-type/PUT-/carts/{id}'],
    ['a response of another type', got('', 200, 'text/html', '<p>'), 'answer/content-type/GET-/carts/{id}/200'],
  ])('%s is drift', async (_title, entry, id) => {
    const { code, findings } = await check(entry)
    expect({ code, ids: findings.map((finding) => finding.id) }).toEqual({ code: 1, ids: [id] })
  })

  // biome-ignore format: a table
  it.each<[string, (document: Json) => void, RegExp]>([
    ['a reference that leads nowhere', (d) => { d.components.schemas.Cart.properties.id = { $ref: '#/components/schemas/Gone' } }, /is no valid schema: can't resolve reference/],
    ['a reference that is no text', (d) => { d.paths['/carts/{id}'].get.responses[200] = { $ref: 7 } }, /a reference that leads nowhere: 7/],
    ['a circle of references', (d) => { d.components.responses.Cart = { $ref: '#/components/responses/Cart' } }, /a reference that leads nowhere/],
    ['a type that does not exist', (d) => { d.components.schemas.Cart.properties.id.type = 7 }, /is no valid schema: type/],
  ])('%s in the contract ends in words', async (_title, change, words) => {
    const contract = structuredClone(shop)
    change(contract)
    const args = ['--contract', fileWith(contract), '--base-url', base]
    const entry = got('', 200, json, whole)
    const { code, out, err } = await run(['har', fileWith({ log: { entries: [entry] } }), ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(words)
    expect(err).not.toMatch(/\n +at /)
  })
})
