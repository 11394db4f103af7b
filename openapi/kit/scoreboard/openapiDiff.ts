// Further changes in the tests of openapi-diff, each as a pair of small documents of ours. A name after a slash is one change
// of a test that makes several.
import type { Json } from '../contract/types.ts'
import type { Case } from './cases.ts'
import {
  alternative,
  answered,
  base,
  changed,
  enumOf,
  inField,
  integer,
  list,
  object,
  parameter,
  renamed,
  sent,
  text,
  thing,
  things,
  total,
} from './documents.ts'

const third = { type: 'object', properties: { y: integer }, required: ['y'] }
const field = (schema: Json) => sent(inField(schema))
const answer = (schema: Json) => answered(inField(schema))
const draft4 = (document: Json) => ({ ...document, openapi: '3.0.3' })
const key = { type: 'apiKey', in: 'header', name: 'X-Key' }
const scheme = (value: Json, scopes: string[] = []) =>
  changed((d) => {
    d.components.securitySchemes.token = value
    d.security = [{ token: scopes }]
  })
const flow = (more: Json) =>
  scheme({
    type: 'oauth2',
    flows: {
      authorizationCode: {
        authorizationUrl: 'https://id.example.com/a',
        tokenUrl: 'https://id.example.com/t',
        refreshUrl: 'https://id.example.com/r',
        scopes: {},
        ...more,
      },
    },
  })
const kinds = (propertyName: string) =>
  sent({
    oneOf: [object({ kind: text, other: text }, ['kind']), object({ kind: text, z: integer }, ['z'])],
    discriminator: { propertyName },
  })
const content = (side: 'sent' | 'answered', ...names: string[]) =>
  changed((d) => {
    const holder = side === 'sent' ? d.paths[things].post.requestBody : d.paths[things].get.responses[200]
    holder.content = Object.fromEntries(names.map((name) => [name, { schema: thing }]))
  })
const noSchema = changed((d) => {
  d.paths[things].get.responses[200].content = { 'application/json': {} }
})
const tree = (fields: Json, required: string[] = []) => ({
  $ref: '#/components/schemas/Node',
  'x-schemas': {
    Node: {
      type: 'object',
      required,
      properties: { ...fields, details: { type: 'array', items: { $ref: '#/components/schemas/Node' } } },
    },
  },
})

