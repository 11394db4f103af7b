import { describe, expect, it } from 'vitest'
import { brief, changed, contract, differences, fileWith, type Json, run } from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

const text = { type: 'string' }

describe('contract diff: what frameworks write, and no caller notices', () => {
  const limit = (change: Json) => (d: Json) => {
    d.paths['/players'].get.parameters = d.paths['/players'].get.parameters.map(({ $ref }: Json) => {
      const shared = d.components.parameters[$ref.split('/').at(-1)]
      return shared.name === 'sort' ? change(structuredClone(shared)) : shared
    })
  }
  const sort = (schema: Json, more: Json = {}) =>
    limit((parameter: Json) => ({ ...parameter, ...more, schema }))

  it.each([true, false])('explode means nothing for a single value: %s', async (explode) => {
    expect(await changed(limit((parameter: Json) => ({ ...parameter, explode })))).toEqual([])
  })

  it('a list that is exploded otherwise is narrower', async () => {
    const list = { type: 'array', items: { type: 'string' } }
    const ours = contract()
    ours.components.parameters.Skip.schema = list
    const theirs = structuredClone(ours)
    theirs.components.parameters.Skip.explode = false
    const { findings } = await differences(theirs, {}, ours)
    expect(brief({ findings })).toEqual(['risky parameter-narrowed/many/style-usual'])
  })

  it('a value that may be given several times is taken once, too (sort of Spring)', async () => {
    const found = await changed((d) => {
      const [name] = d.paths['/players'].get.parameters
        .map(({ $ref }: Json) => d.components.parameters[$ref.split('/').at(-1)])
        .filter((parameter: Json) => parameter.name === 'sort')
      sort({ type: 'array', items: name.schema })(d)
    })
    expect(found).toEqual(['harmless parameter-widened/listPlayers/query-sort/list'])
  })

  it('a value that became a list in one parameter breaks', async () => {
    const found = await changed(sort({ type: 'array', items: text }, { explode: false }))
    expect(found).toContain('breaks sent-value-refused/listPlayers/query-sort')
  })

  it('an API key in the header Authorization is the bearer token (swaggo)', async () => {
    const found = await changed((d) => {
      d.components.securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'authorization' } }
      d.security = [{ key: [] }]
    })
    expect(found).toEqual([])
  })

  it.each(['.*', '^.*$', ''])('a pattern that every text matches is none: %s', async (pattern) => {
    const found = await changed((d) => {
      d.components.schemas.Team.properties.name.pattern = pattern
      d.components.schemas.TeamCreate.properties.name.pattern = pattern
    })
    expect(found).toEqual([])
  })

  it('a field that both sides ignore in a body can be narrower there', async () => {
    const ours = contract()
    const { Prize } = ours.components.schemas
    const stock = Object.entries<Json>(Prize.properties).find(([, schema]) => schema.readOnly || schema.allOf)
    expect(stock).toBeDefined()
    for (const { properties } of Object.values<Json>(ours.components.schemas))
      if (properties?.category) properties.category = { ...text, readOnly: true }
    const theirs = structuredClone(ours)
    for (const [name, { properties }] of Object.entries<Json>(theirs.components.schemas))
      if (properties?.category && /(Create|Update)$/.test(name)) properties.category.maxLength = 3
    expect(brief(await differences(theirs, {}, ours))).toEqual([])
  })

  it('200 after a deletion is no difference for a caller that reads no body', async () => {
    const found = await changed((d) => {
      const { responses } = d.paths['/teams/{account}/{id}'].delete
      responses[200] = { description: 'OK' }
      delete responses[204]
    })
    expect(found).toEqual(['harmless status-changed/deleteTeam'])
  })

  it('202 in place of 201 is not the same: the object may not be saved yet', async () => {
    const found = await changed((d) => {
      const { responses } = d.paths['/teams'].post
      responses[202] = responses[201]
      delete responses[201]
    })
    expect(found).toEqual(['breaks status-removed/createTeam/201', 'risky status-added/createTeam/202'])
  })

  it('a body without a description was not compared', async () => {
    const found = await changed((d) => {
      d.paths['/teams'].get.responses[200].content['application/json'].schema = {}
      d.paths['/events'].get.responses[200].content['application/json'].schema = { type: 'array' }
    })
    expect(found).toEqual(['risky not-described/Event', 'risky not-described/listTeams/200'])
  })
})

