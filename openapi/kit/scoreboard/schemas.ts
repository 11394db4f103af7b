// Changes of types, null, alternatives, inner schemas, parameters, content types and sign-in in the tests of oasdiff, each as
// a pair of small documents of ours. A name after a slash is one change of a test that makes several.
import type { Json } from '../contract/types.ts'
import type { Case } from './cases.ts'
import {
  answered,
  base,
  both,
  changed,
  enumOf,
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

const number = { type: 'number' }
const textOrNumber = { oneOf: [text, integer] }
const deep = (schema: Json) => parameter(inField(schema), { style: 'deepObject', explode: true })
const orNull = (schema: Json) => ({ oneOf: [{ type: 'null' }, schema] })
const untyped = (side: 'sent' | 'answered', schema: Json) => {
  const d = base()
  const holder = side === 'sent' ? d.paths[things].post.requestBody : d.paths[things].get.responses[200]
  holder.content = { 'application/json': schema && { schema } }
  return d
}
const types = (...names: string[]) =>
  changed((d) => {
    const { content } = d.paths[things].get.responses[200]
    d.paths[things].get.responses[200].content = Object.fromEntries(
      names.map((name) => [name, content['application/json']]),
    )
  })
const petKinds = (more: Json = {}) => ({
  oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }],
  ...more,
})
const pets = (schema: Json) => ({
  ...schema,
  'x-schemas': {
    Dog: { type: 'object', required: ['kind'], properties: { kind: text, other: text, bark: integer } },
    Cat: { type: 'object', required: ['kind'], properties: { kind: text, other: text, mew: integer } },
  },
})
const byKind = (propertyName: string, mapping: Json) =>
  pets(petKinds({ discriminator: { propertyName, mapping } }))
const mapped = byKind('kind', { dog: '#/components/schemas/Dog', cat: '#/components/schemas/Cat' })
const otherName = byKind('other', { dog: '#/components/schemas/Dog', cat: '#/components/schemas/Cat' })
const otherMapping = byKind('kind', { dog: '#/components/schemas/Dog', cats: '#/components/schemas/Cat' })
const plain = pets(petKinds())
const oauth = (change: (flow: Json, scheme: Json, d: Json) => void) =>
  changed((d) => {
    const implicit = { authorizationUrl: 'https://id.example.com/authorize', scopes: { read: 'read' } }
    const scheme = { type: 'oauth2', flows: { implicit } }
    d.components.securitySchemes.token = scheme
    change(implicit, scheme, d)
  })
const unchanged = () => {}
const hooks = (more: Json) =>
  changed((d) => {
    d.webhooks = more
  })
