import type { Json } from './support'

/*
 * The descriptions that FastAPI and springdoc would serve for a service that fits the contract. They are generated from
 * the current contract, so they change with it. The shapes follow FastAPI 0.142 with pydantic 2 (OpenAPI 3.1), whose real
 * documents are in documents/, and springdoc 2 (OpenAPI 3.0.1; since 2.8 it writes 3.1.0).
 *
 * "default": written without regard to the description, with optional fields, the framework's statuses of success, and
 * no errors. "careful": models, statuses, errors and sign-in are described.
 */

export type Style = 'default' | 'careful'

const methods = ['get', 'put', 'post', 'delete', 'patch']
const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
const title = (name: string) => words(name).replace(/^./, (first) => first.toUpperCase())
const snake = (name: string) => words(name).replaceAll(' ', '_').toLowerCase()
const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''
const isBody = (name: string) => /(Create|Update|Copy|Upload)$/.test(name)

interface Call {
  path: string
  method: string
  call: Json
  success: string
}

const callsOf = (contract: Json): Call[] =>
  Object.entries<Json>(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => ({
        path,
        method,
        call: item[method],
        success: Object.keys(item[method].responses).find((status) => status < '300') ?? '200',
      })),
  )

const pathsOf = (calls: Call[], build: (call: Call) => Json) => {
  const paths: Json = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: build(call) }
  return paths
}

const parametersOf = (contract: Json, call: Json): Json[] =>
  (call.parameters ?? []).map(({ $ref }: Json) => contract.components.parameters[nameOf($ref)])

const responseSchema = (call: Json, status: string) =>
  call.responses[status].content?.['application/json'].schema

const mapValues = (object: Json, change: (value: Json, key: string) => Json) =>
  Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, change(value, key)]))

const problems = (call: Json) => Object.keys(call.responses).filter((status) => status >= '400')
const retryAfter = (extra: Json) => ({
  headers: { 'Retry-After': { required: true, schema: { type: 'integer' }, ...extra } },
})
const bearer = { type: 'http', scheme: 'bearer' }

