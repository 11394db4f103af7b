import { describe, expect, it } from 'vitest'
import { brief, changed, contract, differences, type Json, size } from './support'

const text = { type: 'string' }

describe('contract diff: schemas that apply together', () => {
  const team = (change: Json) => (d: Json) => Object.assign(d.components.schemas.Team.properties, change)

  it('an allOf allows what all of its parts allow', async () => {
    const parts = [text, { minLength: 2, maxLength: 9 }, { type: ['string', 'null'], maxLength: 20 }]
    expect(await changed(team({ category: { allOf: parts } }))).toEqual([
      'harmless answer-narrowed/Team.category',
    ])
    const number = { allOf: [{ type: 'number', minimum: 0 }, { type: 'integer' }, { minimum: -5 }] }
    expect(await changed(team({ points: number }))).toEqual([])
  })

  it('an enum that one part narrows is narrowed', async () => {
    const found = await changed((d) => {
      const { properties } = d.components.schemas.LeaderboardUpdate
      properties.units = { allOf: [{ ...text, enum: ['points'] }, properties.units] }
    })
    expect(found).toEqual(['breaks sent-enum-values-removed/LeaderboardUpdate.units/enum/credits'])
  })

  it('a length that the first part limits is limited', async () => {
    const found = await changed((d) => {
      d.components.schemas.TeamCreate.properties.name = {
        allOf: [{ ...text, maxLength: 5 }, text],
      }
    })
    expect(found).toEqual(['risky sent-constraint-changed/TeamCreate.name/maxLength'])
  })

  it.each([
    [100, 1000],
    [1000, 100],
  ])('the lowest of several limits counts: %i and %i', async (first, second) => {
    const found = await changed((d) => {
      const limit = { type: 'integer', minimum: 1, default: 500 }
      d.components.parameters.Limit.schema = { allOf: [limit, { maximum: first }, { maximum: second }] }
      for (const path of Object.keys(d.paths))
        if (!['/teams', '/accounts'].includes(path)) delete d.paths[path]
    })
    expect(found).toContain('breaks sent-value-refused/listTeams/query-limit/maximum')
  })

  it('a new keyword that cannot be compared is a risk in requests', async () => {
    const found = await changed((d) => {
      d.components.schemas.TeamCreate.properties.name.not = { pattern: '^x' }
      d.components.schemas.TeamUpdate.dependentRequired = { category: ['tags'] }
      d.components.schemas.Team.properties.name.not = { pattern: '^x' }
    })
    expect(found).toEqual([
      'risky sent-constraint-changed/TeamCreate.name/not',
      'risky sent-constraint-changed/TeamUpdate/dependentRequired',
      'harmless answer-narrowed/Team.name',
    ])
  })

  it('an alternative that refers to itself adds nothing', async () => {
    const found = await changed((d) => {
      d.components.schemas.Text = { anyOf: [text, { $ref: '#/components/schemas/Text' }] }
      d.components.schemas.Team.properties.category = { $ref: '#/components/schemas/Text' }
    })
    expect(found).toEqual([])
  })

  it('two alternatives that refer to each other allow the same', async () => {
    const found = await changed((d) => {
      const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
      d.components.schemas.One = { anyOf: [text, ref('Two')] }
      d.components.schemas.Two = { anyOf: [{ type: 'boolean' }, ref('One')] }
      Object.assign(d.components.schemas.Team.properties, { category: ref('One'), description: ref('Two') })
    })
    expect(found).toEqual([
      'breaks answer-schema-type-changed/Team.category',
      'breaks answer-schema-type-changed/Team.description',
    ])
  })

  it('the same field in two parts must satisfy both', async () => {
    const found = await changed((d) => {
      const { Team } = d.components.schemas
      const { points, ...properties } = Team.properties
      const part = { type: 'object', properties: { points: { type: ['integer', 'null'] } } }
      d.components.schemas.Team = {
        ...Team,
        allOf: [{ type: 'object', properties: { points } }, part],
        properties,
      }
    })
    expect(found).toEqual([])
  })

  it('keywords beside a reference apply too', async () => {
    const found = await changed((d) => {
      d.components.schemas.Text = text
      d.components.schemas.TeamCreate.properties.name = {
        $ref: '#/components/schemas/Text',
        maxLength: 5,
      }
    })
    expect(found).toEqual(['risky sent-constraint-changed/TeamCreate.name/maxLength'])
  })

  it('subtypes that all fit are no break, one that does not fit is', async () => {
    const as = (change: (schema: Json) => void) => (d: Json) => {
      const other = structuredClone(d.components.schemas.Team)
      change(other)
      d.paths['/teams'].get.responses[200].content['application/json'].schema.items = {
        oneOf: [{ $ref: '#/components/schemas/Team' }, other],
        discriminator: { propertyName: 'kind' },
      }
    }
    expect(await changed(as((team) => Object.assign(team.properties, { kind: text })))).toEqual([
      'harmless answer-field-added/Team.kind',
    ])
    expect(await changed(as((team) => delete team.properties.points))).toEqual([
      'breaks answer-variant-added/Team',
    ])
  })
})