const hook = (required: boolean, fields: Json) => ({
  post: { requestBody: { required, content: { 'application/json': { schema: object(fields) } } } },
})
const inner = (min: number) => ({
  type: 'object',
  if: { properties: { kind: { const: `type${min}` } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { value: { ...integer, minimum: min } } },
  else: { properties: { value: { ...text, minLength: min } } },
})
const innerField = (fields: Json, required: string[]) => ({
  type: 'object',
  if: { properties: { kind: text } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { name: text, ...fields }, required },
})
const negated = (fields: Json, required: string[]) => ({
  type: 'object',
  not: { type: 'object', properties: fields, required },
})
const valuesOf = (schema: Json) => ({ type: 'object', additionalProperties: schema })
const wrapped = {
  oneOf: [object({ foo: text, bar: text }, ['foo']), object({ foo: text, bar: text }, ['bar'])],
}
const packed = (more: Json) => ({
  ...text,
  contentMediaType: 'application/json',
  contentEncoding: 'base64',
  ...more,
})
const repacked = packed({
  contentMediaType: 'text/plain',
  contentEncoding: 'quoted-printable',
  contentSchema: text,
})

// biome-ignore format: a table
const tables: Record<string, [test: string, verdict: string, before: Json, after: Json][]> = {
  'types and null': [
    ['TypeCheckerSuppressedForNullOnly31', 'c', sent(inField(text)), sent(inField({ type: ['string', 'null'] }))],
    ['ResponsePropertyBecameNullable31Property', 'B', both(inField(text)), both(inField({ type: ['string', 'null'] }))],
    ['RequestBodyTypeRemovedEntirelyStaysNullable', 'c', sent({ ...thing, type: ['object', 'null'] }), sent({ properties: thing.properties })],
    ['ResponseTypeArrayBecameNotNullable', 'c', answered(inField({ type: ['string', 'null'] })), answered(inField(text))],
    ['ResponseTypeArrayBecameNullable', 'B', answered(inField(text)), answered(inField({ type: ['string', 'null'] }))],
    ['NullableWrapping_RequestProperties', 'c', sent(object({ a: enumOf('a', 'b'), b: thing, c: text })), sent(object({ a: orNull(enumOf('a', 'b')), b: orNull(thing), c: { type: ['string', 'null'] } }))],
    ['NullableWrapping_NarrowedEnumStillReported', 'B', sent(inField(enumOf('a', 'b'))), sent(inField(orNull(enumOf('a'))))],
    ['NullableWrapping_ResponseProperty', 'B', answered(inField(enumOf('a', 'b'))), answered(inField(orNull(enumOf('a', 'b'))))],
    ['NullableWrapping_SingleFindingPerLevel', 'c', parameter(enumOf('a', 'b')), parameter(orNull(enumOf('a', 'b')))],
    ['NullableUnwrapping_SingleFindingPerLevel/request property', 'B', sent(inField(orNull(thing))), sent(inField(thing))],
    ['NullableUnwrapping_SingleFindingPerLevel/request body', 'B', sent(orNull(thing)), sent(thing)],
    ['NullableUnwrapping_SingleFindingPerLevel/parameter', 'B', parameter(orNull(enumOf('a', 'b'))), parameter(enumOf('a', 'b'))],
    ['NullableUnwrapping_SingleFindingPerLevel/response property', 'c', answered(inField(orNull(enumOf('a', 'b')))), answered(inField(enumOf('a', 'b')))],
    ['ParameterTypeArrayNullability/became not nullable', 'B', parameter({ type: ['string', 'null'] }), parameter(text)],
    ['ParameterTypeArrayNullability/became nullable', 'c', parameter(text), parameter({ type: ['string', 'null'] })],
    ['RequestBodyAndPropertyTypesChangedCheckArrayToObject', 'B', sent({ type: 'array', items: thing }), sent(thing)],
    ['RequestBodyAndPropertyTypesChangedCheckObjectToArray', 'B', sent(thing), sent({ type: 'array', items: thing })],
    ['RequestPropertyFormatChangedCheckNonBreaking', 'c', sent(inField(integer)), sent(inField(number))],
    ['RequestPropertyTypeChangedReadOnlyProperty', 'c', sent(inField(integer)), sent(inField({ ...text, readOnly: true }))],
    ['RequestBodyTypeWideningMultiTypeNotBreaking', 'c', sent(text), sent({ type: ['string', 'integer'] })],
    ['RequestBodyTypeRemovedNotBreaking', 'c', sent(text), sent({})],
    ['RequestBodyTypeWidenWithBreakingFormatStillBreaking', 'B', sent({ ...integer, format: 'int64' }), sent({ type: ['integer', 'string'], format: 'int32' })],
    ['ResponseSchemaTypeChangedCheck', 'B', answered(text), answered(thing)],
    ['ResponseSchemaTypeMultiCheck', 'B', answered(inField(text)), answered(inField({ type: ['integer', 'string'] }))],
    ['ResponseBodyTypeNarrowingMultiTypeNotBreaking', 'c', answered({ type: ['string', 'integer'] }), answered(text)],
    ['ResponseBodyTypeSpecializedIsInfo', 'c', answered(number), answered(integer)],
    ['ResponseBodyTypeAddedFromUntypedNotBreaking', 'c', answered({}), answered(text)],
    ['ResponseBodyTypeNarrowWithBreakingFormatStillBreaking', 'B', answered({ type: ['string', 'integer'], format: 'int32' }), answered({ ...integer, format: 'int64' })],
    ['IntToStringJson', 'B', sent(integer), sent(text)],
    ['RequestTypeConstraintRemovedNotBreaking', 'c', sent({ type: 'object' }), sent({})],
    ['ResponseTypeConstraintAddedNotBreaking', 'c', answered({}), answered({ type: 'object' })],
    ['ListOfTypesIntegration_SingleToList', 'B', answered(inField(text)), answered(inField(textOrNumber))],
    ['ListOfTypesIntegration_ListToSingle', 'B', sent(inField(textOrNumber)), sent(inField(integer))],
    ['ListOfTypesIntegration_ListToList', 'B', answered(inField(textOrNumber)), answered(inField({ anyOf: [text, number, { type: 'boolean' }] }))],
    ['ListOfTypesIntegration_EdgeCases', 'B', answered(inField({ oneOf: [text], anyOf: [integer] })), answered(inField({ anyOf: [text, number] }))],
    ['ListOfTypesSpecificPaths/body', 'B', answered(text), answered({ anyOf: [text, integer] })],
    ['ListOfTypesSpecificPaths/parameter', 'B', parameter(textOrNumber), parameter(integer)],
    ['ListOfTypesUncoveredPaths/request property widened', 'c', sent(inField(integer)), sent(inField(textOrNumber))],
    ['ListOfTypesUncoveredPaths/parameter property', 'B', deep(textOrNumber), deep(integer)],
    ['ListOfTypesRemainingUncoveredLines/body', 'B', sent({ oneOf: [thing, text, integer] }), sent(thing)],
    ['ListOfTypesRemainingUncoveredLines/parameter widened', 'c', parameter(integer), parameter(textOrNumber)],
    ['ListOfTypesRemainingUncoveredLines/parameter property widened', 'c', deep(integer), deep(textOrNumber)],
    ['TransitionClaims_RealChangeAlongsideTransitionStillReported', 'B', sent(inField(enumOf('a', 'b'))), sent(inField(textOrNumber))],
  ],
  parameters: [
    ['RequestPathParamTypeChanged', 'B', inPath(text), inPath(integer)],
    ['RequestPathParamFormatChanged', 'B', inPath(text), inPath({ ...text, format: 'uuid' })],
    ['RequestPathParamFormatRemoved', 'c', inPath({ ...text, format: 'uuid' }), inPath(text)],
    ['RequestPathParamTypeAddString', 'c', inPath(integer), inPath({ type: ['integer', 'string'] })],
    ['RequestPathParamTypeIntegerToNumber', 'c', inPath({ type: ['integer', 'string'] }), inPath({ type: ['number', 'string'] })],
    ['RequestPathParamScalarToArrayStillBreaking', 'B', inPath(text), inPath(list)],
    ['RequestQueryParamSingleToListOfTypesNotDuplicated', 'c', parameter(integer), parameter(textOrNumber)],
    ['RequestQueryParamScalarToFormExplodeArray_31Nullable/null added', 'c', parameter(text), parameter({ ...list, type: ['array', 'null'] })],
    ['RequestQueryParamScalarToFormExplodeArray_31Nullable/null kept', 'c', parameter({ type: ['string', 'null'] }), parameter({ type: ['array', 'null'], items: { type: ['string', 'null'] } })],
    ['RequestQueryParamMultiTypeToFormExplodeArraySafe', 'c', parameter({ type: ['string', 'integer'] }), parameter(list)],
    ['RequestQueryParamWideningToNarrowerItemTypeStillBreaking', 'B', parameter({ type: ['string', 'integer'] }), parameter({ type: 'array', items: integer })],
    ['RequestQueryParamMultiTypeToConstrainedArrayBreaking', 'B', parameter({ type: ['string', 'integer'] }), parameter({ type: 'array', items: { ...text, pattern: '^[a-z]+$' } })],
    ['RequestParameterPropertyEnumValueRemovedCheck', 'B', deep(enumOf('a', 'b')), deep(enumOf('a'))],
    ['RequestParameterPropertyEnumValueAddedCheck', 'c', deep(enumOf('a')), deep(enumOf('a', 'b'))],
    ['RequestParameterArrayMaxItemsDecreased', 'B', parameter({ ...list, maxItems: 50 }), parameter({ ...list, maxItems: 10 })],
    ['RequestParameterDefaultValueChangedAndRenamedParameter', 'B', inPath({ ...text, default: '2' }), changed((d) => {
      const path = d.paths['/things/{id}']
      Object.assign(path.delete.parameters[0], { name: 'key', schema: { ...text, default: '1' } })
      delete d.paths['/things/{id}']
      d.paths['/things/{key}'] = path
    })],
    ['NewRequestNonPathParameter_DetectsNewRequiredPathsAndNewOperations', 'B', base(), parameter({ ...text, default: 'x' }, { required: true })],
    ['NewRequestNonPathParameter_DetectsNewPathsAndNewOperations', 'c', base(), parameter(text)],
    ['StringtoInt', 'B', parameter(text), parameter(integer)],
    ['IntToString', 'c', parameter(integer), parameter(text)],
    ['TypeDeleted', 'c', parameter(integer), parameter({})],
    ['IntToNumber', 'c', parameter(integer), parameter(number)],
    ['FormatAdded', 'B', parameter(text), parameter({ ...text, format: 'int64' })],
    ['BreakingFormatNotMaskedByTypeChange', 'B', parameter(integer), parameter({ ...text, format: 'date-time' })],
    ['FormatRemovedWithTypeChangeNotBreaking', 'c', parameter({ ...integer, format: 'int64' }), parameter(number)],
  ],
  alternatives: [
    ['RequestPropertyAllOfAdded_AnnotationOnly_EmitsInfo', 'c', sent({ allOf: [thing] }), sent({ allOf: [thing, { title: 'T', description: 'd' }] })],
    ['RequestPropertyAllOfAdded_AnnotationOnly_AtProperty_EmitsInfo', 'c', sent(inField({ allOf: [thing] })), sent(inField({ allOf: [thing, { title: 'T' }] }))],
    ['ResponsePropertyAllOfAdded_AnnotationOnly_EmitsInfoWithDistinctId', 'c', answered({ allOf: [thing] }), answered({ allOf: [thing, { title: 'T', description: 'd' }] })],
    ['RequestPropertyAnyOfInlineEnumRefactorToRef', 'c', sent(inField({ anyOf: [enumOf('a', 'b'), integer] })), sent({ ...inField({ anyOf: [{ $ref: '#/components/schemas/Kind' }, integer] }), 'x-schemas': { Kind: enumOf('a', 'b') } })],
    ['RequestPropertyOneOfWrappingIsBreaking', 'B', sent(object({ foo: text, bar: text }, ['foo', 'bar'])), sent(wrapped)],
    ['ResponsePropertyOneOfWrappingIsBreaking', 'B', answered(object({ foo: text, bar: text }, ['foo', 'bar'])), answered(wrapped)],
    ['ResponsePropertyAnyOfModified', 'B', answered(inField({ anyOf: [thing, object({ name: text })] })), answered(inField({ anyOf: [thing, object({ name: number })] }))],
    ['RequestDiscriminatorUpdatedCheckAdded', 'c', sent(plain), sent(mapped)],
    ['RequestDiscriminatorUpdatedCheckRemoved', 'c', sent(mapped), sent(plain)],
    ['RequestDiscriminatorUpdatedCheckPropertyNameChanging', 'c', sent(mapped), sent(otherName)],
    ['RequestDiscriminatorUpdatedCheckMappingChanging', 'c', sent(mapped), sent(otherMapping)],
    ['ResponseDiscriminatorUpdatedCheckAdded', 'c', answered(plain), answered(mapped)],
    ['ResponseDiscriminatorUpdatedCheckRemoved', 'c', answered(mapped), answered(plain)],
    ['ResponseDiscriminatorUpdatedCheckPropertyNameChanging', 'c', answered(mapped), answered(otherName)],
    ['ResponseDiscriminatorUpdatedCheckMappingChanging', 'c', answered(mapped), answered(otherMapping)],
  ],
  'fields of bodies': [
    ['RequiredRequestPropertiesAdded', 'B', sent(object({})), sent(object({ description: text, info: text }, ['description']))],
    ['RequestReadOnlyPropertyMaxDecreasedCheck', 'c', sent(inField({ ...integer, maximum: 15 })), sent(inField({ ...integer, maximum: 10, readOnly: true }))],
    ['RequestReadOnlyPropertyMinIncreasedCheck', 'c', sent(inField({ ...integer, minimum: 10 })), sent(inField({ ...integer, minimum: 15, readOnly: true }))],
    ['ResponseOptionalPropertyUpdatedCheck', 'B', answered(inField(object({ id: text }))), answered(inField(object({})))],
    ['ResponseRequiredPropertyBecameWriteOnly', 'c', answered(inField(object({ a: text }, ['a']))), answered(inField(object({ a: { ...text, writeOnly: true } }, ['a'])))],
    ['ResponseWriteOnlyPropertyEnumValueRemoved', 'c', answered(inField({ ...enumOf('a', 'b'), writeOnly: true })), answered(inField({ ...enumOf('a'), writeOnly: true }))],
    ['ResponseEmbeddedAdditionalPropertyTypeChangedCheck', 'B', answered(inField(valuesOf(object({ a: integer })))), answered(inField(valuesOf(object({ a: text }))))],
    ['AdditionalPropertiesTraversalDeletedRequiredProperty', 'B', answered(valuesOf(object({ id: integer, kind: text }, ['id', 'kind']))), answered(valuesOf(object({ id: integer }, ['id'])))],
    ['AdditionalPropertiesTraversalAddedRequiredProperty', 'c', answered(valuesOf(object({ id: integer }, ['id']))), answered(valuesOf(object({ id: integer, kind: text }, ['id', 'kind'])))],
    ['ResponseSchemaDefaultValueUpdatedCheck', 'c', answered({ ...text, default: 'Error' }), answered({ ...text, default: 'other' })],
  ],
  'conditions and lists (contains, if, dependent…, prefixItems…)': [
    ['SubSchemaTraversalMinLengthChanged', 'B', sent(inField({ ...list, contains: { ...text, minLength: 1 } })), sent(inField({ ...list, contains: { ...text, minLength: 3 } }))],
    ['SubSchemaTraversalMinChanged', 'B', sent(inField(inner(0))), sent(inField(inner(5)))],
    ['SubSchemaTraversalAddedProperty', 'B', sent(inField(innerField({}, []))), sent(inField(innerField({ added: text }, ['added'])))],
    ['SubSchemaTraversalDeletedProperty', 'B', sent(inField(innerField({ added: text }, ['added']))), sent(inField(innerField({}, [])))],
    ['NotSubSchemaTraversalModifiedProperty', 'B', sent(negated({ a: { ...text, maxLength: 10 } }, ['a'])), sent(negated({ a: { ...text, maxLength: 5 } }, ['a']))],
    ['NotSubSchemaTraversalAddedProperty', 'B', sent(negated({ a: text }, ['a'])), sent(negated({ a: text, added: text }, ['a', 'added']))],
    ['NotSubSchemaTraversalDeletedProperty', 'B', sent(negated({ a: text, gone: text }, ['a', 'gone'])), sent(negated({ a: text }, ['a']))],
  ],
  'patterns and formats': [
    ['RequestPropertyContentUpdated', 'B', sent(inField(packed({}))), sent(inField(repacked))],
    ['RequestPropertyContentUpdatedProp', 'B', sent(inField(inField(packed({})))), sent(inField(inField(repacked)))],
    ['ResponsePropertyContentUpdated', 'B', answered(inField(packed({}))), answered(inField(repacked))],
    ['ResponsePropertyContentUpdatedProp', 'B', answered(inField(inField(packed({})))), answered(inField(inField(repacked)))],
  ],
  'operations, statuses, headers, content types': [
    ['ApiAdded_DetectsModifiedPathsWithPathParam', 'c', base(), changed((d) => { d.paths['/things/{id}'].post = { parameters: d.paths['/things/{id}'].delete.parameters, responses: { 200: { description: '' } } } })],
    ['OperationIdRemoved', 'c', base(), changed((d) => { delete d.paths[things].get.operationId })],
    ['OperationIdAdded', 'c', changed((d) => { delete d.paths[things].get.operationId }), base()],
    ['TagRemoved', 'c', changed((d) => { d.paths[things].get.tags = ['old'] }), base()],
    ['TagUpdated', 'c', changed((d) => { d.paths[things].get.tags = ['old'] }), changed((d) => { d.paths[things].get.tags = ['new'] })],
    ['MediaTypeSchemaExistence/request schema added', 'B', untyped('sent', {}), untyped('sent', thing)],
    ['MediaTypeSchemaExistence/request schema removed', 'c', untyped('sent', thing), changed((d) => { d.paths[things].post.requestBody.content = { 'application/json': {} } })],
    ['MediaTypeSchemaExistence/response schema added', 'c', changed((d) => { d.paths[things].get.responses[200].content = { 'application/json': {} } }), untyped('answered', thing)],
    ['MediaTypeSchemaExistence/response schema removed', 'B', untyped('answered', thing), changed((d) => { d.paths[things].get.responses[200].content = { 'application/json': {} } })],
    ['ResponseHeaderBecameNotNullable', 'c', total({ schema: { type: ['integer', 'null'] } }), base()],
    ['ResponseHeaderTypeChanged_StringDateTimeToInteger', 'B', total({ schema: { ...text, format: 'date-time' } }), base()],
    ['ResponseHeaderTypeChanged_StringToIntegerIsCompatible', 'c', total({ schema: text }), base()],
    ['ChangeMediaTypeParameters', 'c', types('application/problem+json'), types('application/problem+json;q=1')],
    ['SpecializeMediaTypeName', 'c', base(), types('application/problem+json')],
    ['GeneralizeMediaTypeName', 'B', types('application/problem+json'), base()],
    ['AddNewMediaType', 'c', base(), types('application/json', 'application/xml')],
    ['DeleteNewMediaType', 'B', types('application/json', 'application/xml'), base()],
    ['WebhookOperationChangesDetected', 'B', hooks({ ordered: hook(false, {}) }), hooks({ ordered: hook(true, { amount: number }) })],
    ['WebhookAddedAndRemoved', 'B', hooks({ deleted: hook(false, {}) }), hooks({ updated: hook(false, {}) })],
  ],
  'sign-in': [
    ['APIGlobalSecurityyAdded', 'c', changed((d) => { delete d.security }), oauth((_flow, _scheme, d) => { d.security = [{ token: ['read'] }] })],
    ['APIGlobalSecurityScopeRemoved', 'c', oauth((_flow, _scheme, d) => { d.security = [{ token: ['read', 'write'] }] }), oauth((_flow, _scheme, d) => { d.security = [{ token: ['read'] }] })],
    ['APIGlobalSecurityScopeAdded', 'c', oauth((_flow, _scheme, d) => { d.security = [{ token: ['read'] }] }), oauth((_flow, _scheme, d) => { d.security = [{ token: ['read', 'write'] }] })],
    ['ComponentSecurityOauthURLUpdated', 'c', oauth(unchanged), oauth((flow) => { flow.authorizationUrl = 'https://new.example.com/authorize' })],
    ['ComponentSecurityOauthTokenUpdated', 'c', oauth(unchanged), oauth((flow) => { flow.tokenUrl = 'https://new.example.com/token' })],
    ['ComponentSecurityTypeUpdated', 'c', oauth(unchanged), oauth((_flow, scheme) => { Object.assign(scheme, { type: 'http' }) })],
    ['ComponentSecurityAdded', 'c', base(), changed((d) => { d.components.securitySchemes.basic = { type: 'http', scheme: 'basic' } })],
    ['ComponentSecurityRemoved', 'c', changed((d) => { d.components.securitySchemes.basic = { type: 'http', scheme: 'basic' } }), base()],
    ['ComponentSecurityOauthScopeAdded', 'c', oauth(unchanged), oauth((flow) => { flow.scopes.admin = 'admin' })],
    ['ComponentSecurityOauthScopeRemoved', 'c', oauth((flow) => { flow.scopes.admin = 'admin' }), oauth(unchanged)],
    ['ComponentSecurityOauthScopeUpdated', 'c', oauth(unchanged), oauth((flow) => { flow.scopes.read = 'read (deprecated)' })],
  ],
}

export const schemas: Case[] = Object.entries(tables).flatMap(([kind, rows]) =>
  rows.map(([test, verdict, before, after]): Case => ['oasdiff', kind, test, verdict, before, after]),
)