describe('contract diff: further keywords', () => {
  const field = (change: Json) =>
    changed((d) => Object.assign(d.components.schemas.Team.properties.name, change))

  it.each([
    [{ contentEncoding: 'base64' }, 'harmless answer-narrowed/Team.name'],
    [{ contentMediaType: 'text/html' }, 'harmless answer-narrowed/Team.name'],
  ])('%j is compared', async (change, expected) => {
    expect(await field(change)).toEqual([expected])
  })

  it.each(['additionalProperties', 'unevaluatedProperties'])(
    'the type of unknown fields is compared: %s',
    async (keyword) => {
      const ours = contract()
      const { Statistics } = ours.components.schemas
      delete Statistics.additionalProperties
      Statistics[keyword] = { type: 'integer' }
      const theirs = structuredClone(ours)
      theirs.components.schemas.Statistics[keyword] = { type: 'string' }
      expect(brief(await differences(theirs, {}, ours))).toEqual([
        'breaks answer-schema-type-changed/Statistics.*',
      ])
      theirs.components.schemas.Statistics[keyword] = true
      expect(brief(await differences(theirs, {}, ours))).toEqual([
        'risky answer-constraint-changed/Statistics/additionalProperties',
      ])
    },
  )

  it('a field that the service counted, and takes now, is named', async () => {
    const found = await changed((d) => {
      for (const schema of Object.values<Json>(d.components.schemas))
        for (const part of Object.values<Json>(schema.properties ?? {})) delete part.readOnly
    })
    expect(found.filter((id) => !id.startsWith('harmless sent-field-writable'))).toEqual([])
    expect(found).not.toEqual([])
  })

  it('what is deprecated is named with its end and its screens', async () => {
    const document = contract()
    Object.assign(document.paths['/teams'].get, { deprecated: true, 'x-sunset': '2027-03-01' })
    Object.assign(document.components.schemas.Mission.properties.priority, { deprecated: true })
    const { findings } = await differences(document)
    expect(
      findings.map(({ severity, message, usedBy }) => [severity, message, usedBy?.includes('Teams list')]),
    ).toEqual([
      ['harmless', "'priority' is deprecated", false],
      ['harmless', 'listTeams is deprecated and goes on 2027-03-01', true],
    ])
  })

  it('many narrower parameters, and many refused values, are one finding each', async () => {
    const found = await changed((d) => {
      d.components.parameters.Limit.schema.maximum = 100
    })
    expect(found).toEqual(['breaks sent-value-refused/many/maximum-100'])
  })

  it('a document that is nested too deeply ends in words', async () => {
    // Deeper than any stack: how many calls fit into it depends on what was compiled before.
    const depth = 60_000
    const deep = `${'{"allOf":['.repeat(depth)}{"type":"string"}${']}'.repeat(depth)}`
    const file = JSON.stringify(contract()).replace('"Team":{', `"Team":${deep},"Other":{`)
    const { code, err } = await run(['diff', fileWith(file)])
    expect(code).toBe(2)
    expect(err).toMatch(/^could not run: what was given is nested too deeply to be read/)
    expect(err.split('\n')).toHaveLength(2)
  })

  it('a chain of 5,000 references is followed', async () => {
    const found = await changed((d) => {
      const { schemas } = d.components
      const { Team } = schemas
      for (let index = 0; index < 5000; index += 1)
        schemas[`Link${index}`] = { $ref: `#/components/schemas/Link${index + 1}` }
      schemas.Link5000 = { ...Team, properties: { ...Team.properties, points: text } }
      schemas.Team = { $ref: '#/components/schemas/Link0' }
    })
    expect(found).toContain('breaks answer-schema-type-changed/Team.points')
  })

  it('a value that is 200,000 levels deep in an example does not matter', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const file = JSON.stringify(contract()).replace('"Team":{', `"Team":{"x-deep":${deep},`)
    const { code, out } = await run(['diff', fileWith(file), '--format', 'json'])
    expect({ code, findings: JSON.parse(out || '{}').findings }).toEqual({ code: 0, findings: [] })
  })
})
