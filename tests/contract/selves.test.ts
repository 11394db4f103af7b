import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fastapi, springdoc } from './frameworks'
import { contract, differences, fileWith, type Json, report } from './support'

// Runs in test:all: it compares many descriptions and services with the kit.

const folder = 'tests/contract/documents'
// The others are lists of pairs.
const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(fastapi-\w+|contract)\.json$/.test(name),
)

/** A document whose one operation has this parameter, and this schema in its body and in its answer. */
function small(schema: Json, parameter?: Json): Json {
  const content = { 'application/json': { schema } }
  const responses = { 200: { description: '', content } }
  const post = {
    operationId: 'create',
    parameters: parameter ? [parameter] : [],
    requestBody: { required: true, content },
    responses,
  }
  return { openapi: '3.1.0', info: { title: 'Things', version: '1' }, paths: { '/things': { post } } }
}

const text = { type: 'string' }
const object = { type: 'object', properties: { a: text, b: { type: 'integer' } }, required: ['a'] }

// biome-ignore format: a table
const schemas: [string, Json][] = [
  ['a tuple', { type: 'array', prefixItems: [text, text] }],
  ['a tuple closed by items', { type: 'array', prefixItems: [text, text], items: false }],
  ['an open enum', { type: 'string', 'x-extensible-enum': ['a', 'b'] }],
  ['alternatives with a default', { default: 'a', oneOf: [text, object] }],
  ['all of several with a default', { default: { a: '' }, allOf: [object, { type: 'object', properties: { c: text } }] }],
  ['fields in one direction', { type: 'object', required: ['a', 'b'], properties: { a: { ...text, readOnly: true }, b: { ...text, writeOnly: true } } }],
  ['conditions', { ...object, if: { required: ['a'] }, else: { required: ['b'] }, dependentRequired: { a: ['b'] }, not: { required: ['z'] } }],
  ['an anchor', { ...object, properties: { inner: { $ref: '#thing' }, own: { ...object, $anchor: 'thing' } } }],
  ['names that differ only in style', { type: 'object', properties: { imgUrl: text, img_url: text, IMGURL: text } }],
  ['values that differ only in style', { type: 'string', enum: ['a-b', 'A_B', 'ab', ''] }],
  ['numbers', { type: 'number', format: 'float', minimum: -9007199254740991, maximum: 3 }],
  ['no schema', {}],
  ['nothing', false],
  ['null', { type: 'null' }],
]
// biome-ignore format: a table
const parameters: [string, Json][] = [
  ['with content', { name: 'f', in: 'query', content: { 'application/json': { schema: object } } }],
  ['with content without a schema', { name: 'f', in: 'query', content: { 'application/json': {} } }],
  ['of an object', { name: 'f', in: 'query', schema: object }],
  ['of an object in one', { name: 'f', in: 'query', explode: false, schema: object }],
  ['of an object in brackets', { name: 'f', in: 'query', style: 'deepObject', explode: true, schema: object }],
  ['of a list with bars', { name: 'f', in: 'query', style: 'pipeDelimited', explode: false, schema: { type: 'array', items: text } }],
  ['of a list in a header', { name: 'X-F', in: 'header', schema: { type: 'array', items: text } }],
  ['with alternatives and a default', { name: 'f', in: 'query', schema: { default: 'a', oneOf: [text, { type: 'integer' }] } }],
]

const documents: [string, () => Json | Promise<Json>][] = [
  ['the contract', contract],
  ...kept.map((name): [string, () => Json] => [
    name,
    () => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
  ]),
  ...(['default', 'careful'] as const).flatMap((style): [string, () => Json][] => [
    [`FastAPI, ${style}`, () => fastapi(contract(), style)],
    [`springdoc, ${style}`, () => springdoc(contract(), style)],
  ]),
  ...schemas.map(([name, schema]): [string, () => Json] => [`a schema: ${name}`, () => small(schema)]),
  ...parameters.map(([name, parameter]): [string, () => Json] => [
    `a parameter ${name}`,
    () => small(object, parameter),
  ]),
]

describe('a document is clean beside itself', () => {
  it.each(documents)('%s', async (_name, make) => {
    const document = await make()
    const { findings, incomplete } = await differences(document, {}, structuredClone(document))
    expect({ findings, incomplete }).toEqual({ findings: [], incomplete: [] })
    const file = fileWith(document)
    expect((await report('diff', file, '--contract', file)).code).toBe(0)
  })

  it('all pairs of the scoreboard', async () => {
    const { pairs, rulesFor } = await import('./scoreboard/scoreboard')
    for (const { name, before, after } of pairs())
      for (const document of [before, after])
        expect(rulesFor(document, structuredClone(document)), name).toEqual([])
  })
})

