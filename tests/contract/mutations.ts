import type { Finding, Json } from './support'

/** Name, the change to the service, its severity for the console, and the id of the one finding that it must cause. */
type Mutation = [string, (document: Json) => void, Finding['severity'], string]

const schema = (document: Json, name: string) => document.components.schemas[name]
const field = (document: Json, path: string) => {
  const [name = '', ...names] = path.split('.')
  return names.reduce((place, part) => place.properties[part], schema(document, name))
}
const drop = (name: string, key: string) => (document: Json) => delete schema(document, name).properties[key]
const set = (path: string, change: Json) => (document: Json) => Object.assign(field(document, path), change)
const replace = (name: string, key: string, value: Json) => (document: Json) => {
  schema(document, name).properties[key] = value
}
const at = (path: string, method: string, change: (operation: Json) => void) => (document: Json) =>
  change(document.paths[path][method])
const parameter = (path: string, index: number, change: Json) => (document: Json) => {
  const { parameters } = document.paths[path].get
  const { $ref } = parameters[index]
  const shared = document.components.parameters[$ref.split('/').at(-1)]
  parameters[index] = { ...shared, ...change, schema: { ...shared.schema, ...change.schema } }
}

/** All are applied to the same document, so each one changes a different place. */
// biome-ignore format: a table
export const mutations: Mutation[] = [
  // Responses: what the console reads.
  ['response field removed', drop('Mission', 'priority'), 'breaks', 'answer-field-removed/Mission.priority'],
  ['response field removed, nested', drop('EventCount', 'id'), 'breaks', 'answer-field-removed/EventCount.id'],
  ['response field added', replace('Team', 'motto', { type: 'string' }), 'harmless', 'answer-field-added/Team.motto'],
  ['response field retyped', set('Prize.countLimit', { type: 'string' }), 'breaks', 'answer-schema-type-changed/Prize.countLimit'],
  ['response field widened to number', set('Event.countLimit', { type: 'number' }), 'risky', 'answer-schema-type-changed/Event.countLimit'],
  ['response field made nullable', set('Level.ordinal', { type: ['integer', 'null'] }), 'breaks', 'answer-schema-type-changed/Level.ordinal'],
  ['response field retyped to a list', replace('Streak', 'name', { type: 'array', items: { type: 'string' } }), 'breaks', 'answer-schema-type-changed/Streak.name'],
  ['list items retyped', set('Quiz.tags', { items: { type: 'integer' } }), 'breaks', 'answer-schema-type-changed/Quiz.tags[]'],
  ['response id no longer required', (d) => { schema(d, 'Event').required = ['id'] }, 'breaks', 'answer-field-optional/Event.account'],
  ['response field required', (d) => { schema(d, 'Raffle').required.push('name') }, 'harmless', 'answer-narrowed/Raffle.name'],
  ['response enum gained', replace('Leaderboard', 'element', { type: 'string', enum: ['player', 'team', 'teammembers', 'guild'] }), 'risky', 'answer-enum-added/Leaderboard.element/guild'],
  ['response enum lost', replace('Leaderboard', 'units', { type: 'string', enum: ['points'] }), 'harmless', 'answer-narrowed/Leaderboard.units'],
  ['response date without time', set('Raffle.drawTime', { format: 'date' }), 'breaks', 'answer-constraint-changed/Raffle.drawTime'],
  ['response format changed', set('Survey.imgUrl', { format: 'uri' }), 'risky', 'answer-constraint-changed/Survey.imgUrl'],
  ['response bound removed', (d) => { delete field(d, 'MysteryBox.credits').minimum }, 'harmless', 'answer-constraint-changed/MysteryBox.credits'],
  ['response bound added', set('MysteryBox.name', { maxLength: 80 }), 'harmless', 'answer-narrowed/MysteryBox.name'],
  ['response in two shapes', replace('Achievement', 'category', { oneOf: [{ type: 'string' }, { type: 'object', properties: { id: { type: 'string' } } }] }), 'breaks', 'answer-variant-added/Achievement.category'],
  ['response closed to unknown fields', set('Statistics', { additionalProperties: false }), 'harmless', 'answer-narrowed/Statistics'],
  ['error without a message', drop('Error', 'error'), 'breaks', 'answer-field-removed/Error.error'],
  // Request bodies: what the console sends.
  ['sent field removed', drop('MissionUpdate', 'priority'), 'breaks', 'sent-field-removed/MissionUpdate.priority'],
  ['sent field removed on create', drop('TeamCreate', 'points'), 'breaks', 'sent-field-removed/TeamCreate.points'],
  ['counted field no longer sent', drop('TeamUpdate', 'memberCount'), 'harmless', 'ignored-field-removed/TeamUpdate.memberCount'],
  ['sent field added', replace('EventUpdate', 'colour', { type: 'string' }), 'harmless', 'sent-field-added/EventUpdate.colour'],
  ['sent field required', (d) => { schema(d, 'PrizeCreate').required.push('imgUrl') }, 'breaks', 'sent-required-properties-added/PrizeCreate.imgUrl'],
  ['sent field optional', (d) => { schema(d, 'LevelUpdate').required = ['id', 'account'] }, 'harmless', 'sent-widened/LevelUpdate.name'],
  ['sent field retyped', set('LevelCreate.ordinal', { type: 'string' }), 'breaks', 'sent-schema-type-changed/LevelCreate.ordinal'],
  ['sent field nullable', set('QuizUpdate.name', { type: ['string', 'null'] }), 'harmless', 'sent-widened/QuizUpdate.name'],
  ['sent enum lost', replace('LeaderboardUpdate', 'units', { type: 'string', enum: ['points'] }), 'breaks', 'sent-enum-values-removed/LeaderboardUpdate.units/enum/credits'],
  ['sent enum gained', replace('LeaderboardUpdate', 'element', { type: 'string', enum: ['player', 'team', 'teammembers', 'guild'] }), 'harmless', 'sent-widened/LeaderboardUpdate.element/enum'],
  ['sent bound added', set('EventCreate.name', { maxLength: 20 }), 'risky', 'sent-constraint-changed/EventCreate.name/maxLength'],
  ['sent format added', set('EventCreate.category', { format: 'uuid' }), 'risky', 'sent-constraint-changed/EventCreate.category/format'],
  ['sent pattern added', set('StreakCreate.id', { pattern: '^[a-z]+$' }), 'risky', 'sent-constraint-changed/StreakCreate.id/pattern'],
  ['unknown fields refused', set('RaffleUpdate', { additionalProperties: false }), 'breaks', 'unknown-fields-refused/RaffleUpdate/additionalProperties'],
  ['sent default changed', set('AchievementCreate.steps', { default: 5 }), 'risky', 'sent-default-changed/AchievementCreate.steps/default'],
  ['sent also in another shape', replace('TeamUpdate', 'category', { oneOf: [{ type: 'string' }, { type: 'object', properties: { id: { type: 'string' } } }] }), 'harmless', 'sent-variant-added/TeamUpdate.category'],
  ['sent only in other shapes', replace('SurveyCreate', 'category', { oneOf: [{ type: 'integer', minimum: 3 }, { type: 'object', properties: { id: { type: 'string' } } }] }), 'breaks', 'sent-variant-changed/SurveyCreate.category'],
  // Parameters.
  ['parameter required, unknown', at('/missions', 'get', (o) => o.parameters.push({ name: 'tenant', in: 'query', required: true, schema: { type: 'string' } })), 'breaks', 'required-parameter-added/listMissions/query-tenant'],
  ['parameter optional, unknown', at('/teams', 'get', (o) => o.parameters.push({ name: 'q', in: 'query', schema: { type: 'string' } })), 'harmless', 'parameter-added/listTeams/query-q'],
  ['header required', at('/analytics', 'get', (o) => o.parameters.push({ name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } })), 'breaks', 'required-parameter-added/getAnalytics/header-X-Tenant'],
  ['parameter removed', at('/levels', 'get', (o) => o.parameters.splice(2, 1)), 'breaks', 'sent-parameter-removed/listLevels/query-skip'],
  ['parameter made required', parameter('/events', 1, { required: true }), 'harmless', 'parameter-required-changed/listEvents/query-limit'],
  ['limit capped below what is sent', parameter('/streaks', 1, { schema: { maximum: 100 } }), 'breaks', 'sent-value-refused/listStreaks/query-limit/maximum'],
  ['limit capped above what is sent', parameter('/quizzes', 1, { schema: { maximum: 1000 } }), 'risky', 'parameter-narrowed/listQuizzes/query-limit/maximum'],
  ['parameter retyped', parameter('/raffles', 2, { schema: { type: 'boolean', default: 0 } }), 'breaks', 'sent-value-refused/listRaffles/query-skip'],
  ['parameter read as text', parameter('/streaks', 2, { schema: { type: 'string', default: 0 } }), 'harmless', 'parameter-widened/listStreaks/query-skip'],
  ['parameter default changed', parameter('/prizes', 1, { schema: { default: 50 } }), 'harmless', 'parameter-default-changed/listPrizes/query-limit/default'],
  ['sort direction lost', parameter('/players', 4, { schema: { enum: ['asc'] } }), 'breaks', 'sent-value-refused/listPlayers/query-order/enum'],
  // Operations.
  ['path removed', (d) => delete d.paths['/rules'], 'breaks', 'path-removed//rules'],
  ['path added', (d) => { d.paths['/badges'] = { get: { responses: { 200: { description: '' } } } } }, 'harmless', 'path-added//badges'],
  ['method removed', (d) => delete d.paths['/surveys'].put, 'breaks', 'method-removed/updateSurvey'],
  ['method added', (d) => { d.paths['/teams'].patch = { operationId: 'patchTeams', responses: { 200: { description: '' } } } }, 'harmless', 'method-added/PATCH-/teams'],
  ['status changed', at('/players', 'post', (o) => { o.responses[200] = o.responses[201]; delete o.responses[201] }), 'harmless', 'status-changed/createPlayer'],
  ['success status added', at('/missions', 'post', (o) => { o.responses[202] = { description: 'later' } }), 'risky', 'status-added/createMission/202'],
  ['error status removed', at('/levels', 'post', (o) => delete o.responses[409]), 'harmless', 'error-status-removed/createLevel/409'],
  ['error status added', at('/events', 'post', (o) => { o.responses[418] = { description: 'teapot' } }), 'harmless', 'error-status-added/createEvent/418'],
  ['content type changed', at('/analytics/aggregated', 'get', (o) => { const { content } = o.responses[200]; content['application/xml'] = content['application/json'] }), 'harmless', 'answer-media-type-added/getAggregatedAnalytics/200'],
  ['media type of a body removed', at('/accounts/image/{account}', 'post', (o) => { const { content } = o.requestBody; content['image/png'] = content['multipart/form-data']; delete content['multipart/form-data']; }), 'breaks', 'sent-media-type-removed/uploadAccountImage'],
  ['no sign-in', at('/teams', 'put', (o) => { o.security = [] }), 'risky', 'security-removed/updateTeam'],
  ['other sign-in', (d) => { d.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' }; d.paths['/events'].put.security = [{ key: [] }] }, 'breaks', 'security-changed/updateEvent'],
]
