import { describe, expect, it } from 'vitest'
import { contract, resolved, type Schema } from '../openapi'

interface Body {
  content: Record<string, { schema: Schema }>
}

const operations = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ operationId }) => operationId !== undefined) as {
  operationId: string
  requestBody?: Body
  responses: Record<string, { $ref?: string; content?: Body['content'] }>
}[]

const bodies = operations.flatMap(({ operationId, requestBody }) =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ operationId, schema })),
)
const isOpen = (schema: Schema) =>
  (resolved(schema) as { additionalProperties?: unknown }).additionalProperties !== false

/** The fields of the server, wherever the contract has them. */
const managed = ['stock', 'currentCount', 'apikey', 'memberCount']

function fieldsOf(schema: Schema, seen = new Set<Schema>()): [string, Schema][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const own = Object.entries(schema.properties ?? {})
  const parts = [...own.map(([, part]) => part), ...(schema.items ? [schema.items] : [])]
  return [...own, ...parts.flatMap((part) => fieldsOf(part, seen))]
}

describe('bodies of the contract (rule API-13)', () => {
  it('have names', () => {
    const unnamed = bodies.filter(({ schema }) => schema.$ref === undefined)
    expect(bodies.length).toBeGreaterThan(30)
    expect(unnamed).toEqual([])
  })

  it('of requests that create allow no other fields; what updates and what is returned does', () => {
    const creates = bodies.filter(({ operationId }) => /^(create|copy|upload)/.test(operationId))
    // The console has no form for rules.
    const open = creates.filter(({ schema }) => isOpen(schema)).map(({ operationId }) => operationId)
    expect(creates.length).toBeGreaterThan(14)
    expect(open).toEqual(['createRule'])
    const updates = bodies.filter(({ operationId }) => /^update/.test(operationId))
    expect(updates.filter(({ schema }) => !isOpen(schema))).toEqual([])
    const returned = operations.flatMap(({ responses }) =>
      Object.values(responses['200']?.content ?? {}).map(({ schema }) => resolved(schema)),
    )
    expect(returned.flatMap((schema) => (isOpen(schema.items ?? schema) ? [] : [schema]))).toEqual([])
  })

  it('mark the fields of the server', () => {
    const found = Object.values(contract.components.schemas)
      .flatMap((schema) => fieldsOf(schema))
      .filter(([name]) => managed.includes(name))
    expect(new Set(found.map(([name]) => name))).toEqual(new Set(managed))
    expect(found.filter(([, schema]) => !schema.readOnly && !resolved(schema).readOnly)).toEqual([])
  })
})
