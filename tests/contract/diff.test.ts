import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../listen'
import { mutations } from './mutations'
import { asOpenApi30, spellings } from './spellings'
import { contract, fileWith, type Report, report, reportProcess, run } from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

describe('contract diff: every change has its severity', () => {
  let found: Report & { code: number | null }

  beforeAll(async () => {
    const document = contract()
    for (const [, mutate] of mutations) mutate(document)
    found = await report('diff', fileWith(document))
  }, 60_000)

  it.each(mutations)('%s', (_name, _mutate, severity, id) => {
    const ids = found.findings.map((finding) => `${finding.severity} ${finding.id}`)
    expect(ids).toContain(`${severity} diff/${id}`)
  })

  it.each([
    ['answer-field-removed/Mission.priority', ['Mission form, Settings']],
    ['answer-field-removed/EventCount.id', ['Mission form, Objectives']],
    [
      'answer-constraint-changed/Raffle.drawTime',
      ['Raffles list, column Draw Date', 'Raffle form, Schedule'],
    ],
    // A request body affects the screens that edit the field, not others that read it.
    ['sent-constraint-changed/EventCreate.name/maxLength', ['Event form, Basic Details']],
    ['answer-field-added/Team.motto', []],
    ['path-removed//rules', []],
    ['header-X-Tenant', ['Statistics']],
  ])('the screens and calls that use it are listed: %s', (id, usedBy) => {
    expect(found.findings.find((finding) => finding.id.endsWith(id))).toMatchObject({ usedBy })
  })

  it('finds nothing else', () => {
    const expected = new Set(mutations.map(([, , , id]) => `diff/${id}`))
    // A schema used on both sides is reported for each; a replaced status is two findings.
    const beside = ['diff/sent-field-removed/EventCount.id', 'diff/status-added/createPlayer/200']
    const others = found.findings
      .map(({ id }) => id)
      .filter((id) => !expected.has(id) && !beside.includes(id))
    expect(others).toEqual([])
    expect(mutations.length).toBeGreaterThanOrEqual(45)
    expect(found.code).toBe(1)
  })
})

describe('contract diff: without a change', () => {
  it('reports nothing for the contract itself, bundled or split', async () => {
    for (const file of ['openapi/admin-api-v0.yaml', 'openapi/openapi.yaml']) {
      expect(await reportProcess('diff', file)).toMatchObject({ code: 0, result: 'clean', findings: [] })
    }
  })

  it(`reports nothing for ${spellings.length} other spellings: ${spellings.map(([name]) => name).join(', ')}`, async () => {
    const document = contract()
    for (const [, respell] of spellings) respell(document)
    const found = await report('diff', fileWith(document))
    expect(found.findings).toEqual([])
    expect(found.code).toBe(0)
  })

  it('reports nothing for the contract in OpenAPI 3.0, and understands nullable there', async () => {
    const document = asOpenApi30(contract())
    expect((await report('diff', fileWith(document))).findings).toEqual([])
    document.components.schemas.Team.properties.points.nullable = true
    document.components.schemas.Raffle.properties.active = {
      nullable: true,
      allOf: [{ $ref: '#/components/schemas/ActiveRange' }],
    }
    const { findings } = await report('diff', fileWith(document))
    expect(findings.map(({ id, severity }) => [severity, id])).toEqual([
      ['breaks', 'diff/answer-schema-type-changed/Team.points'],
      // Beside a reference it means null only to generators.
      ['risky', 'diff/answer-schema-type-changed/Raffle.active'],
    ])
    expect(findings[0]?.operations?.toSorted()).toEqual(['createTeam', 'listTeams', 'updateTeam'])
  })
})

describe('contract diff: from a URL', () => {
  it('reads one file or many, YAML or JSON', async () => {
    const server = createServer(({ url = '' }, outgoing) => {
      const isJson = url === '/openapi.json'
      outgoing.end(isJson ? JSON.stringify(contract()) : readFileSync(`openapi${url}`))
    })
    const origin = await listen(server)
    for (const name of ['openapi.json', 'admin-api-v0.yaml', 'openapi.yaml'])
      expect(await report('diff', `${origin}/${name}`), name).toMatchObject({
        code: 0,
        findings: [],
      })
    server.close()
  }, 60_000)
})

describe('contract diff: the report of a single change', () => {
  const one = (id: string) => {
    const mutation = mutations.find(([, , , other]) => other === id)
    const document = contract()
    mutation?.[1](document)
    return fileWith(document)
  }
  it.each([
    ['breaks', 'answer-field-removed/Mission.priority', 1, /BREAKS[\s\S]*used by +Mission form, Settings/],
    ['risky', 'answer-enum-added/Leaderboard.element/guild', 1, /RISKY[\s\S]*used by +Leaderboard form/],
    [
      'harmless',
      'answer-field-added/Team.motto',
      0,
      /HARMLESS[\s\S]*used by +nobody[\s\S]*CLEAN: .*1 harmless/,
    ],
  ])('has the severity %s', async (_severity, id, expected, words) => {
    const { code, out } = await run(['diff', one(id)])
    expect(code).toBe(expected)
    expect(out).toMatch(words)
    expect(out.match(/^ {4}id /gm)).toHaveLength(1)
  })
})

describe('contract diff: a source that cannot be read', () => {
  it.each([
    ['a missing file', 'no-such-file.yaml', /no file/],
    [
      'no description',
      fileWith('{"swagger": "2.0"}'),
      /is Swagger 2\.0; the kit reads OpenAPI 3\.0 and 3\.1\. Convert it first/,
    ],
    [
      'OpenAPI 3.2',
      fileWith('{"openapi": "3.2.0", "paths": {}}'),
      /is OpenAPI 3\.2\.0; the kit reads 3\.0 and 3\.1/,
    ],
    ['no version', fileWith('{"paths": {}}'), /no OpenAPI 3\.0 or 3\.1 description: it has no version/],
    ['broken text', fileWith('{"openapi": '), /neither JSON nor YAML/],
    [
      'another API',
      fileWith({ openapi: '3.1.0', paths: { '/pets': { get: { responses: {} } } } }),
      /no path of the contract/,
    ],
    ['an address nobody answers', 'http://127.0.0.1:1/openapi.json', /cannot be loaded/],
  ])('ends with exit code 2: %s', async (_name, source, words) => {
    const { code, out, err } = await run(['diff', source])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(words)
  })
})
