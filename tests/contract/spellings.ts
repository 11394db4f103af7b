import type { Json } from './support'

/** Other ways to write the same contract; none of them is a change. Applied to one document, one after the other. */
// biome-ignore format: a table
export const spellings: [string, (document: Json) => void][] = [
  ['words and examples', (d) => {
    d.info.title = 'Their API'
    d.components.schemas.Mission.description = 'Something else'
    delete d.components.schemas.Mission.examples
  }],
  ['keys in another order', (d) => {
    const { properties } = d.components.schemas.Team
    d.components.schemas.Team.properties = Object.fromEntries(Object.entries(properties).reverse())
    d.components.schemas.Team.required.reverse()
    d.components.schemas.Period.enum.reverse()
  }],
  ['other names of operations', (d) => { d.paths['/teams'].get.operationId = 'teamsGetAll' }],
  ['other names of schemas', (d) => {
    d.components.schemas.TeamDto = d.components.schemas.Team
    d.paths['/teams'].get.responses[200].content['application/json'].schema.items = { $ref: '#/components/schemas/TeamDto' }
  }],
  ['a schema for answers and another for bodies', (d) => {
    const { Reward, ...others } = d.components.schemas
    d.components.schemas = { ...others, 'Reward-Input': Reward, 'Reward-Output': structuredClone(Reward) }
    for (const [name, { properties }] of Object.entries<Json>(others))
      if (properties?.reward) properties.reward = { $ref: `#/components/schemas/Reward-${/(Create|Update)$/.test(name) ? 'In' : 'Out'}put` }
  }],
  ['written out in place', (d) => { d.paths['/levels'].post.requestBody.content['application/json'].schema = d.components.schemas.LevelCreate }],
  ['allOf of one', (d) => { const { properties: p } = d.components.schemas.Raffle; p.active = { allOf: [p.active] } }],
  ['allOf of a base and more', (d) => {
    const { properties, ...rest } = d.components.schemas.Prize
    const { id, account, ...more } = properties
    d.components.schemas.Base = { type: 'object', required: ['id', 'account'], properties: { id, account } }
    d.components.schemas.Prize = { ...rest, required: undefined, allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object', properties: more }] }
    delete d.components.schemas.Prize.required
  }],
  ['anyOf of one', (d) => { const { properties: p } = d.components.schemas.Streak; p.active = { anyOf: [p.active] } }],
  ['enum as oneOf of constants', (d) => { d.components.schemas.LeaderboardUnits = { oneOf: [{ const: 'credits' }, { const: 'points' }] } }],
  ['a type as a list of one', (d) => { d.components.schemas.Quiz.properties.passMessage = { type: ['string'] } }],
  ['additional properties left out', (d) => { delete d.components.schemas.Event.additionalProperties }],
  ['additional properties as a schema', (d) => { d.components.schemas.Level.additionalProperties = {} }],
  ['exclusive bound', (d) => { d.components.schemas.Level.properties.ordinal = { type: 'integer', exclusiveMinimum: -1 } }],
  ['width of a number', (d) => { d.components.schemas.Team.properties.points.format = 'int32' }],
  ['a file as a content type', (d) => { d.components.schemas.ImageUpload.properties.image = { type: 'string', contentMediaType: 'application/octet-stream' } }],
  ['idle keywords', (d) => { Object.assign(d.components.schemas.Team.properties.name, { minLength: 0, nullable: false, deprecated: false, readOnly: false }) }],
  ['default of an answer', (d) => { d.components.schemas.Team.properties.points.default = 0 }],
  ['content type with a charset', (d) => { const { content } = d.paths['/missions'].get.responses[200]; content['application/json; charset=utf-8'] = content['application/json']; delete content['application/json'] }],
  ['errors as default', (d) => { const { responses } = d.paths['/surveys'].get; for (const status of ['401', '403', '500']) delete responses[status]; responses.default = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } } }],
  ['errors as 4XX', (d) => { const { responses } = d.paths['/quizzes'].get; for (const status of ['401', '403', '404']) delete responses[status]; responses['4XX'] = { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } } }],
  ['parameters of the path', (d) => { const item = d.paths['/missions/{account}/{id}']; item.parameters = item.delete.parameters; delete item.delete.parameters }],
  ['other names in the path', (d) => {
    d.paths['/teams/{tenant}/{team}'] = d.paths['/teams/{account}/{id}']
    delete d.paths['/teams/{account}/{id}']
    d.paths['/teams/{tenant}/{team}'].delete.parameters = ['tenant', 'team'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string', minLength: 1 } }))
  }],
  ['parameters in another order', (d) => { d.paths['/events'].get.parameters.reverse() }],
  ['security at each operation', (d) => { for (const item of Object.values<Json>(d.paths)) for (const call of Object.values<Json>(item)) if (call.responses) call.security = [{ jwt: [] }]; delete d.security; d.components.securitySchemes = { jwt: { type: 'http', scheme: 'Bearer' } } }],
  ['base path in the paths', (d) => { d.servers = [{ url: 'https://api.example.com' }]; d.paths = Object.fromEntries(Object.entries(d.paths).map(([path, item]) => [`/admin/api/v0${path}`, item])) }],
  ['extensions', (d) => { d['x-owner'] = 'team'; d.components.schemas.Team['x-table'] = 'teams' }],
]

/** The same document in OpenAPI 3.0. */
export function asOpenApi30(document: Json): Json {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object') return value
    const { examples, ...rest } = value
    if (typeof rest.$ref === 'string' && Object.keys(rest).length > 1) {
      const { $ref, ...beside } = rest
      return { allOf: [{ $ref }], ...beside }
    }
    return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, walk(inner)]))
  }
  const old = walk(document)
  delete old.info.summary
  delete old.info.license.identifier
  return { ...old, openapi: '3.0.3' }
}
