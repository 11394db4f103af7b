// Changes of operations, parameters, responses and sign-in, with the verdict of public suites.
import type { Json } from '../support'
import type { Verdict } from './changes'
import { base, parameterOf } from './documents'

export type Pair = { name: string; before: Json; after: Json; verdict: Verdict; differs?: string }

const sends = 'the console always sends it'
const things = '/things'

const pair = (name: string, verdict: Verdict, change: (document: Json) => void, differs?: string): Pair => {
  const after = base()
  change(after)
  return { name, before: base(), after, verdict, differs }
}

/** The changes of one parameter. */
const ofParameter = (name: string) => {
  const of = (words: string, verdict: Verdict, change: (parameter: Json) => void, differs?: string): Pair =>
    pair(`parameter '${name}': ${words}`, verdict, (document) => change(parameterOf(document, name)), differs)
  const remove = (document: Json) => {
    const { get } = document.paths[things]
    get.parameters = get.parameters.filter((parameter: Json) => parameter.name !== name)
  }
  const isInPath = name === 'id'
  return [
    of('another type', 'breaking', (parameter) => {
      parameter.schema = { type: 'boolean' }
    }),
    of('a shorter text', 'breaking', (parameter) => {
      parameter.schema.maxLength = 5
    }),
    of('a longer text', 'compatible', (parameter) => {
      parameter.schema.maxLength = 50
    }),
    of('any length', 'compatible', (parameter) => {
      delete parameter.schema.maxLength
    }),
    of('a pattern is new', 'breaking', (parameter) => {
      parameter.schema.pattern = '^a'
    }),
    of('an enum is new', 'breaking', (parameter) => {
      parameter.schema.enum = ['a']
    }),
    of('null is possible', 'compatible', (parameter) => {
      parameter.schema.type = ['string', 'null']
    }),
    of('deprecated', 'compatible', (parameter) => {
      parameter.deprecated = true
    }),
    of('a description', 'compatible', (parameter) => {
      parameter.description = 'Words'
    }),
    of('explode on a single value', 'compatible', (parameter) => {
      parameter.explode = !isInPath && parameter.in !== 'query'
    }),
    ...(isInPath
      ? []
      : [
          pair(`parameter '${name}': gone`, 'breaking', remove),
          of('renamed', 'breaking', (parameter) => {
            parameter.name = 'other'
          }),
          of(
            'required',
            'breaking',
            (parameter) => {
              parameter.required = true
            },
            sends,
          ),
          of(
            'has a default',
            'breaking',
            (parameter) => {
              parameter.schema.default = 'a'
            },
            sends,
          ),
        ]),
  ]
}

const answer =
  (status: string, more: Json = {}): ((document: Json) => void) =>
  (document) => {
    document.paths[things].get.responses[status] = { description: '', ...more }
  }
const text = { type: 'string' }

