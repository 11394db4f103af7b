import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../listen'
import { brief, changed, contract, differences, fileWith, type Json, load, report, run } from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

/** Sixteen schemas, each of which refers to five of them. */
const web = (make: (references: Json[], index: number) => Json) => (document: Json) => {
  const { schemas } = document.components
  for (let index = 0; index < 16; index += 1) {
    const others = [1, 2, 3, 4, 5].map((step) => (index * 3 + step * 7) % 16)
    schemas[`Web${index}`] = make(
      others.map((other) => ({ $ref: `#/components/schemas/Web${other}` })),
      index,
    )
  }
  schemas.Mission = {
    allOf: [schemas.Mission, { properties: { web: { $ref: '#/components/schemas/Web0' } } }],
  }
  schemas.Team.properties.category = { $ref: '#/components/schemas/Web1' }
}

describe('contract diff: schemas that refer to each other', () => {
  it.each<[string, string[], (references: Json[], index: number) => Json]>([
    [
      'by properties',
      ['breaks answer-schema-type-changed/Team.category', 'harmless answer-field-added/Mission.web'],
      (references) => ({
        type: 'object',
        properties: Object.fromEntries(references.map((ref, at) => [`p${at}`, ref])),
      }),
    ],
    ...['allOf', 'anyOf', 'oneOf'].map((word): [string, string[], (references: Json[]) => Json] => [
      `by ${word}`,
      ['harmless answer-field-added/Mission.web', 'harmless answer-narrowed/Team.category'],
      (references) => ({ type: 'string', maxLength: 9, [word]: references }),
    ]),
  ])(
    'schemas that refer to each other %s are read only as far as needed',
    async (_name, expected, make) => {
      expect(await changed(web(make))).toEqual(expected)
    },
    20_000,
  )

  it.each(['allOf', 'anyOf', 'oneOf'])(
    'the work on layers of schemas does not grow with the paths between them: %s',
    async (word) => {
      const found = await changed((d) => {
        for (let layer = 0; layer < 20; layer += 1)
          for (let index = 0; index < 5; index += 1) {
            const below = [0, 1, 2, 3, 4].map((other) => ({
              $ref: `#/components/schemas/Layer${layer + 1}${other}`,
            }))
            const more = layer < 19 ? { [word]: below } : {}
            d.components.schemas[`Layer${layer}${index}`] = {
              type: 'string',
              minLength: layer * 5 + index,
              ...more,
            }
          }
        d.components.schemas.Team.properties.category = { $ref: '#/components/schemas/Layer00' }
      })
      expect(found).toEqual(['harmless answer-narrowed/Team.category'])
    },
    20_000,
  )

  it('schemas that refer to each other on both sides are compared once', async () => {
    const [{ createReader }, { createShapes }, { compareSchemas }, { spotOf }] = await Promise.all(
      ['contract/reader', 'contract/shape', 'diff/schemas', 'diff/spot'].map((name) =>
        load(`openapi/kit/${name}.ts`),
      ),
    )
    const tree = (type: string) => {
      const node = { $ref: '#/components/schemas/Tree' }
      const properties = { name: { type }, left: node, right: node, more: { type: 'array', items: node } }
      return { paths: {}, components: { schemas: { Tree: { type: 'object', properties } } } }
    }
    const found: string[] = []
    const sides = [tree('string'), tree('integer')].map((document) =>
      createShapes(createReader(document, 'x')),
    )
    const add = (spot: Json, { rule }: Json) => void found.push(`${rule} ${spot.component}.${spot.inside}`)
    const root = [{ value: { $ref: '#/components/schemas/Tree' }, at: [] }]
    compareSchemas(
      { ours: sides[0], theirs: sides[1], add },
      spotOf({ side: 'response', operation: 'x' }),
      root,
      root,
    )
    expect([...new Set(found)]).toEqual(['answer-schema-type-changed Tree.name'])
    expect(found.length).toBeLessThan(20)
  })
})

describe('contract diff: a mistake in a document ends with its place', () => {
  const field = (schema: Json) => (d: Json) => {
    d.components.schemas.Team.properties.name = schema
  }
  const name = '#/components/schemas/Team/properties/name'
  it.each<[string, (document: Json) => void]>([
    [
      '#/paths/~1teams/get/parameters/6 must be a parameter',
      (d) => d.paths['/teams'].get.parameters.push(null),
    ],
    [
      '#/paths/~1teams/get/parameters/6 must have a name',
      (d) => d.paths['/teams'].get.parameters.push({ in: 'query' }),
    ],
    [
      '#/paths/~1teams/get/parameters must be a list',
      (d) => {
        d.paths['/teams'].get.parameters = { a: {} }
      },
    ],
    [
      '#/paths/~1teams/get must be an object',
      (d) => {
        d.paths['/teams'].get = 'list'
      },
    ],
    [
      '#/paths/~1teams/get/responses/200 must be a response',
      (d) => {
        d.paths['/teams'].get.responses[200] = 'ok'
      },
    ],
    [
      '#/paths/~1teams/put/requestBody must be an object',
      (d) => {
        d.paths['/teams'].put.requestBody = []
      },
    ],
    [
      '#/security/0 must be an object',
      (d) => {
        d.security = [null]
      },
    ],
    [`${name}/allOf must be a list of schemas`, field({ allOf: { type: 'string' } })],
    [`${name}/anyOf must be a list of schemas`, field({ anyOf: null })],
    [`${name} must be a schema`, field('string')],
    [`${name}/$ref must be a text`, field({ $ref: 5 })],
    [`${name}/required must be a list`, field({ type: 'string', required: true })],
    [`${name}/enum must be a list`, field({ enum: 'a' })],
    [
      `${name} refers to #/components/schemas/Nope, which is not there`,
      field({ $ref: '#/components/schemas/Nope' }),
    ],
  ])('%s', async (words, change) => {
    const document = contract()
    change(document)
    await expect(differences(document)).rejects.toThrow(words)
  })

  it('a mistake in a document ends with exit code 2, without a stack trace', async () => {
    const document = contract()
    document.paths['/teams'].get.parameters.push(null)
    const { code, out, err } = await run(['diff', fileWith(document)])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(
      /^could not run: .*\.json#\/paths\/~1teams\/get\/parameters\/6 must be a parameter\n$/,
    )
  })

  it('empty keywords of YAML count as missing', async () => {
    const found = await changed((d) => {
      d.paths['/accounts'].get.parameters = null
      d.paths['/accounts'].get.requestBody = null
    })
    expect(found).toEqual([])
  })
})

