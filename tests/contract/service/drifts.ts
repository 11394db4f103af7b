// What can be wrong with a service that is written from the contract: each row with the rule that must find it.
import type { Json } from '../support'
import type { Answer, Call, Drift } from './service'

export type Row = [title: string, only: string, drift: Drift, rules: string]

/** Changes the answers to a call that works. */
const answers = (method: string, kind: string, change: (answer: Answer, call: Call) => void): Drift => ({
  answer: (answer, call) => {
    if (call.method === method && call.kind === kind && answer.status < 300) change(answer, call)
  },
})
/** Changes every object of a list. */
const objects = (kind: string, change: (object: Json) => void) =>
  answers('GET', kind, ({ body }) => void body.forEach(change))
/** Changes what is kept of a new object (POST) or an update (PUT, PATCH). */
const keeps = (methods: string, kind: string, change: (object: Json) => void): Drift => ({
  keep: (object, call) => {
    if (methods.includes(call.method) && call.kind === kind) change(object)
  },
})
const status = (
  method: string,
  kind: string,
  from: number,
  to: number,
  body: Json = { error: 'No' },
): Drift => ({
  answer: (answer, call) => {
    if (call.method === method && call.kind === kind && answer.status === from)
      Object.assign(answer, { status: to, body: to === 204 ? undefined : body })
  },
})
const query = (kind: string, change: (query: URLSearchParams) => void): Drift => ({
  request: (call) => {
    if (call.kind === kind && call.method === 'GET') change(call.query)
  },
})
const headers = (change: (headers: Answer['headers'], call: Call) => void): Drift => ({
  answer: (answer, call) => change(answer.headers, call),
})
const cut = (text: Json, length: number) => (typeof text === 'string' ? text.slice(0, length) : text)
const json = (body: Json) => Buffer.from(JSON.stringify(body))
/** Failures by their number. */
const failing = (isMeant: (call: Call) => boolean, fails: (time: number) => boolean = () => true): Drift => {
  let time = 0
  return {
    answer: (answer, call) => {
      if (!isMeant(call)) return
      time += 1
      if (fails(time)) Object.assign(answer, { status: 500, body: { error: 'Broken' } })
    },
  }
}

