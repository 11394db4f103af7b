import { describe, expect, it } from 'vitest'
import { brief, callsOf, changed, contract, differences, type Json, size } from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

/** Gives all responses with a body another content type. */
const asMedia = (type: string) => (document: Json) => {
  for (const { responses } of [...callsOf(document), document.components]) {
    for (const response of Object.values<Json>(responses)) {
      if (response.content) response.content = { [type]: response.content['application/json'] }
    }
  }
}
const prefixed = (document: Json, base: string) => {
  const paths = Object.entries(document.paths).map(([path, item]) => [base + path, item])
  document.paths = Object.fromEntries(paths)
}
const text = { type: 'string' }

describe('contract diff: media ranges mean "also JSON"', () => {
  it.each(['*/*', 'application/*', 'Application/JSON; charset=utf-8'])(
    'a media range of a response covers JSON: %s',
    async (type) => {
      expect(await changed(asMedia(type))).toEqual([])
    },
  )

  it.each(['*/*', 'application/*'])('a media range of a body covers JSON: %s', async (type) => {
    const found = await changed((d) => {
      const { content } = d.paths['/teams'].put.requestBody
      d.paths['/teams'].put.requestBody.content = { [type]: content['application/json'] }
    })
    expect(found).toEqual([])
  })

  it('media ranges hide no drift', async () => {
    const found = await changed((d) => {
      asMedia('*/*')(d)
      delete d.components.schemas.Mission.properties.priority
      d.components.schemas.Prize.properties.countLimit = text
    })
    expect(found).toEqual([
      'breaks answer-field-removed/Mission.priority',
      'breaks answer-schema-type-changed/Prize.countLimit',
    ])
  })

  it('an exact content type takes precedence over a range', async () => {
    const found = await changed((d) => {
      const { content } = d.paths['/teams'].get.responses[200]
      d.paths['/teams'].get.responses[200].content = { '*/*': { schema: text }, ...content }
    })
    expect(found).toEqual(['harmless answer-media-type-added/listTeams/200'])
  })

  it('another kind of JSON is read as JSON, and its fields are compared', async () => {
    const found = await changed((d) => {
      const { content } = d.paths['/teams'].get.responses[200]
      d.paths['/teams'].get.responses[200].content = { 'application/hal+json': content['application/json'] }
      delete d.components.schemas.Team.properties.points
    })
    expect(found).toEqual([
      'breaks answer-field-removed/Team.points',
      'harmless answer-media-type-removed/listTeams/200',
    ])
  })

  it('a schema without a type takes null, as it takes any value', async () => {
    const ours = contract()
    ours.components.schemas.TeamUpdate.properties.name = { type: ['string', 'null'] }
    const theirs = structuredClone(ours)
    theirs.components.schemas.TeamUpdate.properties.name = {}
    expect(brief(await differences(theirs, {}, ours)).filter((line) => line.startsWith('breaks'))).toEqual([])
  })

  it('a format of fewer bits is found beside a further type', async () => {
    const found = await changed((d) => {
      d.components.schemas.TeamCreate.properties.points = { type: ['integer', 'string'], format: 'int32' }
    })
    expect(found.join()).toContain('risky sent-constraint-changed/TeamCreate.points/format')
  })

  it('text/* is not JSON', async () => {
    const found = await changed((d) => {
      const { content } = d.paths['/teams'].get.responses[200]
      d.paths['/teams'].get.responses[200].content = { 'text/*': content['application/json'] }
    })
    expect(found).toEqual(['breaks answer-media-type-removed/listTeams/200'])
  })
})