/** The findings of a changed document, in short. */
async function found(before: Json, after: Json) {
  const { findings } = await differences(after, {}, before)
  return findings.map(({ severity, id }) => `${severity} ${id.replace('diff/', '')}`)
}
const things = (a: Json, required: string[] = []) => small({ type: 'object', properties: { a }, required })

describe('contract diff with another contract', () => {
  // biome-ignore format: a table
  it.each<[string, Json, Json, string[]]>([
    ['a tuple is closed', small(schemas[0]?.[1]), small(schemas[1]?.[1]), ['risky sent-constraint-changed/create/maxItems', 'harmless answer-narrowed/create/200']],
    ['a tuple is opened', small(schemas[1]?.[1]), small(schemas[0]?.[1]), ['harmless answer-constraint-changed/create/200', 'harmless sent-widened/create/maxItems']],
    ['an open enum has a further value', things({ ...text, 'x-extensible-enum': ['a'] }), things({ ...text, 'x-extensible-enum': ['a', 'b'] }), ['risky answer-enum-added/create/200/a/b', 'harmless sent-widened/create/a/enum']],
    ['an open enum loses a value', things({ ...text, 'x-extensible-enum': ['a', 'b'] }), things({ ...text, 'x-extensible-enum': ['a'] }), ['breaks sent-enum-values-removed/create/a/enum/b', 'harmless answer-narrowed/create/200/a']],
    ['an enum is opened', things({ ...text, enum: ['a'] }), things({ ...text, 'x-extensible-enum': ['a'] }), ['risky answer-enum-added/create/200/a', 'harmless sent-widened/create/a/enum']],
    ['an open enum is closed', things({ ...text, 'x-extensible-enum': ['a'] }), things({ ...text, enum: ['a'] }), ['breaks sent-enum-values-removed/create/a/enum', 'harmless answer-narrowed/create/200/a']],
    ['alternatives get a default', things({ oneOf: [text, object] }), things({ default: 'a', oneOf: [text, object] }), ['risky sent-default-changed/create/a/default']],
    ['all of several get a default', things({ allOf: [text] }), things({ default: 'a', allOf: [text] }), ['risky sent-default-changed/create/a/default']],
    ['required is lost with readOnly', things({ ...text, readOnly: true }, ['a']), things(text), ['breaks answer-field-optional/create/200/a', 'harmless sent-field-writable/create/a', 'harmless sent-widened/create/a']],
    ['required is lost, readOnly is new', things(text, ['a']), things({ ...text, readOnly: true }), ['breaks answer-field-optional/create/200/a', 'breaks sent-field-ignored/create/a', 'harmless sent-widened/create/a']],
    ['required is lost with writeOnly', things({ ...text, writeOnly: true }, ['a']), things(text), ['harmless answer-field-added/create/200/a', 'harmless sent-widened/create/a']],
    ['required is lost, writeOnly is new', things(text, ['a']), things({ ...text, writeOnly: true }), ['breaks answer-field-hidden/create/200/a', 'harmless sent-widened/create/a']],
    ['a field that is never answered is gone', small({ type: 'object', properties: { a: { ...text, writeOnly: true }, b: text, c: text } }), small({ type: 'object', properties: { b: text, c: text } }), ['breaks sent-field-removed/create/a']],
    ['the items of a list get a type', things({ type: 'array' }), things({ type: 'array', items: text }), ['breaks sent-schema-type-changed/create/a[]']],
    ['a parameter is written as JSON', small(object, { name: 'f', in: 'query', schema: text }), small(object, { name: 'f', in: 'query', content: { 'application/json': { schema: text } } }), ['risky parameter-narrowed/create/query-f/style']],
    ['the target of an anchor changes', small(schemas[7]?.[1]), small({ ...object, properties: { inner: { $ref: '#thing' }, own: { ...object, properties: { a: text }, $anchor: 'thing' } } }), ['breaks answer-field-removed/create/200/inner.b', 'breaks answer-field-removed/create/200/own.b', 'breaks sent-field-removed/create/inner.b', 'breaks sent-field-removed/create/own.b']],
  ])('%s', async (_name, before, after, expected) => {
    expect(await found(before, after)).toEqual(expected)
  })

  it('names an anchor that no schema has', async () => {
    await expect(found(small(object), small({ $ref: '#gone' }))).rejects.toThrow(
      /refers to #gone, and no schema has this \$anchor/,
    )
  })
})
