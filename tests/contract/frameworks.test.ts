import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fastapi, type Style, springdoc } from './frameworks'
import { brief, callsOf, contract, differences, type Json, size } from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

/** A document that FastAPI generated, for the contract in the same folder (documents/README.md). */
const kept = (name: string): Json => JSON.parse(readFileSync(`tests/contract/documents/${name}.json`, 'utf8'))
const written = (_contract: Json, style: Style) => kept(`fastapi-${style}`)
const contractThen = () => kept('contract')

describe('contract diff: documents that FastAPI wrote', () => {
  it('an application written with care is clean', async () => {
    const { findings } = await differences(kept('fastapi-careful'), {}, contractThen())
    expect(brief({ findings })).toEqual([
      // Parameters are checked too, so reads and deletions of the application return 422.
      'harmless error-status-added/many/422',
      // Form fields that FastAPI does not know are ignored.
      'harmless sent-widened/ImageUpload/additionalProperties',
    ])
  })

  it('an application written without regard to its document has exactly its real differences', async () => {
    const { findings, notes } = await differences(kept('fastapi-default'), {}, contractThen())
    expect(brief({ findings })).toEqual([
      // `Optional[str] = None` is answered as null.
      'breaks answer-schema-type-changed/many/null',
      // Errors of FastAPI's own validation have a `detail`, no `error`.
      'breaks error-body-changed/Error',
      // Its models have no lengths, ranges and formats: `int`, `str`, `list[str]`.
      'harmless answer-constraint-changed/StreakObjectives.missions',
      'harmless answer-constraint-changed/many/format',
      'harmless answer-constraint-changed/many/minimum',
      // FastAPI adds 422 to all calls with parameters or a body, and no other error.
      'harmless error-status-added/many/422',
      ...[400, 401, 403, 404, 409, 429, 500].map((status) => `harmless error-status-removed/many/${status}`),
      // `player: Optional[str] = None`, `order: str`, `limit: int`, `account: str`
      'harmless parameter-default-changed/many/default',
      'harmless parameter-widened/listPlayers/query-order/enum',
      'harmless parameter-widened/many/minLength',
      'harmless parameter-widened/many/minimum',
      'harmless parameter-widened/many/null',
      // One model for both directions: nothing is readOnly.
      'harmless sent-field-writable/many/writable',
      // Bodies are checked less than the contract allows; unknown fields are ignored.
      'harmless sent-widened/StreakObjectives.missions/maxItems',
      'harmless sent-widened/many/format',
      'harmless sent-widened/many/minLength',
      'harmless sent-widened/many/minimum',
      'harmless sent-widened/many/null',
      'harmless sent-widened/many/open',
    ])
    const errors = findings.find(({ rule }) => rule === 'error-body-changed')
    expect(errors?.statuses).toEqual(['422'])
    // All calls but the two without parameters, also those for which the contract has no 422.
    expect(errors?.operations).toHaveLength(62)
    expect(notes).toEqual([
      expect.stringContaining(`'/admin/api/v0' was stripped from ${size.paths} of ${size.paths} paths`),
    ])
  })
})

describe('contract diff: documents that frameworks generate', () => {
  it.each([
    ['FastAPI', fastapi],
    ['springdoc', springdoc],
  ])('a careful document of %s has only harmless differences', async (_name, generate) => {
    const { findings } = await differences(generate(contract(), 'careful'))
    expect(findings.filter(({ severity }) => severity !== 'harmless')).toEqual([])
    expect(findings.length).toBeLessThanOrEqual(6)
  })

  it('a default document of FastAPI has exactly its real differences', async () => {
    const { findings } = await differences(fastapi(contract(), 'default'))
    const found = brief({ findings })
    expect(found.filter((line) => !line.startsWith('harmless'))).toEqual([
      // `Optional[str] = None` is answered as null.
      'breaks answer-schema-type-changed/many/null',
      // Errors of FastAPI's own validation have a `detail`, no `error`.
      'breaks error-body-changed/Error',
    ])
    // No other error is described.
    expect(findings.find(({ rule }) => rule === 'error-body-changed')?.statuses).toEqual(['422'])
    expect(found.length).toBeLessThanOrEqual(30)
  })

  it('a default document of springdoc has exactly its real differences', async () => {
    const { findings, notes } = await differences(springdoc(contract(), 'default'))
    expect(brief({ findings }).filter((line) => !line.startsWith('harmless'))).toEqual([
      'breaks answer-field-optional/many/optional',
      'risky security-removed/many/nothing',
      // `Integer` holds 32 bits.
      'risky sent-constraint-changed/many/format-int32',
      'risky sent-default-changed/many/default',
    ])
    expect(findings.length).toBeLessThanOrEqual(30)
    expect(notes).toEqual([
      expect.stringContaining(`'/admin/api/v0' was stripped from ${size.paths} of ${size.paths} paths`),
    ])
  })

  it.each(['default', 'careful'] as const)(
    'a document of springdoc has the same differences in OpenAPI 3.1 as in 3.0: %s',
    async (style) => {
      const document = springdoc(contract(), style)
      expect(brief(await differences({ ...document, openapi: '3.1.0' }))).toEqual(
        brief(await differences(document)),
      )
    },
  )

  it('problem details of a Spring error handler are one finding beside those of the default document', async () => {
    const document: Json = springdoc(contract(), 'default')
    const plain = brief(await differences(document))
    const text = { type: 'string' }
    document.components.schemas.ProblemDetail = {
      type: 'object',
      properties: {
        type: { ...text, format: 'uri' },
        title: text,
        status: { type: 'integer', format: 'int32' },
        detail: text,
        instance: { ...text, format: 'uri' },
        properties: { type: 'object', additionalProperties: {} },
      },
    }
    const schema = { $ref: '#/components/schemas/ProblemDetail' }
    for (const { responses } of callsOf(document))
      for (const status of ['400', '404'])
        responses[status] = { description: 'Error', content: { '*/*': { schema } } }
    const { findings } = await differences(document)
    const found = findings.filter(({ severity }) => severity !== 'harmless')
    expect(brief({ findings: found }).filter((line) => !plain.includes(line))).toEqual([
      'breaks error-body-changed/Error',
    ])
    const [problem] = found.filter(({ rule }) => rule === 'error-body-changed')
    // Also of those for which the contract has neither status.
    expect(problem?.operations).toHaveLength(callsOf(contract()).length)
    expect(problem?.statuses?.toSorted()).toEqual(['400', '404'])
  })

  it.each([
    ['FastAPI', 'default', fastapi, contract],
    ['FastAPI', 'careful', fastapi, contract],
    ['springdoc', 'default', springdoc, contract],
    ['springdoc', 'careful', springdoc, contract],
    ['FastAPI itself', 'default', written, contractThen],
    ['FastAPI itself', 'careful', written, contractThen],
  ] as const)('a document of %s hides no drift: %s', async (_name, style, generate, contractOf) => {
    const ours = contractOf()
    const document: Json = generate(ours, style)
    const { schemas } = document.components
    delete schemas.Mission.properties.priority
    schemas.Prize.properties.countLimit = { type: 'string' }
    schemas.EventUpdate.properties.name = { type: 'boolean' }
    const plain = brief(await differences(generate(ours, style), {}, ours))
    const found = brief(await differences(document, {}, ours)).filter((line) => !plain.includes(line))
    expect(found).toEqual([
      'breaks answer-field-removed/Mission.priority',
      'breaks answer-schema-type-changed/Prize.countLimit',
      'breaks sent-schema-type-changed/EventUpdate.name',
    ])
  })
})