describe('contract diff: parameters and statuses are paired by their own names', () => {
  it('a renamed parameter is gone, and the new one is unknown', async () => {
    const found = await changed((d) => {
      d.components.parameters.Skip.name = 'offset'
      d.components.parameters.PlayersLimit.name = 'pageSize'
    })
    expect(found).toEqual([
      'breaks sent-parameter-removed/listPlayers/query-limit',
      'breaks sent-parameter-removed/many/query-skip',
      'harmless parameter-added/listPlayers/query-pageSize',
      'harmless parameter-added/many/query-offset',
    ])
  })

  it('a parameter that moved from the query to a header breaks', async () => {
    const found = await changed((d) => {
      const shared = d.components.parameters.AccountQuery
      d.paths['/analytics'].get.parameters = [{ ...shared, in: 'header' }]
    })
    expect(found).toEqual([
      'breaks required-parameter-added/getAnalytics/header-account',
      'breaks sent-parameter-removed/getAnalytics/query-account',
    ])
  })

  it('the first required parameter and the loss of all break, and are named', async () => {
    const document = contract()
    document.paths['/accounts'].get.parameters = [
      { name: 'tenant', in: 'query', required: true, schema: text },
    ]
    delete document.paths['/analytics'].get.parameters
    const { findings } = await differences(document)
    expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
      ['breaks', "query parameter 'tenant' is required, but the console does not send it"],
      ['breaks', "The console sends query parameter 'account', which is gone"],
    ])
    expect(findings[1]?.usedBy).toEqual(['Statistics'])
  })

  it('names of headers are case-insensitive, and Authorization is no parameter', async () => {
    const found = await changed((d) => {
      for (const name of ['Authorization', 'Accept', 'content-type'])
        d.paths['/teams'].get.parameters.push({ name, in: 'header', required: true, schema: text })
    })
    expect(found).toEqual([])
  })

  it('an object in the query stands for a parameter of each of its fields', async () => {
    const found = await changed((d) => {
      const { parameters } = d.components
      const resolved = d.paths['/teams'].get.parameters.map(
        ({ $ref }: Json) => parameters[$ref.split('/').at(-1)],
      )
      const fields = resolved.map(({ name, schema }: Json) => [name, schema])
      const schema = { type: 'object', required: ['account'], properties: Object.fromEntries(fields) }
      d.paths['/teams'].get.parameters = [{ name: 'filter', in: 'query', required: true, schema }]
    })
    expect(found).toEqual([])
  })

  it('a removed status and a new one are two findings, without findings about headers', async () => {
    const found = await changed((d) => {
      const { responses } = d.paths['/teams'].get
      delete responses[429]
      responses[422] = { $ref: '#/components/responses/UnprocessableContent' }
    })
    expect(found).toEqual([
      'harmless error-status-added/listTeams/422',
      'harmless error-status-removed/listTeams/429',
    ])
  })

  it.each(['application/json', 'application/problem+json'])(
    'a new error status must look like the errors of the contract: %s',
    async (type) => {
      const found = await changed((d) => {
        const schema = { type: 'object', properties: { detail: text } }
        d.paths['/teams'].get.responses[422] = { description: '', content: { [type]: { schema } } }
      })
      expect(found).toEqual(['breaks error-body-changed/Error', 'harmless error-status-added/listTeams/422'])
    },
  )

  it('200 in place of 201 hides no change of the object', async () => {
    const found = await changed((d) => {
      const { post } = d.paths['/teams']
      const schema = { type: 'object', required: ['id'], properties: { id: text } }
      post.responses = { ...post.responses, 200: { content: { 'application/json': { schema } } } }
      delete post.responses[201]
    })
    expect(found).toContain('harmless status-changed/createTeam')
    expect(found.filter((id) => /status-(removed|added)/.test(id))).toEqual([])
    expect(found).toContain('breaks answer-field-removed/Team.points')
  })

  it('a default response that is the only one also covers success', async () => {
    const found = await changed((d) => {
      const call = d.paths['/teams'].get
      call.responses = { default: call.responses[200] }
      d.components.schemas.Team.properties.points = text
    })
    expect(found).toContain('breaks answer-schema-type-changed/Team.points')
    expect(found).not.toContain('breaks status-removed/listTeams/200')
  })

  it('parameters of a path can have other names, but no other order', async () => {
    const move = (to: string, names: string[]) => (d: Json) => {
      d.paths[to] = d.paths['/teams/{account}/{id}']
      delete d.paths['/teams/{account}/{id}']
      d.paths[to].delete.parameters = names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: text,
      }))
    }
    expect(await changed(move('/teams/{account_id}/{id}', ['account_id', 'id']))).toEqual([
      'harmless parameter-widened/deleteTeam/path-account/minLength',
      'harmless parameter-widened/deleteTeam/path-id/minLength',
    ])
    expect(await changed(move('/teams/{id}/{account}', ['id', 'account']))).toContain(
      'breaks path-parameters-swapped/deleteTeam',
    )
  })
})

describe('contract diff: the base path', () => {
  it.each(['/admin/api/v0', '/gamification/admin/api/v0', '/v0', '/{tenant}/api'])(
    'the base path is the start of most paths: %s',
    async (base) => {
      const document = contract()
      prefixed(document, base)
      document.paths['/health'] = { get: { responses: { 200: { description: '' } } } }
      const found = await differences(document)
      expect(brief(found)).toEqual(['harmless path-added//health'])
      expect(found.notes).toEqual([
        `'${base}' was stripped from ${size.paths} of ${size.paths + 1} paths; --base-path chooses another`,
      ])
    },
  )

  it('the base path is not the start of a single path, however short', async () => {
    const document = contract()
    const { paths } = contract()
    prefixed(document, '/gateway/admin/api/v0')
    document.paths['/x/teams'] = paths['/teams']
    document.paths['/rules'] = paths['/rules']
    delete document.paths['/gateway/admin/api/v0/rules']
    const found = await differences(document)
    expect(brief(found)).toEqual([
      'breaks path-removed//rules',
      'harmless path-added//rules',
      'harmless path-added//x/teams',
    ])
  })

  it('the base path of another version causes one finding for all of its paths', async () => {
    const document = contract()
    const { paths } = contract()
    for (const [path, item] of Object.entries(paths)) document.paths[`/v2${path}`] = item
    const { findings } = await differences(document, { 'base-path': '/' })
    expect(findings.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      `diff/path-added/many/paths: ${Object.keys(paths).length} paths are not in the contract; the console never calls them`,
    ])
    expect(findings[0]?.places).toContain('/v2/teams')
  })

  it('--base-path decides between two versions', async () => {
    const document = contract()
    const { paths } = contract()
    prefixed(document, '/v1')
    delete paths['/rules']
    for (const [path, item] of Object.entries(paths)) document.paths[`/v2${path}`] = item
    const removed = (values: Json) =>
      differences(document, values).then((found) => brief(found).filter((id) => id.startsWith('breaks')))
    expect(await removed({})).toEqual([])
    expect(await removed({ 'base-path': '/v1/' })).toEqual([])
    expect(await removed({ 'base-path': 'v2' })).toEqual(['breaks path-removed//rules'])
    await expect(removed({ 'base-path': '/v3' })).rejects.toThrow(/no path that begins with \/v3/)
  })

  it('a slash at the end of a path is another path', async () => {
    const document = contract()
    document.paths = Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [path === '/teams' ? '/teams/' : path, item]),
    )
    expect(brief(await differences(document))).toEqual(['breaks path-slash//teams'])
  })

  it('drift inside of a base path is found', async () => {
    const found = await changed((d) => {
      delete d.components.schemas.Team.properties.points
      prefixed(d, '/gateway')
    })
    expect(found).toEqual(['breaks answer-field-removed/Team.points'])
  })
})
