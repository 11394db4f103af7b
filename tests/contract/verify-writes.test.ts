import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import type { Exchange, Fault } from './drifting'
import { type Json, size } from './support'
import { inRequest, startApi } from './verifying'

// Runs in test:all: it runs verify --write against many changed services.

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterEach(reset)
afterAll(() => api.stop())

const UNKNOWN = 'contractKitUnknown'

/** Changes every object of a path in responses, in lists and alone. */
const inResponses = (
  path: string,
  methods: string,
  change: (object: Json, exchange: Exchange) => void,
): Fault => ({
  after: (exchange) => {
    if (exchange.path !== path || exchange.status >= 300 || !methods.split(' ').includes(exchange.method))
      return
    for (const object of [exchange.body].flat()) change(object, exchange)
  },
})

/** A service that writes `merge(old, sent)` on PUT. */
function merging(path: string, merge: (old: Json, sent: Json) => Json): Fault {
  const stored = new Map<string, Json>()
  return {
    before: (call) => {
      if (call.path !== path || !['POST', 'PUT'].includes(call.method) || !call.sent) return
      const old = stored.get(call.sent.id)
      if (call.method === 'PUT' && old) Object.assign(call.sent, merge(old, call.sent))
      stored.set(call.sent.id, structuredClone(call.sent))
    },
  }
}

/** Returns the previous object for PUT. */
function stale(path: string): Fault {
  const stored = new Map<string, Json>()
  return {
    after: (exchange) => {
      if (exchange.path !== path || exchange.status >= 300 || !exchange.body) return
      for (const object of [exchange.body].flat()) {
        const old = stored.get(object.id)
        stored.set(object.id, structuredClone(object))
        if (exchange.method === 'PUT' && old) exchange.body = old
      }
    },
  }
}

/** Deletes the copies, or their originals. */
const uncopied = (side: 'toAccount' | 'fromAccount', ...lists: string[]): Fault => ({
  after: async (exchange) => {
    if (exchange.path !== '/accounts/copy' || exchange.status !== 204) return
    const account = exchange.sent[side]
    const headers = { Authorization: `Bearer ${api.admin}` }
    const url = `${api.origin}/admin/api/v0`
    for (const list of lists)
      for (const { id } of await (await fetch(`${url}/${list}?account=${account}`, { headers })).json())
        await fetch(`${url}/${list}/${account}/${id}`, { method: 'DELETE', headers })
  },
})

/** Decodes the path once too often, or not at all. */
const inPath = (method: string, path: RegExp, change: (path: string) => string): Fault => ({
  before: (call) => {
    if (call.method === method && path.test(call.path)) call.path = change(call.path)
  },
})

const named = (change: (name: string) => string) => (sent: Json) => {
  if (typeof sent.name === 'string') sent.name = change(sent.name)
}
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const ascii = (text: string) => text.replaceAll(/[^ -~]/gu, '?')

type Case = [title: string, only: string, fault: Fault, expected: Record<string, RegExp>]