// biome-ignore format: a table
const tables: Record<string, [test: string, verdict: string, before: Json, after: Json][]> = {
  bounds: [
    ['NumericRangeBCTest.changedButCompatible/request', 'c', field({ ...integer, minimum: 10, maximum: 20 }), field({ ...integer, minimum: 9, maximum: 21 })],
    ['NumericRangeBCTest.changedButCompatible/response', 'c', answer({ ...integer, minimum: 10, maximum: 20 }), answer({ ...integer, minimum: 11, maximum: 19 })],
    ['NumericRangeBCTest.requestExclusiveMaxSet', 'B', draft4(field({ ...integer, maximum: 20, exclusiveMaximum: false })), draft4(field({ ...integer, maximum: 20, exclusiveMaximum: true }))],
    ['NumericRangeBCTest.requestExclusiveMinSet', 'B', draft4(field({ ...integer, minimum: 10, exclusiveMinimum: false })), draft4(field({ ...integer, minimum: 10, exclusiveMinimum: true }))],
    ['NumericRangeBCTest.responseExclusiveMaxUnset', 'B', draft4(answer({ ...integer, maximum: 20, exclusiveMaximum: true })), draft4(answer({ ...integer, maximum: 20, exclusiveMaximum: false }))],
    ['NumericRangeBCTest.responseExclusiveMinUnset', 'B', draft4(answer({ ...integer, minimum: 10, exclusiveMinimum: true })), draft4(answer({ ...integer, minimum: 10, exclusiveMinimum: false }))],
    ['SchemaDiffTest.changeMultipleOfHandling/changed', 'B', field({ ...integer, multipleOf: 10 }), field({ ...integer, multipleOf: 20 })],
    ['SchemaDiffTest.changeMultipleOfHandling/added', 'B', field(integer), field({ ...integer, multipleOf: 10 })],
    ['SchemaDiffTest.changeMinMaxItemsHandling/minItems higher', 'B', field({ ...list, minItems: 1 }), field({ ...list, minItems: 2 })],
    ['SchemaDiffTest.changeMinMaxItemsHandling/minItems lower', 'c', field({ ...list, minItems: 2 }), field({ ...list, minItems: 1 })],
    ['SchemaDiffTest.changeMinMaxItemsHandling/maxItems higher', 'c', field({ ...list, maxItems: 8 }), field({ ...list, maxItems: 9 })],
    ['SchemaDiffTest.changeMinMaxItemsHandling/maxItems lower', 'B', field({ ...list, maxItems: 9 }), field({ ...list, maxItems: 8 })],
    ['SchemaDiffTest.changeUniqueItemsHandling/lost', 'c', field({ ...list, uniqueItems: true }), field(list)],
    ['SchemaDiffTest.changeUniqueItemsHandling/added', 'B', field(list), field({ ...list, uniqueItems: true })],
    ['SchemaDiffTest.changeMinMaxPropertiesHandling/minProperties lower', 'c', field({ ...thing, minProperties: 2 }), field({ ...thing, minProperties: 1 })],
    ['SchemaDiffTest.changeMinMaxPropertiesHandling/maxProperties higher', 'c', field({ ...thing, maxProperties: 8 }), field({ ...thing, maxProperties: 9 })],
  ],
  alternatives: [
    ['OneOfBCTest.changedButCompatible/request', 'c', sent({ oneOf: [thing, alternative] }), sent({ oneOf: [thing, alternative, third] })],
    ['OneOfBCTest.changedButCompatible/response', 'c', answered({ oneOf: [thing, alternative] }), answered({ oneOf: [thing] })],
    ['OneOfDiffTest.testComposedSchema', 'B', sent(object({ kind: text })), sent({ ...object({ kind: text }), oneOf: [alternative, third] })],
    ['OneOfDiffTest.testOneOfDiscrimitatorChanged', 'B', kinds('kind'), kinds('other')],
    ['SchemaBCTest.discriminatorChanged', 'B', kinds('kind'), kinds('z')],
    ['OneOfDiffTest.testOneOfDiscrimitatorMissingDifferentOrder', 'c', sent({ oneOf: [thing, alternative] }), sent({ oneOf: [alternative, thing] })],
  ],
  'values and defaults': [
    ['EnumBCTest.changedButCompatible/request', 'c', parameter(enumOf('a', 'b')), parameter(enumOf('a', 'b', 'c'))],
    ['EnumBCTest.changedButCompatible/response', 'c', answer(enumOf('a', 'b')), answer(enumOf('a'))],
  ],
  'fields of bodies': [
    ['ReadOnlyBCTest.changedButCompatible', 'c', answered(object({ a: { ...text, readOnly: true } })), answered(object({ a: text }))],
    ['WriteOnlyBCTest.changedButCompatible', 'c', sent(object({ a: { ...text, writeOnly: true } })), sent(object({ a: text }))],
    ['RequiredBCTest.changedButCompatible/request', 'c', sent(object({ a: text }, ['own', 'a'])), sent(object({ a: text }, ['own']))],
    ['RequiredBCTest.changedButCompatible/response', 'c', answered(object({ a: text }, ['own'])), answered(object({ a: text }, ['own', 'a']))],
    ['SchemaBCTest.changedButCompatible/field of a request lost', 'c', sent(object({ a: integer })), sent(object({}))],
    ['SchemaBCTest.changedButCompatible/field of a request added', 'c', sent(object({})), sent(object({ a: integer }))],
    ['SchemaBCTest.changedButCompatible/optional field of a response lost', 'c', answered(object({ a: integer })), answered(object({}))],
    ['SchemaBCTest.changedButCompatible/deprecated', 'c', sent(inField(text)), sent(inField({ ...text, deprecated: true }))],
    ['SchemaDiffTest.addPropertyHandlingTest', 'c', sent(object({})), sent(object({ a: text }))],
    ['SchemaDiffTest.addPropertyInPutApiIsCompatible', 'c', answered(object({})), answered(object({ a: text }))],
    ['RecursiveSchemaTest.testDiffDifferent', 'B', answered(tree({ message: text, message2: text }, ['message2'])), answered(tree({ message: text }))],
    ['RecursiveSchemaTest.testDiffDifferentCyclic', 'B', answered(tree({ message: text, message2: text }, ['message2'])), answered({
      $ref: '#/components/schemas/Node',
      'x-schemas': {
        Node: { type: 'object', properties: { message: text, details: { type: 'array', items: { $ref: '#/components/schemas/Other' } } } },
        Other: { type: 'object', properties: { message: text, details: { type: 'array', items: { $ref: '#/components/schemas/Node' } } } },
      },
    })],
  ],
  'types and null': [
    ['SchemaDiffTest.changeNullableHandling/possible', 'c', field(text), field({ type: ['string', 'null'] })],
  ],
  parameters: [
    ['ParameterBCTest.changedButCompatible/optional', 'c', parameter(text, { required: true }), parameter(text)],
    ['ParameterBCTest.changedButCompatible/empty allowed', 'c', parameter(text), parameter(text, { allowEmptyValue: true })],
    ['ParametersBCTest.changedButCompatible', 'c', base(), parameter(text)],
    ['ParameterDiffTest.pathSamePathParamsDiffParamSameAsInPathButSchemaDiff', 'B', changed((d) => { d.paths['/things/{id}'].delete.parameters[0].schema = integer }), renamed('key', { schema: { ...text, maxLength: 20 } })],
    ['ParameterDiffTest.pathSamePathParamsDiffParamNameDiffSchemaSame', 'c', base(), renamed('key', { schema: { ...text, maxLength: 20 } })],
  ],
  'operations, statuses, headers, content types': [
    ['ApiResponseBCTest.changedButCompatible', 'c', base(), changed((d) => { d.paths[things].post.responses[202] = { description: '' } })],
    ['ContentBCTest.changedButCompatible/request', 'c', content('sent', 'application/json'), content('sent', 'application/json', 'application/xml')],
    ['ContentBCTest.changedButCompatible/response', 'c', content('answered', 'application/json'), content('answered', 'application/json', 'application/xml')],
    ['ContentDiffTest.testContentDiffWithOneEmptyMediaType', 'B', noSchema, content('answered', 'application/json')],
    ['ContentDiffTest.testAddedResponseContentTypeDiff', 'c', content('answered', 'application/json'), content('answered', 'application/json', 'text/csv')],
    ['ContentDiffTest.testRemovedResponseContentTypeDiff', 'B', content('answered', 'application/json', 'text/csv'), content('answered', 'application/json')],
    ['ContentDiffTest.testAddedRequestContentTypeDiff', 'c', content('sent', 'application/json'), content('sent', 'application/json', 'text/csv')],
    ['ContentDiffTest.testRemovedRequestContentTypeDiff', 'B', content('sent', 'application/json', 'text/csv'), content('sent', 'application/json')],
    ['HeaderBCTest.changedButCompatible', 'c', base(), total({ deprecated: true })],
    ['HeaderBCTest.responseExplodeChanged', 'B', total({ explode: true, schema: list }), total({ explode: false, schema: list })],
    ['HeadersBCTest.changedButCompatible', 'c', base(), changed((d) => { d.paths[things].get.responses[200].headers['X-More'] = { schema: text } })],
    ['OpenApiBCTest.changedButCompatible', 'c', base(), changed((d) => { d.paths['/more/{id}'] = { get: { responses: { 200: { description: '' } } } } })],
    ['OpenApiBCTest.endpointsDecreased', 'B', base(), changed((d) => { delete d.paths[things] })],
    ['PathsBCTest.changedButCompatible', 'c', base(), changed((d) => { d.paths['/things/{id}/status'] = { get: { responses: { 200: { description: '' } } } } })],
    ['PathBCTest.changedButCompatible', 'c', base(), changed((d) => { d.paths[things].put = { responses: { 200: { description: '' } } } })],
    ['PathDiffTest.testSameTemplateDifferentMethods', 'c', base(), changed((d) => { d.paths['/things/{key}'] = { put: { parameters: [{ name: 'key', in: 'path', required: true, schema: text }], responses: { 200: { description: '' } } } } })],
    ['OperationBCTest.changedButCompatible', 'c', base(), changed((d) => { d.paths[things].get.deprecated = true })],
    ['OperationDiffTest.testOperationSummaryChanged', 'c', base(), changed((d) => { d.paths[things].get.summary = 'changed' })],
    ['OperationDiffTest.testOperationDescriptionChanged', 'c', base(), changed((d) => { d.paths[things].get.description = 'changed' })],
  ],
  'sign-in': [
    ['SecurityRequirementBCTest.changedButCompatible', 'c', changed((d) => { d.components.securitySchemes.key = key; d.security = [{ token: [], key: [] }] }), changed((d) => { d.components.securitySchemes.key = key })],
    ['SecurityRequirementsBCTest.changedButCompatible', 'c', base(), changed((d) => { d.components.securitySchemes.key = key; d.security = [{ token: [] }, { key: [] }] })],
    ['SecurityRequirementsBCTest.schemeTypeChanged', 'B', base(), scheme(key)],
    ['SecuritySchemeBCTest.changedButCompatible', 'c', scheme({ type: 'oauth2', flows: {} }, ['a', 'b']), scheme({ type: 'oauth2', flows: {} }, ['a'])],
    ['SecuritySchemeBCTest.inChanged', 'B', scheme(key), scheme({ ...key, in: 'query' })],
    ['SecuritySchemeBCTest.openIdConnectUrlChanged', 'B', scheme({ type: 'openIdConnect', openIdConnectUrl: 'https://id.example.com/1' }), scheme({ type: 'openIdConnect', openIdConnectUrl: 'https://id.example.com/2' })],
    ['OAuthFlowBCTest.authorizationUrlChanged', 'B', flow({}), flow({ authorizationUrl: 'https://new.example.com/a' })],
    ['OAuthFlowBCTest.tokenUrlChanged', 'B', flow({}), flow({ tokenUrl: 'https://new.example.com/t' })],
    ['OAuthFlowBCTest.refreshUrlChanged', 'B', flow({}), flow({ refreshUrl: 'https://new.example.com/r' })],
    ['SecurityDiffTest.testDiffDifferent/scope added', 'B', scheme({ type: 'oauth2', flows: {} }, ['a']), scheme({ type: 'oauth2', flows: {} }, ['a', 'b'])],
  ],
}

export const openapiDiff: Case[] = Object.entries(tables).flatMap(([kind, rows]) =>
  rows.map(([test, verdict, before, after]): Case => ['openapi-diff', kind, test, verdict, before, after]),
)