describe('a byte order mark is no mistake', () => {
  it('a description can begin with a byte order mark, in JSON and in YAML', async () => {
    const yaml = readFileSync('openapi/admin-api-v0.yaml', 'utf8')
    for (const file of [fileWith(`\uFEFF${JSON.stringify(contract())}`), fileWith(`\uFEFF${yaml}`, 'yaml')])
      expect(await report('diff', file)).toMatchObject({ code: 0, findings: [] })
  })

  it('a recording and an ignore file can begin with a byte order mark', async () => {
    const har = fileWith(`\uFEFF${JSON.stringify({ log: { entries: [] } })}`)
    const ignore = fileWith('\uFEFF- id: x\n  reason: y\n  expires: 2999-01-01\n', 'yaml')
    const found = await report('har', har, '--ignore', ignore)
    expect(found.notes.join()).toContain('x is not found any more')
  })
})

describe('contract har: a mistake in a recording ends with its place', () => {
  const request = { method: 'GET', url: 'https://api.example.com/admin/api/v0/teams?account=a' }
  it.each<[string, Json]>([
    ['log.entries[1] is no entry', null],
    ['log.entries[1].request has no method', { response: {} }],
    ['log.entries[1].response is no response', { request, response: 'ok' }],
    ['log.entries[1].response.headers[0] has no name', { request, response: { headers: [{ value: 'x' }] } }],
    [
      'log.entries[1].response.content.mimeType is no text',
      { request, response: { content: { mimeType: 7 } } },
    ],
    ['log.entries[1].response.headers is no list', { request, response: { headers: { a: 'b' } } }],
    [
      'log.entries[1].request.postData.params[0] has no name',
      { request: { ...request, postData: { params: [null] } } },
    ],
  ])('%s', async (words, entry) => {
    const { code, out, err } = await run(['har', fileWith({ log: { entries: [{ request }, entry] } })])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`is no HAR recording: ${words}\n`)
  })
})

describe('contract diff: a description behind a sign-in', () => {
  const server = createServer(({ url = '', headers }, outgoing) => {
    const signedIn =
      headers.authorization === 'Bearer the-secret-token' || headers['x-key'] === 'the-secret-key'
    outgoing.statusCode = signedIn ? 200 : 401
    outgoing.end(signedIn ? readFileSync(`openapi${url}`) : '')
  })
  let origin = ''
  beforeAll(async () => {
    origin = await listen(server)
  })
  afterAll(() => void server.close())

  it.each([
    ['--token', 'the-secret-token', 'admin-api-v0.yaml'],
    ['--header', 'X-Key: the-secret-key', 'admin-api-v0.yaml'],
    ['--token', 'the-secret-token', 'openapi.yaml'],
  ])(
    'a description is downloaded with %s %s: %s',
    async (option, value, name) => {
      expect(await report('diff', `${origin}/${name}`, option, value)).toMatchObject({
        code: 0,
        findings: [],
      })
    },
    60_000,
  )

  it('a description behind a sign-in cannot be loaded without a token', async () => {
    const { code, err } = await run(['diff', `${origin}/admin-api-v0.yaml`])
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('the answer is 401') })
  })

  it('a header without a value is refused', async () => {
    const { code, err } = await run(['diff', `${origin}/admin-api-v0.yaml`, '--header', 'X-Key'])
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('--header must be') })
  })
})

describe('contract diff: lines of the document', () => {
  it('a finding has the line of its place, or of the nearest part around it', async () => {
    const document = contract()
    document.components.schemas.Team.properties.points = { type: 'string' }
    delete document.components.schemas.Level.properties.ordinal
    const text = JSON.stringify(document, null, 2)
    const { findings } = await differences(text)
    const lines = text.split('\n')
    expect(brief({ findings })).toEqual([
      'breaks answer-field-removed/Level.ordinal',
      'breaks answer-schema-type-changed/Team.points',
    ])
    const shown = findings.map(({ source }) => lines[(source?.line ?? 0) - 1]?.trim())
    expect(shown).toEqual(['"Level": {', '"points": {'])
  })
})
