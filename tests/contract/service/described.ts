// What the description of a service says that drifts as drifts.ts has it, where a description can say it: by the same titles.
import type { Json } from '../support'

/** Changes a copy of the contract so that it describes the service with a drift. */
export type Change = (document: Json) => void

const schema =
  (name: string, change: (schema: Json) => void): Change =>
  ({ components }) =>
    change(components.schemas[name])
const field = (name: string, property: string, change: (field: Json) => void) =>
  schema(name, ({ properties }) => change(properties[property]))
const without =
  (names: string[], property: string): Change =>
  ({ components }) => {
    for (const name of names) {
      const { properties, required = [] } = components.schemas[name]
      delete properties[property]
      components.schemas[name].required = required.filter((one: string) => one !== property)
    }
  }
const optional = (name: string, property: string) =>
  schema(name, (one) => {
    one.required = one.required.filter((other: string) => other !== property)
  })
const list =
  (change: (response: Json, call: Json) => void): Change =>
  ({ paths }) =>
    change(paths['/teams'].get.responses[200], paths['/teams'].get)
const json = (response: Json) => response.content['application/json']
const parameter =
  (path: string, name: string, change: (all: Json[], index: number) => void): Change =>
  (document) => {
    const all = document.paths[path].get.parameters
    const nameOf = ({ $ref, name: own }: Json) =>
      own ?? document.components.parameters[$ref.split('/').at(-1)].name
    change(
      all,
      all.findIndex((one: Json) => nameOf(one) === name),
    )
  }
const gone = (all: Json[], index: number) => void all.splice(index, 1)
/** Moves a response to another status. */
const moved =
  (path: string, method: string, from: number, to: number): Change =>
  ({ paths }) => {
    const { responses } = paths[path][method]
    responses[to] = responses[from]
    delete responses[from]
  }

export const describedDefects: Record<string, Change> = {
  'numbers as texts': field('Team', 'points', (one) => Object.assign(one, { type: 'string' })),
  'texts as numbers': field('Team', 'name', (one) => Object.assign(one, { type: 'number' })),
  'null for missing values': field('Team', 'category', (one) =>
    Object.assign(one, { type: ['string', 'null'] }),
  ),
  'an object for a list': list((response) => {
    json(response).schema = { type: 'object', properties: { items: json(response).schema } }
  }),
  'a list in a list': list((response) => {
    json(response).schema = { type: 'array', items: json(response).schema }
  }),
  'objects without ids': optional('Team', 'id'),
  'objects without accounts': optional('Team', 'account'),
  'an unknown choice': schema('LeaderboardUnits', (one) => void one.enum.push('stars')),
  'names in another style': schema('Team', ({ properties }) => {
    properties.img_url = properties.imgUrl
    delete properties.imgUrl
  }),
  'an HTML page': list((response) => {
    response.content = { 'text/html': { schema: { type: 'string' } } }
  }),
  '203 for a list': moved('/teams', 'get', 200, 203),
  'errors of another shape': schema('Error', (one) => {
    one.properties = { message: { type: 'string' } }
    delete one.required
  }),
  'no limit': parameter('/teams', 'limit', gone),
  'a capped limit': parameter('/teams', 'limit', (all, index) => {
    all[index] = { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 2 } }
  }),
  'no skip': parameter('/teams', 'skip', gone),
  'no sort': parameter('/players', 'sort', gone),
  'POST that cuts long texts': field('TeamCreate', 'description', (one) =>
    Object.assign(one, { maxLength: 255 }),
  ),
  'PUT that cuts long texts': field('TeamUpdate', 'description', (one) =>
    Object.assign(one, { maxLength: 255 }),
  ),
  'integers of 32 bits': field('TeamUpdate', 'points', (one) => Object.assign(one, { maximum: 2 ** 31 - 1 })),
  'POST that loses a field': without(['TeamCreate'], 'category'),
  'PUT that loses a field': without(['LevelUpdate'], 'ordinal'),
  'an answer of POST with the id alone': ({ paths }) => {
    json(paths['/teams'].post.responses[201]).schema = {
      type: 'object',
      required: ['id', 'account'],
      properties: { id: { type: 'string' }, account: { type: 'string' } },
    }
  },
}

export const describedAllowed: Record<string, Change> = {
  '200 in place of 201': moved('/teams', 'post', 201, 200),
  '200 in place of 204': moved('/teams/{account}/{id}', 'delete', 204, 200),
  '400 in place of 422': ({ paths }) => {
    for (const method of ['post', 'put', 'patch']) delete paths['/teams'][method]?.responses[422]
  },
  'a further field': schema('Team', ({ properties }) =>
    Object.assign(properties, { changedAt: { type: 'string' } }),
  ),
  'another kind of JSON': list((response) => {
    response.content = { 'application/hal+json': json(response) }
  }),
}