describe('contract diff: what gets lost', () => {
  it('a sent field that is readOnly and a read one that is writeOnly break', async () => {
    const found = await changed((d) => {
      d.components.schemas.TeamUpdate.properties.name.readOnly = true
      d.components.schemas.Mission.properties.priority.writeOnly = true
      // readOnly is allowed in responses, writeOnly in bodies.
      d.components.schemas.Team.properties.name.readOnly = true
      d.components.schemas.TeamCreate.properties.name.writeOnly = true
    })
    expect(found).toEqual([
      'breaks answer-field-hidden/Mission.priority',
      'breaks sent-field-ignored/TeamUpdate.name',
    ])
  })

  it('readOnly behind a reference counts too, and counted fields may be readOnly', async () => {
    const found = await changed((d) => {
      d.components.schemas.Name = { ...text, readOnly: true }
      d.components.schemas.TeamCreate.properties.name = { allOf: [{ $ref: '#/components/schemas/Name' }] }
      d.components.schemas.TeamUpdate.properties.memberCount.readOnly = true
    })
    expect(found).toEqual(['breaks sent-field-ignored/TeamCreate.name'])
  })

  it('a new field that exists only in the other direction is no difference', async () => {
    const found = await changed((d) => {
      d.components.schemas.Team.properties.password = { ...text, writeOnly: true }
      d.components.schemas.TeamUpdate.properties.created = { ...text, readOnly: true }
      d.components.schemas.TeamUpdate.required.push('created')
    })
    expect(found).toEqual([])
  })

  it('a body that DELETE requires breaks, an optional one does not', async () => {
    const body = (required: boolean) => (d: Json) => {
      d.paths['/teams/{account}/{id}'].delete.requestBody = {
        required,
        content: { 'application/json': { schema: { type: 'object' } } },
      }
    }
    expect(await changed(body(true))).toEqual(['breaks sent-body-added/deleteTeam'])
    expect(await changed(body(false))).toEqual(['harmless sent-body-added/deleteTeam'])
  })

  it('a body that is no longer taken breaks', async () => {
    expect(await changed((d) => delete d.paths['/teams'].put.requestBody)).toEqual([
      'breaks sent-body-removed/updateTeam',
    ])
  })

  it('a new required field and a lost response schema list the affected screens', async () => {
    const document = contract()
    const { schemas } = document.components
    schemas.PrizeCreate.properties.vendor = text
    schemas.PrizeCreate.required.push('vendor')
    document.paths['/analytics'].get.responses[200].content['application/json'].schema = {}
    const { findings } = await differences(document)
    expect(findings).toMatchObject([
      {
        id: 'diff/sent-required-properties-added/PrizeCreate.vendor',
        severity: 'breaks',
        usedBy: expect.arrayContaining(['Prize form']),
      },
      { id: 'diff/not-described/Statistics', severity: 'risky', usedBy: ['Statistics'] },
    ])
  })
})