/** What FastAPI serves at /openapi.json. */
export function fastapi(contract: Json, style: Style): Json {
  const careful = style === 'careful'
  const inPlace = (schema: Json) => schema.type === 'array' || (careful && schema.enum !== undefined)
  /** `model` is the class around the field; fields without a default are `Optional[…] = None` by default. */
  const type = (schema: Json, model: string): Json => {
    if (schema.$ref) {
      // A list with a name and a `Literal` are written in place, an `Enum` is a model of its own.
      const target = contract.components.schemas[nameOf(schema.$ref)]
      return inPlace(target) ? type(target, model) : { $ref: schema.$ref }
    }
    if (schema.type === 'array')
      return { ...keep(schema, ['maxItems']), items: type(schema.items, model), type: 'array' }
    const bounds = careful && isBody(model) ? ['minimum', 'minLength', 'format'] : []
    const format = schema.format === 'date-time' ? ['format'] : []
    if (schema.format === 'binary') return { type: 'string', contentMediaType: 'application/octet-stream' }
    return keep(schema, ['type', 'enum', ...bounds, ...format])
  }
  const property = (schema: Json, name: string, model: string, required: boolean): Json => {
    const described = type(schema, model)
    const label = described.$ref ? {} : { title: title(name) }
    if (required) return { ...described, ...label }
    if ('default' in schema) return { ...described, ...label, default: schema.default }
    // A careful author excludes null: `field: str | SkipJsonSchema[None] = None`. References get a title here too.
    if (careful) return { ...described, title: title(name) }
    return { anyOf: [described, { type: 'null' }], ...label }
  }
  /** Values of a parameter are a `Literal`; without a default it is `Optional[…] = None` by default. */
  const parameter = (schema: Json, name: string, required: boolean): Json => {
    const described = keep(schema, ['type', 'enum', ...(careful ? ['minimum', 'minLength'] : [])])
    const isOptional = !careful && !required && !('default' in schema)
    return {
      ...(isOptional
        ? { anyOf: [described, { type: 'null' }] }
        : { ...described, ...keep(schema, ['default']) }),
      title: title(name),
    }
  }
  const named = Object.entries<Json>(contract.components.schemas).filter(([, schema]) => !inPlace(schema))
  const models = mapValues(Object.fromEntries(named), (schema, model) => {
    if (schema.type !== 'object') return { ...keep(schema, ['type', 'enum']), title: model }
    const required: string[] = schema.required ?? []
    const extra = schema.additionalProperties === false || isBody(model)
    return {
      properties: mapValues(schema.properties, (value, name) =>
        property(value, name, model, required.includes(name)),
      ),
      ...(careful && extra && { additionalProperties: schema.additionalProperties }),
      type: 'object',
      ...(required.length > 0 && { required }),
      title: model,
    }
  })
  const location = { anyOf: [{ type: 'string' }, { type: 'integer' }] }
  const validation = {
    HTTPValidationError: {
      properties: {
        detail: { items: { $ref: '#/components/schemas/ValidationError' }, type: 'array', title: 'Detail' },
      },
      type: 'object',
      title: 'HTTPValidationError',
    },
    ValidationError: {
      properties: {
        loc: { items: location, type: 'array', title: 'Location' },
        msg: { type: 'string', title: 'Message' },
        type: { type: 'string', title: 'Error Type' },
        input: { title: 'Input' },
        ctx: { type: 'object', title: 'Context' },
      },
      type: 'object',
      required: ['loc', 'msg', 'type'],
      title: 'ValidationError',
    },
  }
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
  const returned = (schema: Json, id: string) =>
    schema?.$ref
      ? schema
      : schema
        ? { type: 'array', items: schema.items, title: `Response ${title(id.replaceAll('_', ' '))}` }
        : {}
  const paths = pathsOf(callsOf(contract), ({ path, method, call, success }) => {
    const id = `${snake(call.operationId)}${path.replaceAll(/\W/g, '_')}_${method}`
    const parameters = parametersOf(contract, call).map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required: required === true,
      schema: parameter(schema, name, required === true),
    }))
    const body = Object.entries<Json>(call.requestBody?.content ?? {})[0]
    const checked = parameters.length > 0 || body
    const errors = Object.fromEntries(
      (careful ? problems(call) : []).map((status) => [
        status,
        {
          description: 'Error',
          ...json({ $ref: '#/components/schemas/Error' }),
          ...(status === '429' && retryAfter({})),
        },
      ]),
    )
    const status = careful ? success : '200'
    const empty = careful && status === '204'
    return {
      tags: call.tags,
      summary: title(call.operationId),
      operationId: id,
      security: [{ HTTPBearer: [] }],
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, content: { [body[0]]: { schema: body[1].schema } } } }),
      responses: {
        [status]: {
          description: 'Successful Response',
          ...(!empty && json(returned(responseSchema(call, success), id))),
        },
        ...(checked && {
          422: {
            description: 'Validation Error',
            ...json({ $ref: '#/components/schemas/HTTPValidationError' }),
          },
        }),
        ...errors,
      },
    }
  })
  // An application whose errors have another shape describes 422 everywhere: its handler never answers FastAPI's.
  if (careful)
    for (const { path, method } of callsOf({ paths })) {
      const { responses } = paths[path][method]
      if (responses['422']?.description === 'Validation Error') {
        responses['422'] = { description: 'Error', ...json({ $ref: '#/components/schemas/Error' }) }
      }
    }
  return {
    openapi: '3.1.0',
    info: { title: 'FastAPI', version: '0.1.0' },
    paths,
    components: {
      schemas: { ...models, ...(careful ? {} : validation) },
      securitySchemes: { HTTPBearer: bearer },
    },
  }
}

