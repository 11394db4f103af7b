// Changes of deprecations, of dates on which something ends, and of stability levels in the tests of oasdiff, each as a
// pair of small documents of ours.
import type { Json } from '../contract/types.ts'
import type { Case } from './cases.ts'
import { answered, base, changed, inField, parameter, renamed, sent, text, things } from './documents.ts'

const past = '2020-01-01'
const future = '2999-01-01'
const invalid = 'soon'
const list = (more: Json) =>
  changed((d) => {
    Object.assign(d.paths[things].get, more)
  })
const ends = (date?: string) => ({ deprecated: true, ...(date && { 'x-sunset': date }) })
const level = (name: string) => ({ 'x-stability-level': name })
/** Documents whose deletion has these marks, and without it. */
const deletion = (more: Json) =>
  changed((d) => {
    Object.assign(d.paths['/things/{id}'].delete, more)
  })
const noDeletion = changed((d) => {
  d.paths['/things/{id}'] = { get: { responses: { 200: { description: '' } } } }
})
const noPath = changed((d) => {
  delete d.paths['/things/{id}']
})
const extra = (more: Json) => parameter(text, more)

// biome-ignore format: a table
const rows: [test: string, verdict: string, before: Json, after: Json][] = [
  ['ApiDeprecated_DetectsDeprecatedOperations', 'c', base(), list(ends(future))],
  ['ApiDeprecated_DetectsReactivatedOperations', 'c', list(ends(future)), base()],
  ['Breaking_DeprecatedOperation', 'c', base(), list(ends(future))],
  ['Breaking_DeprecationWithoutSunset', 'c', base(), list(ends())],
  ['Breaking_DeprecationForAlpha', 'c', list(level('alpha')), list({ ...level('alpha'), ...ends() })],
  ['Breaking_DeprecationForDraft', 'c', list(level('draft')), list({ ...level('draft'), ...ends() })],
  ['Breaking_DeprecationPast', 'c', deletion(ends(past)), noDeletion],
  ['Breaking_RemoveBeforeSunset', 'B', deletion(ends(future)), noDeletion],
  ['Breaking_DeprecationNoSunset', 'c', deletion(ends()), noDeletion],
  ['Breaking_RemoveEndpointWithInvalidSunset', 'B', deletion(ends(invalid)), noDeletion],
  ['Breaking_DeprecationPathPast', 'c', deletion(ends(past)), noPath],
  ['Breaking_DeprecationPathMixed', 'B', deletion(ends(future)), noPath],
  ['Breaking_DeprecationPathMixed_RFC3339_Sunset', 'B', deletion(ends(`${future}T00:00:00Z`)), noPath],
  ['Breaking_PathDeprecationNoSunset', 'c', deletion(ends()), noPath],
  ['Breaking_RemovedPathForAlpha', 'c', deletion(level('alpha')), noPath],
  ['Breaking_RemovedPathForDraft', 'c', deletion(level('draft')), noPath],
  // Here, one operation of the path has a level and another has none.
  ['Breaking_RemovedPathForAlphaBreaking', 'B', changed((d) => { Object.assign(d.paths[things].get, level('alpha')) }), changed((d) => { delete d.paths[things] })],
  ['Breaking_RemovedPathForDraftBreaking', 'B', changed((d) => { Object.assign(d.paths[things].get, level('draft')) }), changed((d) => { delete d.paths[things] })],
  ['Breaking_SunsetDeletedForDeprecatedEndpoint', 'B', list(ends(future)), list(ends())],
  ['Breaking_SunsetModifiedForDeprecatedEndpoint', 'B', list(ends(future)), list(ends(past))],
  ['Breaking_SunsetModifiedToInvalidForDeprecatedEndpoint', 'B', list(ends(future)), list(ends(invalid))],
  ['Breaking_SunsetModifiedFromInvalidForDeprecatedEndpoint', 'B', list(ends(invalid)), list(ends(future))],
  ['Breaking_NonSunsetDeletedForDeprecatedEndpoint', 'c', list({ ...ends(), 'x-owner': 'a' }), list(ends())],

  ['ParameterDeprecated_DetectsDeprecated', 'c', extra({}), extra(ends(future))],
  ['ParameterDeprecated_DetectsReactivated', 'c', extra(ends(future)), extra({})],
  ['Breaking_ParameterDeprecationWithoutSunset', 'c', extra({}), extra(ends())],
  ['Breaking_ParameterDeprecationForAlpha', 'c', extra(level('alpha')), extra({ ...level('alpha'), ...ends() })],
  ['Breaking_ParameterDeprecationPast', 'c', extra(ends(past)), base()],
  ['Breaking_ParameterDeprecationFuture', 'B', extra(ends(future)), base()],
  ['Breaking_ParameterDeprecationNoSunset', 'c', extra(ends()), base()],
  ['Breaking_RemoveParameterWithInvalidSunset', 'B', extra(ends(invalid)), base()],
  ['Breaking_RemovedParameterForAlpha', 'c', changed((d) => { Object.assign(d.paths[things].get, level('alpha')).parameters.push({ name: 'extra', in: 'query', schema: text }) }), list(level('alpha'))],
  ['Breaking_SunsetDeletedForDeprecatedParameter', 'B', extra(ends(future)), extra(ends())],
  ['Breaking_SunsetDeletedForDeprecatedAndRenamedParameter', 'B', renamed('id', ends(future)), renamed('key', ends())],
  ['Breaking_SunsetModifiedForDeprecatedParameter', 'B', extra(ends(future)), extra(ends(past))],
  ['Breaking_SunsetModifiedToInvalidForDeprecatedParameter', 'B', extra(ends(future)), extra(ends(invalid))],
  ['Breaking_SunsetModifiedFromInvalidForDeprecatedParameter', 'B', extra(ends(invalid)), extra(ends(future))],
  ['Breaking_NonSunsetDeletedForDeprecatedParameter', 'c', extra({ ...ends(), 'x-owner': 'a' }), extra(ends())],

  ['RequestPropertyDeprecationCheck', 'c', sent(inField(text)), sent(inField({ ...text, ...ends(future) }))],
  ['RequestPropertyDeprecationCheck_AllOf', 'c', sent({ allOf: [inField(text)] }), sent({ allOf: [inField({ ...text, ...ends(future) })] })],
  ['RequestPropertyDeprecation_ForAlpha', 'c', sent(inField({ ...text, ...level('alpha') })), sent(inField({ ...text, ...level('alpha'), ...ends() }))],
  ['RequestPropertyDeprecation_DetectsReactivated', 'c', sent(inField({ ...text, ...ends(future) })), sent(inField(text))],
  ['RequestPropertyDeprecation_WithInvalidSunset', 'B', sent(inField(text)), sent(inField({ ...text, ...ends(invalid) }))],
  ['ResponsePropertyDeprecationCheck', 'c', answered(inField(text)), answered(inField({ ...text, ...ends(future) }))],
  ['ResponsePropertyDeprecationCheck_AllOf', 'c', answered({ allOf: [inField(text)] }), answered({ allOf: [inField({ ...text, ...ends(future) })] })],
  ['ResponsePropertyDeprecation_ForAlpha', 'c', answered(inField({ ...text, ...level('alpha') })), answered(inField({ ...text, ...level('alpha'), ...ends() }))],
  ['ResponsePropertyDeprecation_DetectsReactivated', 'c', answered(inField({ ...text, ...ends(future) })), answered(inField(text))],

  ['Breaking_StabilityLevelDecreased', 'B', list(level('beta')), list(level('alpha'))],
  ['Breaking_StabilityLevelIncreased', 'c', list(level('alpha')), list(level('beta'))],
  ['Breaking_InvalidStabilityLevelInRevision', 'B', base(), list(level('unknown'))],
  ['Breaking_InvalidStabilityLevelInBase', 'B', list(level('unknown')), base()],
  ['Breaking_InvalidNonJsonStabilityLevel', 'B', base(), list({ 'x-stability-level': { not: 'text' } })],
  ['Breaking_InvaidStability', 'B', list(level('unknown')), list(level('alpha'))],
  ['EndpointStability_BetaLevel_StableToDraftDetected', 'B', list(level('stable')), list(level('draft'))],
  ['EndpointStability_DraftToStable_Increased', 'c', list(level('draft')), list(level('stable'))],
  ['RequestPropertyStability_StableToDraft_Decreased', 'B', sent(inField({ ...text, ...level('stable') })), sent(inField({ ...text, ...level('draft') }))],
  ['RequestPropertyStability_DraftToStable_Increased', 'c', sent(inField({ ...text, ...level('draft') })), sent(inField({ ...text, ...level('stable') }))],
  ['RequestPropertyStability_InvalidLevel', 'B', sent(inField({ ...text, ...level('draft') })), sent(inField({ ...text, ...level('unknown') }))],
  ['ResponsePropertyStability_StableToDraft_Decreased', 'B', answered(inField({ ...text, ...level('stable') })), answered(inField({ ...text, ...level('draft') }))],
  ['ResponsePropertyStability_DraftToStable_Increased', 'c', answered(inField({ ...text, ...level('draft') })), answered(inField({ ...text, ...level('stable') }))],
]

export const lifecycle: Case[] = rows.map(([test, verdict, before, after]) => [
  'oasdiff',
  'deprecations, ends, stability levels',
  test,
  verdict,
  before,
  after,
])