/** 57 defects. */
// biome-ignore format: a table
export const defects: Row[] = [
  ['numbers as texts', 'teams', objects('teams', (team) => { team.points = String(team.points ?? 0) }), 'wrong-type'],
  ['texts as numbers', 'teams', objects('teams', (team) => { team.name = 7 }), 'wrong-type'],
  ['null for missing values', 'teams', objects('teams', (team) => { team.category ??= null; team.imgUrl = null }), 'wrong-type'],
  ['an object for a list', 'teams', answers('GET', 'teams', (answer) => { answer.body = { items: answer.body } }), 'wrong-type'],
  ['a list in a list', 'teams', answers('GET', 'teams', (answer) => { answer.body = [answer.body] }), 'wrong-type'],
  ['objects without ids', 'teams', objects('teams', (team) => { delete team.id }), 'missing-field'],
  ['objects without accounts', 'teams', objects('teams', (team) => { delete team.account }), 'missing-field'],
  ['a date of another form', 'raffles', objects('raffles', (raffle) => { raffle.drawTime = '12.03.2026' }), 'wrong-format'],
  ['an unknown choice', 'leaderboards', objects('leaderboards', (board) => { board.units = 'stars' }), 'unknown-enum-value'],
  ['names in another style', 'teams', objects('teams', (team) => { team.img_url = team.imgUrl; delete team.imgUrl }), 'field-renamed sent-field-renamed sent-field-lost'],
  ['an HTML page', 'teams', answers('GET', 'teams', (answer) => { answer.bytes = Buffer.from('<html>'); answer.headers['content-type'] = 'text/html' }), 'content-type'],
  ['no content type', 'teams', answers('GET', 'teams', (answer) => { delete answer.headers['content-type'] }), 'content-type'],
  ['broken JSON', 'teams', answers('GET', 'teams', (answer) => { answer.bytes = json(answer.body).subarray(0, -1) }), 'not-json'],
  ['an empty body', 'teams', answers('GET', 'teams', (answer) => { answer.bytes = Buffer.alloc(0) }), 'not-json'],
  ['Latin-1', 'teams', answers('GET', 'teams', (answer) => { answer.bytes = Buffer.from(JSON.stringify(answer.body).replaceAll('Contract kit', 'Käfer'), 'latin1') }), 'charset'],
  ['UTF-16', 'teams', answers('GET', 'teams', (answer) => { answer.bytes = Buffer.from(`\uFEFF${JSON.stringify(answer.body)}`, 'utf16le') }), 'charset'],
  ['UTF-8 that says another charset', 'teams', answers('GET', 'teams', (answer) => { answer.headers['content-type'] = 'application/json; charset=iso-8859-1'; for (const team of answer.body) team.name = 'Käfer' }), 'charset'],
  ['203 for a list', 'teams', status('GET', 'teams', 200, 203, []), 'undocumented-status'],
  ['errors of another shape', 'missions', { answer: (answer) => { if (answer.status >= 400) answer.body = { message: 'No' } } }, 'error-body'],
  ['200 for an unknown account', 'missions', status('GET', 'missions', 404, 200, []), 'wrong-status'],
  ['200 without an account', 'missions', status('GET', 'missions', 400, 200, []), 'wrong-status'],
  ['403 without a token', 'missions,accounts', status('GET', 'accounts', 401, 403), 'wrong-status'],
  ['no limit', 'teams', query('teams', (all) => all.set('limit', '1000')), 'limit-ignored'],
  ['a capped limit', 'teams', query('teams', (all) => all.set('limit', String(Math.min(2, Number(all.get('limit')))))), 'limit-capped'],
  ['no skip', 'teams', query('teams', (all) => all.set('skip', '0')), 'skip-ignored endless-list'],
  ['pages for skip', 'players', query('players', (all) => all.set('skip', String(Number(all.get('skip')) * Number(all.get('limit'))))), 'skip-counts-pages'],
  ['no sort', 'players', query('players', (all) => all.set('sort', 'player')), 'sort-ignored'],
  ['an object twice', 'teams', answers('GET', 'teams', ({ body }) => { if (body[0]) body.push(body[0]) }), 'repeated-object'],
  ['objects of other accounts', 'teams', objects('teams', (team) => { team.account = 'other' }), 'wrong-account'],
  ['no CORS', 'teams', headers((all) => { delete all['access-control-allow-origin'] }), 'cors'],
  ['`*` for the allowed headers', 'teams', headers((all) => { all['access-control-allow-headers'] = '*' }), 'cors'],
  ['401 for a preflight', 'teams', { answer: (answer, call) => { if (call.method === 'OPTIONS') answer.status = 401 } }, 'cors'],
  ['a redirect for a preflight', 'teams', { answer: (answer, call) => { if (call.method === 'OPTIONS') answer.status = 302 } }, 'cors'],
  ['no PATCH', 'teams', headers((all) => { all['access-control-allow-methods'] = 'GET, POST, PUT, DELETE' }), 'cors'],
  ['Retry-After hidden', 'teams', headers((all) => { delete all['access-control-expose-headers'] }), 'cors'],
  ['a page behind the first always 500', 'teams', failing((call) => call.kind === 'teams' && Number(call.query.get('skip')) > 0), 'server-error'],
  ['a second DELETE always 500', 'teams', status('DELETE', 'teams', 404, 500), 'server-error'],
  ['POST always 500', 'teams', failing((call) => call.kind === 'teams' && call.method === 'POST'), 'server-error'],
  ['PUT always 500', 'teams', failing((call) => call.kind === 'teams' && call.method === 'PUT'), 'server-error'],
  ['ids in lower case', 'teams', { ...keeps('POST', 'teams', (team) => { team.id = team.id.toLowerCase() }) }, 'id-changed'],
  ['another id in the answer', 'teams', answers('POST', 'teams', ({ body }) => { body.id = 'other' }), 'id-changed'],
  ['POST that cuts long texts', 'teams', keeps('POST', 'teams', (team) => { team.description = cut(team.description, 255) }), 'text-changed'],
  ['PUT that cuts long texts', 'teams', keeps('PUT', 'teams', (team) => { team.description = cut(team.description, 255) }), 'text-changed'],
  ['PUT that drops unknown fields', 'teams', keeps('PUT', 'teams', (team) => { delete team.contractKitUnknown }), 'unknown-field-lost'],
  ['POST that loses a field', 'teams', keeps('POST', 'teams', (team) => { delete team.category }), 'sent-field-lost'],
  ['PUT that loses a field', 'levels', keeps('PUT', 'levels', (level) => { delete level.ordinal }), 'field-lost-on-update'],
  ['integers of 32 bits', 'teams', keeps('PUT', 'teams', (team) => { team.points = Math.min(team.points ?? 0, 2 ** 31 - 1) }), 'number-changed'],
  ['texts without outer blanks', 'teams', keeps('PUT', 'teams', (team) => { team.description = team.description?.trim() }), 'text-changed'],
  ['texts without markup', 'teams', keeps('PUT', 'teams', (team) => { team.name = team.name.replaceAll(/<[^>]*>/g, '') }), 'text-changed'],
  ['an answer of POST with the id alone', 'teams', answers('POST', 'teams', (answer) => { answer.body = { id: answer.body.id, account: answer.body.account } }), 'create-answer-incomplete'],
  ['an answer of PUT with the id alone', 'teams', answers('PUT', 'teams', (answer) => { answer.body = { id: answer.body.id, account: answer.body.account } }), 'stale-answer'],
  ['201 for a taken id', 'teams', status('POST', 'teams', 409, 201, { id: 'x', account: 'scratch', name: 'x' }), 'wrong-status'],
  ['200 for an update of nothing', 'teams', status('PUT', 'teams', 404, 200, { id: 'x', account: 'scratch', name: 'x' }), 'wrong-status'],
  ['204 for a second DELETE', 'teams', status('DELETE', 'teams', 404, 204), 'wrong-status'],
  ['500 for broken JSON', 'teams', status('POST', 'teams', 400, 500), 'broken-body'],
  ['a copy of nothing', 'teams,accounts', { answer: (_answer, call, state) => { if (call.rest[0] === 'copy') state.set('teams', (state.get('teams') ?? []).filter(({ account }) => !account.endsWith('-copy'))) } }, 'nothing-copied'],
  ['409 for an account that was deleted', 'teams,accounts', { answer: (answer, call) => { if (call.kind === 'accounts' && call.method === 'DELETE' && answer.status === 204) Object.assign(answer, { status: 404, body: { error: 'No' } }) } }, 'wrong-status'],
]