/** What springdoc serves at /v3/api-docs. By default the paths of the controllers hold the base path. */
export function springdoc(contract: Json, style: Style): Json {
  const careful = style === 'careful'
  const base = careful ? '' : '/admin/api/v0'
  const { schemas } = contract.components
  const type = (schema: Json): Json => {
    if (schema.$ref) {
      // Lists and Java enums are written in place.
      const target = schemas[nameOf(schema.$ref)]
      // A default beside a reference needs SchemaResolution.ALL_OF.
      if (target.type === 'object' && careful && 'default' in schema)
        return { allOf: [{ $ref: schema.$ref }], default: schema.default }
      if (target.type === 'object') return { $ref: schema.$ref }
      return { ...type(target), ...(careful && keep(schema, ['default'])) }
    }
    if (schema.type === 'array')
      return { ...keep(schema, careful ? ['type', 'maxItems'] : ['type']), items: type(schema.items) }
    const format = ['date-time', 'binary'].includes(schema.format) ? { format: schema.format } : {}
    const width = schema.type === 'integer' ? { format: careful ? 'int64' : 'int32' } : {}
    const bounds = careful ? ['minimum', 'minLength', 'readOnly', 'default'] : []
    return { ...keep(schema, ['type', 'enum', ...bounds]), ...format, ...width }
  }
  const models: Json = {}
  for (const [name, schema] of Object.entries<Json>(schemas)) {
    if (schema.type !== 'object') continue
    models[name] = {
      ...(careful && schema.required && { required: schema.required }),
      type: 'object',
      properties: mapValues(schema.properties, type),
      ...(careful && schema.additionalProperties === false && { additionalProperties: false }),
    }
  }
  const media = careful ? 'application/json' : '*/*'
  const content = (schema: Json) => ({ content: { [media]: { schema } } })
  const names = new Map<string, number>()
  /** Methods of the controllers have the same names; springdoc numbers them. */
  const unique = (name: string) => {
    const count = names.get(name) ?? 0
    names.set(name, count + 1)
    return count === 0 ? name : `${name}_${count}`
  }
  const paths = pathsOf(
    callsOf(contract).map((call) => ({ ...call, path: base + call.path })),
    ({ method, call, success }) => {
      const parameters = parametersOf(contract, call).map(({ name, in: place, required, schema }) => ({
        name,
        in: place,
        required: required === true,
        schema: { ...type(schema), ...keep(schema, ['default']) },
      }))
      const body = Object.entries<Json>(call.requestBody?.content ?? {})[0]
      const given = responseSchema(call, success)
      const errors = (careful ? problems(call) : []).map((status) => [
        status,
        {
          description: 'Error',
          ...(status === '429' && retryAfter({ style: 'simple' })),
          ...content({ $ref: '#/components/schemas/Error' }),
        },
      ])
      return {
        tags: [`${call.tags[0].replace(/s$/, '')}-controller`],
        operationId: unique(careful ? call.operationId : method === 'get' ? 'list' : method),
        ...(parameters.length > 0 && { parameters }),
        ...(body && {
          requestBody: {
            content: { [body[0]]: { schema: body[1].schema } },
            required: true,
          },
        }),
        responses: {
          [careful ? success : '200']: {
            description: careful && success === '204' ? 'No Content' : 'OK',
            ...(given && content(given.$ref ? given : { type: 'array', items: given.items })),
          },
          ...Object.fromEntries(errors),
        },
      }
    },
  )
  const address = `http://localhost:8080${careful ? '/admin/api/v0' : ''}`
  return {
    openapi: '3.0.1',
    info: { title: 'OpenAPI definition', version: 'v0' },
    servers: [{ url: address, description: 'Generated server url' }],
    ...(careful && { security: [{ bearerAuth: [] }] }),
    paths,
    components: {
      schemas: models,
      ...(careful && { securitySchemes: { bearerAuth: { ...bearer, bearerFormat: 'JWT' } } }),
    },
  }
}

const keep = (schema: Json, keys: string[]): Json =>
  Object.fromEntries(keys.filter((key) => key in schema).map((key) => [key, schema[key]]))