// biome-ignore format: a table
const cases: Case[] = [
  ['200 in place of 201 and 204, which hides no other fault', 'teams', { ...inPath('DELETE', /%252F/, (path) => path.replace('%252F', '%2F')), after: (exchange) => { if (['POST', 'DELETE'].includes(exchange.method) && exchange.status < 300) exchange.status = 200 } }, { 'odd-id/deleteTeam': /is answered with 404/, 'left-behind/deleteTeam': /still in its list/, 'undocumented-status/createTeam/200': /no screen reads which/, 'undocumented-status/deleteTeam/200': /no screen reads which/ }],
  ['400 in place of 422', 'teams', { after: (exchange) => { if (exchange.path === '/teams' && exchange.status === 422) exchange.status = 400 } }, { 'wrong-status/createTeam/422': /is answered with 400; the contract wants 422/, 'wrong-status/updateTeam/422': /a fraction/ }],
  ['201 in place of 204', 'teams', { after: (exchange) => { if (exchange.method === 'DELETE' && exchange.status === 204) exchange.status = 201 } }, { 'undocumented-status/deleteTeam/201': /no screen reads which/ }],
  ['paths that are decoded before they are split', 'teams', { after: (exchange) => { if (exchange.method === 'DELETE' && exchange.path.includes('%2F')) Object.assign(exchange, { status: 404, body: { error: 'Not Found' } }) } }, { 'odd-id/deleteTeam': /an id that ends in ' \/%2F 50% ü#\?&\+' is not found by its path: DELETE is answered with 404 as for an address without a call/ }],
  ['an optional field that is not kept', 'events', inRequest('POST', '/events', (sent) => { delete sent.languages }), { 'sent-field-lost/createEvent/languages': /createEvent: 'languages' was sent, but is not kept/ }],
  ['an optional nested field that is not kept', 'missions', inRequest('POST', '/missions', (sent) => { delete sent.timing?.minSecondsToRestart }), { 'sent-field-lost/createMission/timing.minSecondsToRestart': /is not kept/ }],
  ['a field of list items that is not kept', 'quizzes', inRequest('POST', '/quizzes', (sent) => { for (const question of sent.questions ?? []) delete question.weight }), { 'sent-field-lost/createQuiz/questions[].weight': /is not kept/ }],
  ['a field that comes back under another name', 'teams', inResponses('/teams', 'GET POST PUT', (object) => { if (object.category) object.group = object.category; delete object.category }), { 'sent-field-renamed/createTeam/category': /createTeam: 'category' was sent, and came back as 'group'/, 'undocumented-field/createTeam/201/group': /./, 'undocumented-field/listTeams/200/group': /./, 'undocumented-field/updateTeam/200/group': /./ }],
  ['a refused optional field', 'levels', { after: (exchange) => { if (exchange.method === 'POST' && exchange.path === '/levels' && exchange.sent.languages) Object.assign(exchange, { status: 422, body: { error: 'No languages', field: 'languages' } }) }, before: (call) => { if (call.method === 'POST' && call.path === '/levels' && call.sent.languages) call.sent.id = '' } }, { 'sent-field-refused/createLevel': /an object with every field of the contract is answered with 422 because of 'languages', one without .*'languages'.* with 201/ }],
  ['an unknown field of list items that is lost', 'surveys', inRequest('PUT', '/surveys', (sent) => { for (const question of sent.questions ?? []) delete question[UNKNOWN] }), { 'unknown-field-lost/updateSurvey/questions[]': /updateSurvey: an unknown field in 'questions\[\]' does not survive an update/ }],
  ['an unknown field deep in lists that is lost', 'quizzes', inRequest('PUT', '/quizzes', (sent) => { for (const { choices } of sent.questions ?? []) for (const choice of choices ?? []) delete choice[UNKNOWN] }), { 'unknown-field-lost/updateQuiz/questions[].choices[]': /does not survive/ }],
  ['an unknown field of a nested object that is lost', 'raffles', inRequest('PUT', '/raffles', (sent) => { delete sent.active?.[UNKNOWN] }), { 'unknown-field-lost/updateRaffle/active': /an unknown field in 'active'/ }],
  ['a nested field that PUT drops', 'missions', inRequest('PUT', '/missions', (sent) => { delete sent.reward?.credits }), { 'field-lost-on-update/updateMission/reward.credits': /updateMission: 'reward.credits' does not survive an update/ }],
  ['a field of list items that PUT drops', 'surveys', inRequest('PUT', '/surveys', (sent) => { for (const question of sent.questions ?? []) delete question.choices }), { 'field-lost-on-update/updateSurvey/questions[].choices': /does not survive/ }],
  ['a PUT that merges', 'teams', merging('/teams', (old, sent) => ({ ...old, ...sent })), { 'put-merges/updateTeam': /updateTeam: 'category' and 'contractKitUnknown' were left out of a PUT, and are still there/ }],
  ['a PUT that merges nested objects', 'achievements', merging('/achievements', (old, sent) => ({ ...sent, reward: { ...old.reward, ...sent.reward }, requirement: { ...old.requirement, ...sent.requirement } })), { 'put-merges/updateAchievement': /'\w+\.\w+' was left out of a PUT, and is still there/ }],
  ['a create that drops unknown fields', 'teams', inRequest('POST', '/teams', (sent) => { delete sent[UNKNOWN] }), { 'unknown-field-accepted/createTeam': /createTeam: a new object with the unknown field 'contractKitUnknown' is answered with 201; the contract wants 422/ }],
  ['a create of players that drops unknown fields', 'players', inRequest('POST', '/players', (sent) => { delete sent[UNKNOWN] }), { 'unknown-field-accepted/createPlayer': /the unknown field/ }],
  ['a stale answer of PUT', 'teams', stale('/teams'), { 'stale-answer/updateTeam': /updateTeam: the answer to PUT is not the object as saved: 'name' has its value from before/ }],
  ['an answer of PUT with the ids alone', 'levels', inResponses('/levels', 'PUT', (object, exchange) => { exchange.body = { id: object.id, account: object.account } }), { 'stale-answer/updateLevel': /'name' is missing or has another value, and so for \d+ more/ }],
  ['an answer of PATCH with the changed fields alone', 'players', { after: (exchange) => { if (exchange.method === 'PATCH' && exchange.status === 200) exchange.body = exchange.sent } }, { 'stale-answer/updatePlayer': /the answer to PATCH is not the object as saved: '\w+' is missing/ }],
  ['an answer of POST with the ids alone', 'teams', inResponses('/teams', 'POST', (object, exchange) => { exchange.body = { id: object.id, account: object.account } }), { 'create-answer-incomplete/createTeam': /the answer to POST is not the object as saved: 'name', .* of the list are missing in it or different/ }],
  ['an answer of POST without defaults', 'missions', inResponses('/missions', 'POST', (object) => { delete object.isAvailable }), { 'create-answer-incomplete/createMission': /'isAvailable' of the list is missing in it or different/ }],
  ['a copy that copies nothing', 'accounts,teams,levels', { before: (call) => { if (call.path === '/accounts/copy' && call.sent.fromAccount !== call.sent.toAccount) call.path = '/nowhere' }, after: (exchange) => { if (exchange.path === '/nowhere') Object.assign(exchange, { status: 204, body: undefined }) } }, { 'nothing-copied/copyAccountElements': /copyAccountElements: is answered with 204, but none of the 2 objects of 'fromAccount' is in 'toAccount'/ }],
  ['a copy without levels', 'accounts,teams,levels', uncopied('toAccount', 'levels'), { 'not-copied/copyAccountElements/levels': /is answered with 204, but levels were not copied/ }],
  ['a copy that moves', 'accounts,teams,levels', uncopied('fromAccount', 'levels'), { 'original-gone/copyAccountElements/levels': /an original in levels is no longer in its account/ }],
  ['copies without descriptions', 'accounts,teams,levels', inResponses('/levels', 'GET', (object, { query }) => { if (query.get('account')?.endsWith('-copy')) delete object.description }), { 'copy-differs/copyAccountElements/levels/description': /'description' of a copy in levels is not that of the original/ }],
  ['a copy with players', 'accounts,players,levels', { before: ({ path, query }) => { if (path === '/players' && query.get('account')?.endsWith('-copy')) query.set('account', query.get('account')?.slice(0, -5) ?? '') } }, { 'copied-players/copyAccountElements': /a player of the source account was copied, too/ }],
  ['a delete that does nothing', 'rules', { before: (call) => { if (call.method === 'DELETE') call.path = call.path.includes('never') ? call.path : '/nowhere' }, after: (exchange) => { if (exchange.path === '/nowhere') Object.assign(exchange, { status: 204, body: undefined }) } }, { 'deleted-still-listed/deleteRule': /is still in the list after DELETE; please delete by hand what begins with 'contract-kit-'/, 'odd-id/deleteRule': /DELETE is answered with 204, but the object is still in the list/, 'wrong-status/deleteRule/404': /deleting an object a second time is answered with 204; the contract wants 404/ }],
  ['names with entities for markup', 'teams', inRequest('PUT', '/teams', named(escaped)), { 'text-changed/updateTeam/name': /updateTeam: a text of \d+ characters in 'name' comes back changed in listTeams: it has HTML entities/ }],
  ['names in ASCII', 'prizes', inRequest('PUT', '/prizes', named(ascii)), { 'text-changed/updatePrize/name': /it has lost its emoji and its letters outside of ASCII and its accents/ }],
  ['names without emoji', 'players', { before: ({ method, sent }) => { if (method === 'PATCH') named((name) => name.replaceAll('🎲', ''))(sent) } }, { 'text-changed/updatePlayer/name': /it has lost its emoji$/ }],
  ['names of 255 characters', 'rules', inRequest('PUT', '/rules', named((name) => name.slice(0, 255))), { 'text-changed/updateRule/name': /a text of 2000 characters in 'name' comes back changed in listRules: it is cut to 255 of 2000 characters/ }],
  ['a limit for names', 'streaks', inRequest('PUT', '/streaks', (sent) => { if (sent.name.length > 255) sent.name = '' }), { 'text-refused/updateStreak/name': /a name and a description of 2000 characters is answered with 422; the contract sets no limit/ }],
  ['descriptions without markup', 'levels', inRequest('POST', '/levels', (sent) => { if (sent.description) sent.description = sent.description.replaceAll(/<[^>]*>/g, '') }), { 'text-changed/createLevel/description': /createLevel: .*'description'.* it has lost its markup/ }],
  ['an emptied text that stays', 'teams', merging('/teams', (old, sent) => ({ ...sent, description: sent.description || old.description })), { 'emptied-stays/updateTeam/description': /updateTeam: 'description' was emptied, and still has its old value/ }],
  ['an emptied list that stays', 'quizzes', merging('/quizzes', (old, sent) => ({ ...sent, tags: sent.tags?.length ? sent.tags : old.tags })), { 'emptied-stays/updateQuiz/tags': /'tags' was emptied/ }],
  ['ids whose slash ends the path', 'events', inPath('DELETE', /%2F/, (path) => path.replace('%2F', '/')), { 'odd-id/deleteEvent': /is not found by its path: DELETE is answered with 404 as for an address without a call/ }],
  ['ids that are decoded twice', 'mysteryboxes', inPath('DELETE', /%252F/, (path) => path.replace('%252F', '%2F')), { 'odd-id/deleteMysteryBox': /is answered with 404/, 'left-behind/deleteMysteryBox': /still in its list/ }],
  ['account ids that do not fit into a path', 'accounts,teams', inPath('DELETE', /^\/teams\/contract/, (path) => path.replace('%2F', '/')), { 'odd-id/deleteTeam': /deleteTeam: an account with an id that ends in .* is answered with 404; the contract wants 204/ }],
  ['account ids that do not fit into a query', 'accounts,teams', { before: ({ path, query }) => { if (path === '/teams' && query.get('account')) query.set('account', query.get('account')?.replace(/#.*/, '') ?? '') } }, { 'odd-id/listTeams': /listTeams: an account with an id .* is answered with 404; the contract wants 200/ }],
  ['ids that are cut at #', 'rules', inRequest('POST', '/rules', (sent) => { sent.id = sent.id.replace(/#.*/, '') }), { 'id-changed/createRule/id': /the answer has another 'id' than was sent/, 'odd-id/createRule': /is answered with 201, but is not in the list/, 'odd-id/deleteRule': /is answered with 404/ }],
  ['players whose id does not fit into a path', 'players', inPath('PATCH', /%/, (path) => path.replace('%2F', '/')), { 'odd-id/updatePlayer': /is answered with 404; the contract wants 200/ }],
  ['references that are not kept', 'teams,achievements', inRequest('POST', '/teams', (sent) => { delete sent.badges }), { 'sent-field-lost/createTeam/badges': /'badges' was sent, but is not kept/ }],
  ['an open create that drops unknown fields', 'rules', inRequest('POST', '/rules', (sent) => { delete sent[UNKNOWN] }), { 'unknown-field-lost/createRule': /createRule: an unknown field of a new object is not kept/ }],
  ['descriptions of 255 characters', 'teams', inRequest('PUT', '/teams', (sent) => { sent.description = sent.description?.slice(0, 255) }), { 'text-changed/updateTeam/description': /it is cut to 255 of 2000 characters/ }],
  ['tags in another order', 'events', inRequest('POST PUT', '/events', (sent) => { sent.tags?.sort() }), { 'sent-field-lost/createEvent/tags[]': /came back with another value/ }],
  ['nested integers of 32 bits', 'missions', inRequest('PUT', '/missions', (sent) => { if (sent.reward) sent.reward.points = Math.min(sent.reward.points, 2 ** 31 - 1) }), { 'number-changed/updateMission/reward.points': /2147483648 in 'reward.points' comes back as 2147483647/ }],
  ['a PUT that ignores a flag', 'teams', merging('/teams', (old, sent) => ({ ...sent, isAvailable: old.isAvailable })), { 'update-ignored/updateTeam/isAvailable': /'isAvailable' was changed, and the change is not kept/ }],
  ['a PATCH that ignores a flag', 'players', { before: ({ method, sent }) => { if (method === 'PATCH') delete sent.isAvailable } }, { 'update-ignored/updatePlayer/isAvailable': /'isAvailable' was changed/ }],
  ['a PUT that ignores a choice', 'leaderboards', merging('/leaderboards', (old, sent) => ({ ...sent, period: old.period })), { 'update-ignored/updateLeaderboard/period': /'period' was changed/ }],
  ['an update that creates what is not there', 'prizes', { after: (exchange) => { if (exchange.method === 'PUT' && exchange.status === 404) Object.assign(exchange, { status: 200, body: exchange.sent }) } }, { 'wrong-status/updatePrize/404': /an update of an object that does not exist is answered with 200; the contract wants 404/ }],
]

describe('contract verify --write names the fault of a service with', () => {
  it.each(cases)('%s', async (_title, only, fault, expected) => {
    const { findings, found, incomplete } = await api.verify(
      [fault],
      '--write',
      '--account',
      'tarnstead',
      '--only',
      only,
    )
    expect(found).toEqual(
      Object.fromEntries(Object.entries(expected).map(([id, words]) => [id, expect.stringMatching(words)])),
    )
    expect(incomplete).toEqual([])
    expect(await api.unrepeatable([fault], findings)).toEqual([])
  })
})

describe('contract verify --write', () => {
  /** Missing texts of teams are null in responses. */
  const nulls = inResponses('/teams', 'GET POST PUT', (team) => {
    for (const field of ['category', 'imgUrl', 'description']) team[field] ??= null
  })
  const inTeams = ['--write', '--account', 'tarnstead', '--only', 'teams']

  it('has one finding for the nulls of a service that also accepts them', async () => {
    const taken = inRequest('POST PUT', '/teams', (sent) => {
      for (const [field, value] of Object.entries(sent)) if (value === null) delete sent[field]
    })
    const { found } = await api.verify([nulls, taken], ...inTeams)
    expect(Object.keys(found)).toEqual(['wrong-type/many/null'])
  })

  it.each([403, 429, 503])(
    'could not look at ids with a slash if only they are answered with %i',
    async (status) => {
      const { found, incomplete } = await api.verify(
        [
          {
            after: (exchange) => {
              if (exchange.method !== 'DELETE' || !exchange.path.includes('%2F')) return
              Object.assign(exchange, { status, body: { error: 'Not now' } })
            },
          },
        ],
        ...inTeams,
      )
      expect(Object.keys(found).filter((id) => id.startsWith('odd-id'))).toEqual([])
      expect(incomplete).toEqual([expect.stringContaining(`deleteTeam: the answer is ${status}`)])
    },
  )

  it('does not report a long name as refused if the object is refused for its nulls', async () => {
    const { found } = await api.verify([nulls], ...inTeams)
    expect(found).toEqual({
      'wrong-status/updateTeam/200':
        'updateTeam: an object as its list has it is answered with 422; the contract wants 200',
      'wrong-type/many/null': expect.stringMatching(/ values are null$/),
    })
  })

  it('does not report a null that stays null as a PUT that merges', async () => {
    const fault = inResponses('/accounts', 'GET POST PUT', (account) => {
      account.category ??= null
    })
    const taken = inRequest('POST PUT', '/accounts', (sent) => {
      delete sent.category
    })
    const { found } = await api.verify(
      [fault, taken],
      ...['--write', '--account', 'tarnstead', '--only', 'accounts'],
    )
    expect(Object.keys(found).filter((id) => !id.startsWith('undocumented-field/'))).toEqual([])
  })

  it('has one finding for a fault of many resources', async () => {
    const lists = ['teams', 'levels', 'events', 'rules', 'prizes']
    const short = lists.map((list) =>
      inResponses(`/${list}`, 'POST', (object, exchange) => {
        exchange.body = { id: object.id, account: object.account }
      }),
    )
    const { found, findings } = await api.verify(
      short,
      ...['--write', '--account', 'tarnstead', '--only', lists.join()],
    )
    expect(found).toEqual({
      'create-answer-incomplete/many/operations': '5 places break the same rule: the object as saved',
    })
    expect(findings?.[0]?.places?.toSorted()).toEqual([
      'createEvent',
      'createLevel',
      'createPrize',
      'createRule',
      'createTeam',
    ])
  })

  it('reports a list without new objects', async () => {
    const fault = inResponses('/rules', 'GET', (_object, exchange) => {
      exchange.body = []
    })
    const { found, calls } = await api.verify([fault], '--write', '--account', 'tarnstead', '--only', 'rules')
    expect(found['created-not-listed/listRules']).toMatch(/a created object is not in the list/)
    expect(calls.filter((call) => /^DELETE .*-rules$/.test(call))).toHaveLength(1)
  })

  it('refers only to objects that exist, because a service can refuse others', async () => {
    const ids = new Set<string>()
    const strict: Fault = {
      before: ({ method, path, sent }) => {
        if (!['POST', 'PUT'].includes(method) || !sent) return
        const { objectives = {}, prizes = [], badges = [], reward = {} } = sent
        const referred = [objectives.quizzId, objectives.surveyId, ...prizes, ...badges]
        // The mocked API refuses a blank name.
        for (const item of [...referred, ...(objectives.events ?? []), ...(reward.achievements ?? [])])
          if (item && !ids.has(item.id ?? item)) sent.name = ''
        if (path !== '/accounts') ids.add(sent.id)
      },
    }
    const { found, incomplete } = await api.verify([strict], '--write', '--account', 'tarnstead')
    expect({ found, incomplete }).toEqual({ found: {}, incomplete: [] })
  })

  it('uses an id with a slash, spaces, per cent and # in the paths of every kind, accounts and players too', async () => {
    const { calls } = await api.verify([], '--write', '--account', 'tarnstead')
    const odd = calls.filter((call) => call.endsWith('%20%2F%252F%2050%25%20%C3%BC%23%3F%26%2B'))
    // Once before such an object exists, and once to delete it.
    expect(odd.filter((call) => call.startsWith('DELETE '))).toHaveLength(2 * size.deletes)
    expect(odd.filter((call) => call.startsWith('PATCH /players/'))).toHaveLength(1)
  })

  it.each<[string, Json]>([
    ['null', null],
    ['a text', 'x'],
    ['a number', 1],
    ['an empty object', {}],
    ['an empty list', []],
    ['a list of null', [null]],
    ['a list of texts', ['x', 'y']],
    ['a list of lists', [[], []]],
    ['objects without ids', [{}, {}]],
  ])('completes with a service that returns %s for every request', async (_title, body) => {
    const garbage: Fault = {
      after: (exchange) => {
        if (exchange.status < 300 && exchange.path !== '/accounts') exchange.body = body
      },
    }
    const args = ['--write', '--account', 'tarnstead', '--only', 'teams,players,accounts']
    const { found, reason } = await api.verify([garbage], ...args)
    expect(reason).toBeUndefined()
    expect(Object.keys(found).length).toBeGreaterThan(0)
  })

  it('completes with objects that have null, texts or lists as every value', async () => {
    for (const value of [null, 'x', 7, [null], {}]) {
      const garbage = inResponses('/quizzes', 'GET POST PUT', (object) => {
        for (const key of Object.keys(object)) if (!['id', 'account'].includes(key)) object[key] = value
      })
      const { found, reason } = await api.verify(
        [garbage],
        '--write',
        '--account',
        'tarnstead',
        '--only',
        'quizzes',
      )
      expect(reason).toBeUndefined()
      expect(Object.keys(found).length).toBeGreaterThan(0)
    }
  })

  it('finds nothing in a service that leaves out empty values, writes milliseconds and adds fields', async () => {
    const tidy = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(tidy)
      if (typeof value === 'string') return value.replace(/^(\d{4}-\d\d-\d\dT[\d:]+)Z$/, '$1.000Z')
      if (value === null || typeof value !== 'object') return value
      const entries = Object.entries(value).map(([key, inner]) => [key, tidy(inner)])
      return Object.fromEntries(entries.filter(([, inner]) => inner !== '' && JSON.stringify(inner) !== '[]'))
    }
    const other: Fault = {
      after: (exchange) => {
        if (exchange.status < 300 && exchange.body) exchange.body = tidy(exchange.body)
        for (const object of [exchange.body].flat()) if (object?.id) object.changedAt = '2026-01-01T00:00:00Z'
      },
    }
    const { found, incomplete } = await api.verify([other], '--write', '--account', 'tarnstead')
    expect(Object.keys(found).filter((id) => !/^undocumented-field\/.*\/changedAt$/.test(id))).toEqual([])
    expect(incomplete).toEqual([])
  })
})