describe('contract diff: one cause is one finding', () => {
  const nullable = (schema: Json) => {
    for (const field of Object.values<Json>(schema.properties ?? {}))
      if (typeof field.type === 'string') field.type = [field.type, 'null']
  }

  it('null in every field is one finding', async () => {
    const document = contract()
    Object.values<Json>(document.components.schemas).forEach(nullable)
    const found = await differences(document)
    expect(brief(found)).toEqual([
      'breaks answer-schema-type-changed/many/null',
      'risky answer-schema-type-changed/Error.code',
      'risky answer-schema-type-changed/Error.field',
      'harmless sent-widened/many/null',
    ])
    const [first] = found.findings
    expect(first?.places).toContain('Mission.priority')
    expect(first?.places).toHaveLength(first?.times ?? 0)
    expect(first?.message).toBe(`${first?.times} values of answers may be null`)
    expect(first?.usedBy).toContain('Mission form, Settings')
  })

  it('another sign-in of all operations is one finding', async () => {
    const document = contract()
    document.components.securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } }
    document.security = [{ key: [] }]
    const { findings } = await differences(document)
    expect(findings).toMatchObject([{ rule: 'security-changed', severity: 'breaks', times: size.operations }])
    expect(findings[0]?.operations).toHaveLength(size.operations)
  })

  it('errors as problem+json are one finding', async () => {
    const found = await changed((d) => {
      const fields = { type: text, title: text, status: { type: 'integer' }, detail: text }
      const schema = { type: 'object', properties: fields }
      for (const response of Object.values<Json>(d.components.responses))
        response.content = { 'application/problem+json': { schema } }
    })
    // The content type and the fields have one cause.
    expect(found).toEqual(['breaks error-body-changed/Error'])
  })

  it('errors as problem+json with the fields of the contract are one finding', async () => {
    const found = await changed((d) => {
      for (const response of Object.values<Json>(d.components.responses))
        response.content = { 'application/problem+json': response.content['application/json'] }
    })
    expect(found).toEqual(['risky answer-media-type-removed/many/errors-application/problem+json'])
  })

  it('an error whose text has another name loses that field alone', async () => {
    const found = await changed((d) => {
      const { properties } = d.components.schemas.Error
      properties.message = properties.error
      delete properties.error
    })
    expect(found).toContain('breaks answer-field-removed/Error.error')
    expect(found).not.toContain('breaks error-body-changed/Error')
  })

  it('missing bounds in responses are harmless, wider ones are risky', async () => {
    const bounds = (change: (field: Json) => void) => (d: Json) => {
      for (const field of Object.values<Json>(d.components.schemas.Statistics.properties)) change(field)
    }
    expect(await changed(bounds((field) => delete field.minimum))).toEqual([
      'harmless answer-constraint-changed/many/minimum',
    ])
    const found = await changed(bounds((field) => Object.assign(field, { minimum: -1 })))
    expect(found).toEqual(['risky answer-constraint-changed/many/minimum-0--1'])
    const both = await changed((d) => {
      d.components.schemas.Prize.properties.countLimit.minimum = -1
      d.components.schemas.StreakObjectives.properties.missions.maxItems = 5
    })
    expect(both).toContain('risky answer-constraint-changed/Prize.countLimit/minimum')
    expect(both).toContain('risky answer-constraint-changed/StreakObjectives.missions/maxItems')
  })

  it('the same field, renamed in every object, is one finding for each direction', async () => {
    const found = await changed((d) => {
      for (const schema of Object.values<Json>(d.components.schemas)) {
        if (!schema.properties?.imgUrl) continue
        schema.properties.img_url = schema.properties.imgUrl
        delete schema.properties.imgUrl
      }
    })
    expect(found).toEqual(['breaks answer-field-removed/many/style', 'breaks sent-field-removed/many/style'])
  })

  it('up to three findings of one cause are listed separately', async () => {
    const found = await changed((d) => {
      for (const name of ['Team', 'Level', 'Prize'])
        delete d.components.schemas[name].properties.imgUrl.format
    })
    expect(found).toEqual([
      'harmless answer-constraint-changed/Level.imgUrl',
      'harmless answer-constraint-changed/Prize.imgUrl',
      'harmless answer-constraint-changed/Team.imgUrl',
    ])
  })

  it('each new value of an enum is a separate finding', async () => {
    const found = await changed((d) => {
      d.components.schemas.Leaderboard.properties.element = {
        ...text,
        enum: ['player', 'team', 'teammembers', 'guild', 'clan'],
      }
    })
    expect(found).toEqual([
      'risky answer-enum-added/Leaderboard.element/clan',
      'risky answer-enum-added/Leaderboard.element/guild',
    ])
  })
})
