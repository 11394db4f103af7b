// Changes in the tests of oasdiff that are named Breaking_…, each as a pair of small documents of ours.
import type { Json } from '../contract/types.ts'
import type { Case } from './cases.ts'
import {
  alternative,
  answered,
  base,
  both,
  changed,
  inField,
  inPath,
  integer,
  list,
  object,
  parameter,
  sent,
  text,
  thing,
  things,
  total,
} from './documents.ts'

const header = (schema: Json, more: Json = {}) =>
  parameter(schema, { name: 'X-Extra', in: 'header', ...more })
const status = (status: string) =>
  changed((d) => {
    d.paths[things].get.responses[status] = { description: '' }
  })
const body = (required: boolean) =>
  changed((d) => {
    d.paths['/things/{id}'].delete.requestBody = { required, content: {} }
  })
const link = (operationId: string) =>
  changed((d) => {
    d.paths[things].get.responses[200].links = { next: { operationId } }
  })
const media = (types: Json) =>
  changed((d) => {
    d.paths[things].post.requestBody.content = types
  })
const json = { 'application/json': { schema: thing } }
const recursive = (value: Json) => ({
  ...inField(value),
  $defs: {},
  properties: { ...inField(value).properties, inner: inField(value) },
})

// biome-ignore format: a table
const tables: Record<string, [test: string, verdict: string, before: Json, after: Json][]> = {
  bounds: [
    ['RequestMaxLengthSmaller', 'B', inPath({ ...text, maxLength: 13 }), inPath({ ...text, maxLength: 11 })],
    ['RequestMaxLengthGreater', 'c', inPath({ ...text, maxLength: 13 }), inPath({ ...text, maxLength: 14 })],
    ['MaxLengthFromNil', 'B', inPath(text), inPath({ ...text, maxLength: 14 })],
    ['RequestMaxLengthToNil', 'c', inPath({ ...text, maxLength: 13 }), inPath(text)],
    ['RequestMinLengthSmaller', 'c', inPath({ ...text, minLength: 13 }), inPath({ ...text, minLength: 11 })],
    ['RequestMinItemsSmaller', 'c', parameter({ ...list, minItems: 13 }), parameter({ ...list, minItems: 11 })],
    ['RequeatMinItemsGreater', 'B', parameter({ ...list, minItems: 13 }), parameter({ ...list, minItems: 14 })],
    ['MaxSmaller', 'B', inPath({ ...integer, maximum: 13 }), inPath({ ...integer, maximum: 11 })],
    ['ResponseMaxLengthSmaller', 'c', answered({ ...text, maxLength: 13 }), answered({ ...text, maxLength: 11 })],
    ['ResponseMaxLengthGreater', 'B', answered({ ...text, maxLength: 13 }), answered({ ...text, maxLength: 14 })],
    ['ResponseMaxLengthFromNil', 'c', answered(text), answered({ ...text, maxLength: 14 })],
    ['ResponseMaxLengthToNil', 'B', answered({ ...text, maxLength: 13 }), answered(text)],
    ['MinLengthSmaller', 'B', answered({ ...text, minLength: 13 }), answered({ ...text, minLength: 11 })],
    ['ResponseMinItemsSmaller', 'B', answered({ ...list, minItems: 13 }), answered({ ...list, minItems: 11 })],
    ['ResponseMinItemsGreater', 'c', answered({ ...list, minItems: 13 }), answered({ ...list, minItems: 14 })],
    ['MaxSmallerInResponse', 'c', total({ schema: { ...integer, maximum: 13 } }), total({ schema: { ...integer, maximum: 11 } })],
    ['RequestParameterMaxItemsWithFlatten', 'B',
      changed((d) => { d.paths[things].parameters = [{ name: 'extra', in: 'query', schema: { ...list, maxItems: 20 } }] }),
      changed((d) => { d.paths[things].parameters = [{ name: 'extra', in: 'query', schema: { ...list, maxItems: 10 } }] })],
  ],
  parameters: [
    ['NewRequiredProperty', 'B', header(object({})), header(object({ course: text }, ['course']))],
    ['NewNonRequiredProperty', 'c', header(object({})), header(object({ course: text }))],
    ['PropertyRequiredEnabled', 'B', header(object({ course: text })), header(object({ course: text }, ['course']))],
    ['PropertyRequiredDisabled', 'c', header(object({ course: text }, ['course'])), header(object({ course: text }))],
    ['ReqParameterBecameEnum', 'B', inPath(text), inPath({ ...text, enum: ['a', 'b'] })],
    ['ReqParameterHeaderPropertyBecameEnum', 'B', header(object({ course: text })), header(object({ course: { ...text, enum: ['a'] } }))],
    ['DeletedEnum', 'B', parameter({ ...text, enum: ['a', 'b'] }), parameter({ ...text, enum: ['a'] })],
    ['PathParamRename', 'c', base(), changed((d) => {
      d.paths['/things/{key}'] = d.paths['/things/{id}']
      d.paths['/things/{key}'].delete.parameters[0].name = 'key'
      delete d.paths['/things/{id}']
    })],
    ['NewPathParam', 'B', changed((d) => { d.paths['/things/{id}'].delete.parameters = [] }), base()],
    ['HeaderParamRequiredEnabled', 'B', header(text), header(text, { required: true })],
    ['HeaderParamRequiredDisabled', 'c', header(text, { required: true }), header(text)],
    ['ModifyParameterPattern', 'B', parameter({ ...text, pattern: '^[a-z]+$' }), parameter({ ...text, pattern: '^[a-c]+$' })],
    ['ModifyRequiredOptionalParamDefaultValue', 'B', header({ ...text, default: 'X' }), header({ ...text, default: 'Y' })],
    ['SettingOptionalParamDefaultValue', 'B', header(text), header({ ...text, default: 'Y' })],
    ['RemovingOptionalParamDefaultValue', 'B', header({ ...text, default: 'Y' }), header(text)],
    ['ModifyRequiredRequiredParamDefaultValue', 'c', header({ ...text, default: 'X' }, { required: true }), header({ ...text, default: 'Y' }, { required: true })],
    ['DeprecatedSchema', 'c', header(text), header({ ...text, deprecated: true })],
  ],
  'fields of bodies': [
    ['RespBodyRequiredPropertyDisabled', 'B', answered(object({ a: text }, ['a'])), answered(object({ a: text }))],
    ['RespBodyRequiredPropertyEnabled', 'c', answered(object({ a: text })), answered(object({ a: text }, ['a']))],
    ['RespBodyDeleteAndDisableRequiredProperty', 'B', answered(object({ a: text }, ['a'])), answered(object({}))],
    ['RespBodyNewRequiredProperty', 'c', answered(object({})), answered(object({ a: text }, ['a']))],
    ['RespBodyDeleteRequiredProperty', 'B', answered(object({ a: text }, ['a'])), answered(object({}))],
    ['RespBodyNewAllOfRequiredProperty', 'c', answered({ allOf: [thing, object({})] }), answered({ allOf: [thing, object({ c: text }, ['c'])] })],
    ['RespBodyDeleteAllOfRequiredProperty', 'B', answered({ allOf: [thing, object({ c: text }, ['c'])] }), answered({ allOf: [thing, object({})] })],
    ['RequiredResponsePropertyAdded', 'c', answered(inField(object({}))), answered(inField(object({ a: text }, ['a'])))],
    ['ReqBodyNewRequiredPropertyNew', 'c', sent(object({})), sent(object({}, ['ghost']))],
    ['ReqBodyRequiredPropertyDisabled', 'c', sent(object({ a: text }, ['a'])), sent(object({ a: text }))],
    ['ReqBodyRequiredPropertyEnabled', 'B', sent(object({ a: text })), sent(object({ a: text }, ['a']))],
    ['ReqBodyNewRequiredProperty', 'B', sent(object({})), sent(object({ a: text }, ['a']))],
    ['ReqBodyDeleteRequiredProperty', 'B', sent(object({ a: text }, ['a'])), sent(object({}))],
    ['ReqBodyDeleteRequiredProperty2', 'B', sent(inField({ type: 'array', items: object({ role: text }) })), sent(inField({ type: 'array', items: object({}) }))],
    ['WriteOnlyDeleteRequiredProperty', 'B', both(object({ a: { ...text, writeOnly: true } }, ['a'])), both(object({}))],
    ['WriteOnlyDeleteNonRequiredProperty', 'B', both(object({ a: { ...text, writeOnly: true }, b: text })), both(object({}))],
    ['WriteOnlyPropertyRequiredDisabled', 'c', answered(object({ a: { ...text, writeOnly: true } }, ['a'])), answered(object({ a: { ...text, writeOnly: true } }))],
    ['RequiredPropertyWriteOnlyEnabled', 'c', answered(object({ a: text }, ['a'])), answered(object({ a: { ...text, writeOnly: true } }, ['a']))],
    ['Body', 'B', sent(object({ id: text })), sent(object({ id: text }, ['id']))],
    ['Items', 'B', sent({ type: 'array', items: object({ id: text }) }), sent({ type: 'array', items: object({ id: text }, ['id']) })],
    ['ItemsWithDefault', 'B', sent({ type: 'array', items: object({ id: text }) }), sent({ type: 'array', items: object({ id: { ...text, default: 'x' } }, ['id']) })],
    ['NestedProp', 'B', sent(inField(object({ id: text }))), sent(inField(object({ id: text }, ['id'])))],
  ],
  alternatives: [
    ['AnyOf', 'B', sent({ anyOf: [object({ id: text }), alternative] }), sent({ anyOf: [object({ id: text }, ['id']), alternative] })],
    ['OneOf', 'B', answered({ oneOf: [object({ id: text }, ['id']), alternative] }), answered({ oneOf: [object({ id: text }), alternative] })],
    ['RequestPropertyAnyOfRemoved', 'B', sent(inField({ anyOf: [thing, alternative] })), sent(inField({ anyOf: [thing] }))],
    ['RequestPropertyOneOfRemoved', 'B', sent(inField({ oneOf: [thing, alternative] })), sent(inField({ oneOf: [thing] }))],
    ['RequestPropertyAllOfAdded', 'B', sent(inField({ allOf: [thing] })), sent(inField({ allOf: [thing, alternative] }))],
    ['RequestPropertyAllOfRemoved', 'B', sent(inField({ allOf: [thing, alternative] })), sent(inField({ allOf: [thing] }))],
  ],
  'values and defaults': [
    ['ReqBodyBecameEnum', 'B', sent(text), sent({ ...text, enum: ['a', 'b'] })],
    ['ReqBodyEnumValueAdded', 'c', sent({ ...text, enum: ['a'] }), sent({ ...text, enum: ['a', 'b'] })],
    ['ReqBodyBecameEnumAndTypeChanged', 'B', sent(text), sent({ ...integer, enum: [1, 2] })],
    ['ReqPropertyBecameEnum', 'B', sent(inField(text)), sent(inField({ ...text, enum: ['a', 'b'] }))],
    ['AddedResponseEnum', 'B', answered(inField({ ...text, enum: ['a'] })), answered(inField({ ...text, enum: ['a', 'b'] }))],
    ['RequestBodyEnumRemoved', 'B', sent({ ...text, enum: ['a', 'b'] }), sent(text)],
    ['ResponsePropertyEnumRemoved', 'c', answered(inField({ ...text, enum: ['a', 'b'] })), answered(inField({ ...text, enum: ['a'] }))],
    ['ResponseMediaTypeEnumRemoved', 'c', answered({ ...text, enum: ['a', 'b'] }), answered({ ...text, enum: ['a'] })],
    ['AddedEnum', 'c', parameter({ ...text, enum: ['a'] }), parameter({ ...text, enum: ['a', 'b'] })],
  ],
  'types and null': [
    ['RespBodyNullable', 'B', answered(thing), answered({ ...thing, type: ['object', 'null'] })],
    ['RespBodyPropertyNullable', 'B', answered(inField(text)), answered(inField({ type: ['string', 'null'] }))],
    ['RespBodyEmbeddedPropertyNullable', 'B', answered(inField(inField(text))), answered(inField(inField({ type: ['string', 'null'] })))],
    ['ReqBodyPropertyNotNullable', 'B', sent(inField({ type: ['string', 'null'] })), sent(inField(text))],
    ['ReqTypeStringToNumber', 'B', sent(text), sent({ type: 'number' })],
    ['ReqTypeNumberToString', 'B', sent({ type: 'number' }), sent(text)],
    ['ReqTypeNumberToInteger', 'B', sent({ type: 'number' }), sent(integer)],
    ['ReqTypeIntegerToNumber', 'c', sent(integer), sent({ type: 'number' })],
    ['ReqTypeUnionNarrowed', 'B', sent({ type: ['string', 'integer'] }), sent(text)],
    ['ReqTypeStringDeleted', 'c', sent(text), sent({})],
    ['ReqTypeNumberToInt32', 'B', sent({ type: 'number' }), sent({ ...integer, format: 'int32' })],
    ['RespTypeStringToNumber', 'B', answered(text), answered({ type: 'number' })],
    ['RespTypeNumberToString', 'B', answered({ type: 'number' }), answered(text)],
    ['RespTypeNumberToInteger', 'c', answered({ type: 'number' }), answered(integer)],
    ['RespTypeIntegerToNumber', 'B', answered(integer), answered({ type: 'number' })],
    ['RespTypeNumberToInt32', 'c', answered({ type: 'number' }), answered({ ...integer, format: 'int32' })],
    ['RespTypeChanged', 'B', answered(inField(inField(text))), answered(inField(inField({ ...integer, format: 'int32' })))],
  ],
  'patterns and formats': [
    ['DeletePatten', 'c', sent(inField({ ...text, pattern: '^[a-z]+$' })), sent(inField(text))],
    ['AddPattern', 'B', sent(inField(text)), sent(inField({ ...text, pattern: '^[a-z]+$' }))],
    ['AddPatternRecursive', 'B', sent(recursive(text)), sent(recursive({ ...text, pattern: '^[a-z]+$' }))],
    ['ModifyPattern', 'B', sent(inField({ ...text, pattern: '^[a-z]+$' })), sent(inField({ ...text, pattern: '^[a-c]+$' }))],
    ['GeneralizedPattern', 'c', sent(inField({ ...text, pattern: '^[a-z]+$' })), sent(inField({ ...text, pattern: '.*' }))],
    ['ModifyPatternToAnyString', 'c', sent({ ...text, pattern: '^[a-z]+$' }), sent({ ...text, pattern: '.*' })],
  ],
  'operations, statuses, headers, content types': [
    ['RequestBodyRequiredEnabled', 'B', body(false), body(true)],
    ['RequestBodyRequiredDisabled', 'c', body(true), body(false)],
    ['ResponseNonSuccessStatusUpdated', 'c', status('418'), base()],
    ['ResponseUnparseableStatusRemoved', 'c', status('default'), base()],
    ['ResponseErrorStatusRemoved', 'c', base(), changed((d) => { delete d.paths[things].get.responses[400] })],
    ['RequestBodyMediaTypeRemoved', 'B', media({ ...json, 'application/xml': { schema: thing } }), media(json)],
    ['TagRemoved', 'c', changed((d) => { d.paths[things].get.tags = ['old'] }), changed((d) => { d.paths[things].get.tags = ['new'] })],
    ['DeletedTag', 'c', changed((d) => { d.paths[things].get.tags = ['old'] }), base()],
    ['TagAdded', 'c', base(), changed((d) => { d.paths[things].get.tags = ['new'] })],
    ['OperationID', 'c', base(), changed((d) => { d.paths[things].get.operationId = 'all' })],
    ['OperationIdAdded', 'c', changed((d) => { delete d.paths[things].get.operationId }), base()],
    ['LinkOperationID', 'c', link('listThings'), link('deleteThing')],
    ['NewRequiredResponseHeader', 'c', base(), changed((d) => { d.paths[things].get.responses[200].headers['X-More'] = { required: true, schema: text } })],
    ['ModifiedExtension', 'c', changed((d) => { d.paths[things].get['x-owner'] = 'a' }), changed((d) => { d.paths[things].get['x-owner'] = 'b' })],
    ['Comments', 'c', base(), changed((d) => { d.paths[things].get.description = 'words' })],
    ['SchemaRemoved', 'c', changed((d) => { d.components.schemas.Old = thing }), base()],
  ],
}

export const breaking: Case[] = Object.entries(tables).flatMap(([kind, rows]) =>
  rows.map(
    ([test, verdict, before, after]): Case => ['oasdiff', kind, `Breaking_${test}`, verdict, before, after],
  ),
)
