import { describe, expect, it } from 'vitest'
import { changed, contract, differences, fileWith, type Json, report } from './support'

const points = (schema: Json) =>
  changed(({ components }) => Object.assign(components.schemas.TeamUpdate.properties.points, schema))

/** Every schema of a document. */
function eachSchema(value: Json, use: (schema: Json) => void) {
  if (value === null || typeof value !== 'object') return
  if ('type' in value) use(value)
  for (const inner of Object.values(value)) eachSchema(inner, use)
}

const isInteger = ({ type }: Json) => [type].flat().includes('integer')

describe('contract diff: bounds and formats of numbers', () => {
  it.each([
    ['the safe integers of Zod', { maximum: Number.MAX_SAFE_INTEGER }],
    ['the safe integers as exclusive bounds', { exclusiveMaximum: Number.MAX_SAFE_INTEGER + 1 }],
    ['64 bits', { maximum: 2 ** 63, format: 'int64' }],
    ['format int64', { format: 'int64' }],
    ['format double', { format: 'double' }],
    ['a maximum that no browser reaches', { maximum: 1e300 }],
  ])('%s are no finding', async (_name, schema) => {
    expect(await points(schema)).toEqual([])
  })

  it('the safe integers on every whole number of a document are no finding', async () => {
    const document = contract()
    eachSchema(document, (schema) => {
      if (!isInteger(schema)) return
      schema.minimum ??= Number.MIN_SAFE_INTEGER
      schema.maximum ??= Number.MAX_SAFE_INTEGER
    })
    expect((await differences(document)).findings).toEqual([])
  })

  it.each([
    ['int32', 'format'],
    ['int16', 'format'],
    ['uint32', 'format'],
    ['float', 'format'],
  ])('format %s is one', async (format, keyword) => {
    expect(await points({ format })).toEqual([`risky sent-constraint-changed/TeamUpdate.points/${keyword}`])
  })

  it('a maximum below what the contract allows is one, and the format that says the same is not another', async () => {
    const expected = ['risky sent-constraint-changed/TeamUpdate.points/maximum']
    expect(await points({ maximum: 2_147_483_647 })).toEqual(expected)
    expect(await points({ maximum: 2_147_483_647, format: 'int32' })).toEqual(expected)
  })

  it('a format that holds what the contract allows is none', async () => {
    const ours = contract()
    Object.assign(ours.components.schemas.TeamUpdate.properties.points, { maximum: 1000 })
    const theirs = structuredClone(ours)
    theirs.components.schemas.TeamUpdate.properties.points.format = 'int32'
    expect((await differences(theirs, {}, ours)).findings).toEqual([])
  })

  it('int32 on every whole number is one finding with its places, and none in answers and parameters', async () => {
    const document = contract()
    eachSchema(document, (schema) => {
      if (isInteger(schema)) schema.format = 'int32'
    })
    const { findings } = await differences(document)
    expect(findings.map(({ id }) => id)).toEqual(['diff/sent-constraint-changed/many/format-int32'])
  })

  it('no id contains a pattern', async () => {
    const pattern = '^(?:[a-z] [0-9]{2}/x)$'
    const document = contract()
    eachSchema(document, (schema) => {
      if (schema.type === 'string' && !schema.enum) schema.pattern = pattern
    })
    const { findings } = await differences(document)
    expect(findings.length).toBeGreaterThan(1)
    for (const { id } of findings) expect(id).toMatch(/^[\w/. ?:-]+$/)
    const ids = findings.map(({ id }) => id)
    expect(ids).toContain('diff/sent-constraint-changed/many/pattern')
    expect(ids).toContain('diff/parameter-narrowed/many/pattern')
    const entries = ['a', 'b', 'c', 'd'].map((name) => ({
      request: { method: 'GET', url: `https://api.example.com/${name}` },
      response: { status: 200, content: { mimeType: 'application/json', text: '{"code": "x"}' } },
    }))
    const paths = Object.fromEntries(
      entries.map(({ request: { url } }) => {
        const path = new URL(url).pathname
        const schema = { type: 'object', properties: { code: { type: 'string', pattern } } }
        const responses = { 200: { description: '', content: { 'application/json': { schema } } } }
        return [path, { get: { operationId: path.slice(1), responses } }]
      }),
    )
    const other = fileWith({ openapi: '3.1.0', paths })
    const args = ['--contract', other, '--base-url', 'https://api.example.com']
    const { findings: found } = await report('har', fileWith({ log: { entries } }), ...args)
    expect(found.map(({ id }) => id)).toEqual(['answer/out-of-bounds/many/pattern'])
  })
})