/** 9 differences that harm no console: no finding that fails a job. */
// biome-ignore format: a table
export const allowed: Row[] = [
  ['200 in place of 201', 'teams', { answer: (answer, call) => { if (call.method === 'POST' && answer.status === 201) answer.status = 200 } }, ''],
  ['200 in place of 204', 'teams', { answer: (answer, call) => { if (call.method === 'DELETE' && answer.status === 204) answer.status = 200 } }, ''],
  ['400 in place of 422', 'teams', { answer: (answer) => { if (answer.status === 422) answer.status = 400 } }, ''],
  ['a further field', 'teams', { answer: (answer, call) => { for (const team of call.kind === 'teams' && answer.status < 300 ? [answer.body ?? []].flat() : []) team.changedAt = '2026-01-01' } }, ''],
  ['another kind of JSON', 'teams', answers('GET', 'teams', ({ headers: all }) => { all['content-type'] = 'application/hal+json' }), ''],
  ['a body of 204', 'teams', answers('DELETE', 'teams', (answer) => { answer.body = {}; answer.status = 200 }), ''],
  ['a byte order mark', 'teams', answers('GET', 'teams', (answer) => { answer.bytes = Buffer.from(`\uFEFF${JSON.stringify(answer.body)}`) }), ''],
  ['a list that fails once', 'teams', failing((call) => call.kind === 'teams' && call.method === 'GET', (time) => time % 7 === 3), ''],
  ['empty texts that are missing', 'teams', objects('teams', (team) => { for (const [name, value] of Object.entries(team)) if (value === '') delete team[name] }), ''],
]