export const calls: Pair[] = [
  ...['name', 'X-Trace', 'session', 'id'].flatMap(ofParameter),
  pair(
    'an optional query parameter is new',
    'compatible',
    ({ paths }) => void paths[things].get.parameters.push({ name: 'x', in: 'query', schema: text }),
  ),
  pair(
    'a required query parameter is new',
    'breaking',
    ({ paths }) =>
      void paths[things].get.parameters.push({ name: 'x', in: 'query', required: true, schema: text }),
  ),
  pair(
    'a required header is new',
    'breaking',
    ({ paths }) =>
      void paths[things].get.parameters.push({ name: 'X-New', in: 'header', required: true, schema: text }),
  ),
  pair('a parameter moves from the query to a header', 'breaking', (d) => {
    parameterOf(d, 'name').in = 'header'
  }),
  pair(
    'parameters are in another order',
    'compatible',
    ({ paths }) => void paths[things].get.parameters.reverse(),
  ),
  pair('a value of a parameter is gone', 'breaking', (d) => {
    parameterOf(d, 'order').schema.enum = ['asc']
  }),
  pair('a value of a parameter is new', 'compatible', (d) => {
    parameterOf(d, 'order').schema.enum.push('random')
  }),
  pair('a parameter has a lower maximum', 'breaking', (d) => {
    parameterOf(d, 'limit').schema.maximum = 50
  }),
  pair('a parameter has a higher maximum', 'compatible', (d) => {
    parameterOf(d, 'limit').schema.maximum = 500
  }),
  pair('a parameter has no maximum', 'compatible', (d) => {
    delete parameterOf(d, 'limit').schema.maximum
  }),
  pair('a whole number as a parameter may have a fraction', 'compatible', (d) => {
    parameterOf(d, 'limit').schema.type = 'number'
  }),
  pair('a whole number as a parameter is read as text', 'compatible', (d) => {
    parameterOf(d, 'limit').schema = { type: 'string' }
  }),
  pair('a whole number as a parameter is read as text of a pattern', 'breaking', (d) => {
    parameterOf(d, 'limit').schema = { type: 'string', pattern: '^[1-9]$' }
  }),
  pair('a whole number as a parameter may be given several times, as text', 'compatible', (d) => {
    parameterOf(d, 'limit').schema = { type: 'array', items: { type: 'string' } }
  }),
  pair('a parameter may be given several times', 'compatible', (d) => {
    const p = parameterOf(d, 'name')
    p.schema = { type: 'array', items: p.schema }
  }),
  pair('a parameter becomes a list with commas', 'breaking', (d) => {
    const p = parameterOf(d, 'name')
    p.schema = { type: 'array', items: p.schema }
    p.explode = false
  }),
  pair('the name of a path parameter changes', 'compatible', (d) => {
    d.paths['/things/{key}'] = d.paths['/things/{id}']
    d.paths['/things/{key}'].delete.parameters[0].name = 'key'
    delete d.paths['/things/{id}']
  }),
  pair('a path is gone', 'breaking', ({ paths }) => void delete paths['/things/{id}']),
  pair('a path is new', 'compatible', ({ paths }) => {
    paths['/more'] = { get: { responses: { 200: { description: '' } } } }
  }),
  pair('a method is gone', 'breaking', ({ paths }) => void delete paths[things].post),
  pair('a method is new', 'compatible', ({ paths }) => {
    paths[things].put = { responses: { 200: { description: '' } } }
  }),
  pair('an operation is deprecated', 'compatible', ({ paths }) => {
    paths[things].get.deprecated = true
  }),
  pair('an operation ends on a date', 'compatible', ({ paths }) => {
    Object.assign(paths[things].get, { deprecated: true, 'x-sunset': '2030-01-01' })
  }),
  pair('an operation has another id', 'compatible', ({ paths }) => {
    paths[things].get.operationId = 'all'
  }),
  pair('an operation has other tags and words', 'compatible', ({ paths }) => {
    Object.assign(paths[things].get, { tags: ['x'], summary: 'y', description: 'z' })
  }),
  pair('the paths have a prefix', 'compatible', (d) => {
    d.paths = Object.fromEntries(Object.entries(d.paths).map(([path, item]) => [`/api${path}`, item]))
  }),
  pair('a path has a slash at its end', 'breaking', (d) => {
    d.paths['/things/'] = d.paths[things]
    delete d.paths[things]
  }),
  pair('another server', 'compatible', (d) => {
    d.servers = [{ url: 'https://other.example.com' }]
  }),
  pair('the document is OpenAPI 3.0', 'compatible', (d) => {
    d.openapi = '3.0.3'
  }),
  pair(
    'the status of success is gone',
    'breaking',
    ({ paths }) => void delete paths[things].get.responses[200],
  ),
  pair(
    '200 in place of 201',
    'breaking',
    ({ paths }) => {
      const { responses } = paths[things].post
      responses[200] = responses[201]
      delete responses[201]
    },
    'no screen reads which status of success came',
  ),
  pair(
    '200 in place of 204',
    'breaking',
    ({ paths }) => {
      paths['/things/{id}'].delete.responses = { 200: { description: '' } }
    },
    'no screen reads which status of success came',
  ),
  pair('202 in place of 201', 'breaking', ({ paths }) => {
    const { responses } = paths[things].post
    responses[202] = responses[201]
    delete responses[201]
  }),
  pair(
    'a further status of success',
    'compatible',
    answer('202'),
    'the console takes every answer of success for the saved object, which a further status may not be',
  ),
  pair('a new error', 'compatible', answer('418')),
  pair(
    'an error is no longer listed',
    'breaking',
    ({ paths }) => void delete paths[things].get.responses[400],
    'the console shows errors of any status',
  ),
  pair('errors are listed as default', 'compatible', ({ paths }) => {
    const { responses } = paths[things].get
    responses.default = responses[400]
    delete responses[400]
  }),
  pair('errors are listed as 4XX', 'compatible', ({ paths }) => {
    const { responses } = paths[things].get
    responses['4XX'] = responses[400]
    delete responses[400]
  }),
  pair(
    'errors have another shape',
    'breaking',
    answer('400', {
      content: { 'application/json': { schema: { type: 'object', properties: { detail: text } } } },
    }),
  ),
  pair(
    'errors are problem details',
    'breaking',
    answer('400', {
      content: { 'application/problem+json': { schema: { type: 'object', properties: { title: text } } } },
    }),
  ),
  pair(
    'the body of a response is gone',
    'breaking',
    ({ paths }) => void delete paths[things].get.responses[200].content,
  ),
  pair('the body of a response is not described', 'breaking', ({ paths }) => {
    paths[things].get.responses[200].content['application/json'] = {}
  }),
  pair('a response without a body gets one', 'compatible', ({ paths }) => {
    paths['/things/{id}'].delete.responses[204].content = { 'application/json': { schema: text } }
  }),
  pair('a response comes as XML', 'breaking', ({ paths }) => {
    const { content } = paths[things].get.responses[200]
    content['application/xml'] = content['application/json']
    delete content['application/json']
  }),
  pair('a response comes as XML too', 'compatible', ({ paths }) => {
    const { content } = paths[things].get.responses[200]
    content['application/xml'] = content['application/json']
  }),
  pair('a response has a charset', 'compatible', ({ paths }) => {
    const { content } = paths[things].get.responses[200]
    content['application/json; charset=utf-8'] = content['application/json']
    delete content['application/json']
  }),
  pair('a response comes as */*', 'compatible', ({ paths }) => {
    const { content } = paths[things].get.responses[200]
    content['*/*'] = content['application/json']
    delete content['application/json']
  }),
  pair(
    'a header of a response is gone',
    'breaking',
    ({ paths }) => void delete paths[things].get.responses[200].headers,
  ),
  pair('a header of a response may be missing', 'breaking', ({ paths }) => {
    paths[things].get.responses[200].headers['X-Total'].required = false
  }),
  pair('a header of a response has another type', 'breaking', ({ paths }) => {
    paths[things].get.responses[200].headers['X-Total'].schema = text
  }),
  pair('a header of a response is new', 'compatible', ({ paths }) => {
    paths[things].get.responses[200].headers['X-More'] = { schema: text }
  }),
  pair('a header of a response has other capitals', 'compatible', ({ paths }) => {
    const { headers } = paths[things].get.responses[200]
    headers['x-total'] = headers['X-Total']
    delete headers['X-Total']
  }),
  pair('a body is no longer taken', 'breaking', ({ paths }) => void delete paths[things].post.requestBody),
  pair('a body is optional', 'compatible', ({ paths }) => {
    paths[things].post.requestBody.required = false
  }),
  pair('an optional body is new', 'compatible', ({ paths }) => {
    paths['/things/{id}'].delete.requestBody = { content: { 'application/json': { schema: text } } }
  }),
  pair('a required body is new', 'breaking', ({ paths }) => {
    paths['/things/{id}'].delete.requestBody = {
      required: true,
      content: { 'application/json': { schema: text } },
    }
  }),
  pair('a body is taken as a form only', 'breaking', ({ paths }) => {
    const { content } = paths[things].post.requestBody
    content['application/x-www-form-urlencoded'] = content['application/json']
    delete content['application/json']
  }),
  pair('a body is taken as a form too', 'compatible', ({ paths }) => {
    const { content } = paths[things].post.requestBody
    content['application/x-www-form-urlencoded'] = content['application/json']
  }),
  pair(
    'no sign-in is needed',
    'compatible',
    (d) => {
      d.security = []
    },
    'an open service is a mistake that its owner should hear of',
  ),
  pair('sign-in with a key', 'breaking', (d) => {
    d.components.securitySchemes.token = { type: 'apiKey', in: 'header', name: 'X-Key' }
  }),
  pair('sign-in with a key in the header Authorization', 'compatible', (d) => {
    d.components.securitySchemes.token = { type: 'apiKey', in: 'header', name: 'Authorization' }
  }),
  pair('sign-in with OAuth', 'compatible', (d) => {
    d.components.securitySchemes.token = { type: 'oauth2', flows: {} }
  }),
  pair('sign-in with a scope', 'breaking', (d) => {
    d.components.securitySchemes.token = { type: 'oauth2', flows: {} }
    d.security = [{ token: ['things:read'] }]
  }),
  pair('another way to sign in', 'compatible', (d) => {
    d.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' }
    d.security.push({ key: [] })
  }),
  pair('a second credential', 'breaking', (d) => {
    d.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' }
    d.security = [{ token: [], key: [] }]
  }),
  pair('the scheme has another name', 'compatible', (d) => {
    d.components.securitySchemes = { jwt: d.components.securitySchemes.token }
    d.security = [{ jwt: [] }]
  }),
]
