import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../mocks/entities'
import { serve } from '../../mocks/httpServer'
import { reset } from '../../mocks/reset'
import { drifting, type Fault, inObjects, inResponse, withDrift } from './drifting'
import { fileWith, pathFor, report, reportProcess, run, runProcess, size } from './support'

// Runs in test:all: it runs the whole of verify many times.

let api: Awaited<ReturnType<typeof serve>>
let token = ''

beforeAll(async () => {
  api = await serve(0)
  token = await (await fetch(`${api.origin}/mock-provider/tokens/service-admin`)).text()
  token = token.trim()
})
afterEach(reset)
afterAll(() => api.stop())

const base = () => `${api.origin}/admin/api/v0`
const fast = ['--rate', 'Infinity']

/** Runs `verify` against the mocked API with these faults. */
const verify = (faults: Fault[], ...args: string[]) =>
  withDrift(faults, (service) =>
    report('verify', '--base-url', service.base, '--token', token, ...fast, ...args),
  )

const ids = ({ findings }: { findings: { id: string }[] }) => findings.map(({ id }) => id).toSorted()

/** The objects in an account that the kit created. */
async function leftOvers(account: string) {
  const found: string[] = []
  const get = async (path: string) =>
    (await fetch(base() + path, { headers: { Authorization: `Bearer ${token}` } })).text()
  for (const list of resources)
    if ((await get(`/${list}?account=${account}&limit=500`)).includes('contract-kit')) found.push(list)
  if ((await get('/accounts')).includes('contract-kit')) found.push('accounts')
  return found
}

/** Each fault affects its own place; no other ids are expected. */
// biome-ignore format: a table
const readFaults: [string, string[], Fault][] = [
  ['a missing field', ['missing-field/listMissions/200/account'], inObjects('/missions', (object) => { delete object.account })],
  ['a wrong type', ['wrong-type/listTeams/200/points'], inObjects('/teams', (object) => { object.points = String(object.points) })],
  ['null', ['wrong-type/listEvents/200/description'], inObjects('/events', (object) => { object.description = null })],
  ['a wrong format', ['wrong-format/listRaffles/200/drawTime'], inObjects('/raffles', (object) => { object.drawTime = '12.03.2026' })],
  ['an unknown enum value', ['unknown-enum-value/listLeaderboards/200/units/stars'], inObjects('/leaderboards', (object) => { object.units = 'stars' })],
  ['a number out of bounds', ['out-of-bounds/listPrizes/200/credits'], inObjects('/prizes', (object) => { object.credits = -1 })],
  ['an undocumented field, nested', ['undocumented-field/listAchievements/200/reward.stars'], inObjects('/achievements', (object) => { object.reward = { ...object.reward, stars: 1 } })],
  ['an undocumented status', ['undocumented-status/listStreaks/203'], inResponse('GET', '/streaks', (_body, exchange) => { exchange.status = 203 })],
  ['a wrong content type', ['content-type/listSurveys/200'], inResponse('GET', '/surveys', (_body, exchange) => { exchange.headers['content-type'] = 'text/plain' })],
  ['no JSON', ['not-json/listRules/200'], inResponse('GET', '/rules', (_body, exchange) => { exchange.text = '<html>' })],
  ['an error in another shape', ['error-body/listMissions/404/error'], { after: (exchange) => { if (exchange.status === 404 && exchange.path === '/missions') exchange.body = { message: 'gone' } } }],
  ['a wrong status', ['wrong-status/listMissions/400'], { after: (exchange) => { if (exchange.path === '/missions' && !exchange.query.get('account')) Object.assign(exchange, { status: 200, body: [] }) } }],
  ['limit without effect', ['limit-ignored/listLevels'], { before: ({ path, query }) => { if (path === '/levels') query.delete('limit') } }],
  ['skip without effect', ['skip-ignored/listQuizzes'], { before: ({ path, query }) => { if (path === '/quizzes') query.delete('skip') } }],
  ['sort without effect', ['sort-ignored/listPlayers'], { before: ({ path, query }) => { if (path === '/players') { query.delete('sort'); query.delete('order') } } }],
  ['an object listed twice', ['repeated-object/listMysteryBoxes'], inResponse('GET', '/mysteryboxes', (body, { query }) => { if (query.get('limit') === '500' && body[0]) body.push(body[0]) })],
  ['a preflight without DELETE', ['cors/preflight/DELETE'], { after: ({ method, headers }) => { if (method === 'OPTIONS') headers['access-control-allow-methods'] = 'GET, PUT, PATCH' } }],
  ['a response that browsers block', ['cors/allow-origin'], inResponse('GET', '/analytics/aggregated', (_body, { headers }) => { delete headers['access-control-allow-origin'] })],
]

describe('contract verify, read-only', () => {
  it('finds nothing in the mocked API, in all accounts', async () => {
    const found = await verify([])
    expect(found).toMatchObject({ code: 0, result: 'clean', findings: [], incomplete: [] })
  }, 60_000)

  it('reports every fault and nothing else, and so does har on the recording', async () => {
    const recording = pathFor('drift.har')
    const found = await verify(
      readFaults.map(([, , fault]) => fault),
      '--account',
      'brindlewick',
      '--har',
      recording,
    )
    expect(ids(found)).toEqual(
      readFaults.flatMap(([, expected]) => expected.map((id) => `answer/${id}`)).toSorted(),
    )
    expect(found.code).toBe(1)

    const recorded = await report('har', recording)
    // Only `verify` finds faults across several calls, in CORS, or in the response to an incomplete query.
    const alone = /ignored|repeated|cors|wrong-status/
    expect(ids(recorded)).toEqual(
      [
        ...ids(found).filter((id) => !alone.test(id)),
        'request/missing-parameter/listMissions/account',
      ].toSorted(),
    )
    expect(readFileSync(recording, 'utf8')).not.toContain(token)
  }, 60_000)

  it('never writes without --write', async () => {
    const calls = await withDrift([], async (service) => {
      const args = ['--base-url', service.base, '--token', token, '--account', 'fennmarsh']
      await report('verify', ...args, ...fast)
      return service.calls
    })
    expect(calls.length).toBeGreaterThan(20)
    expect(calls.filter((call) => !/^(GET|OPTIONS) /.test(call))).toEqual([])
  }, 60_000)
})

describe('contract verify: a service that cannot be checked', () => {
  it('a service that returns 401 is not reported as drift', async () => {
    const found = await reportProcess('verify', '--base-url', base(), '--token', 'expired', ...fast)
    expect(found).toMatchObject({ code: 2, result: 'could-not-look', findings: [] })
    expect(found.incomplete.join()).toMatch(/401/)
  })

  it('an account without objects counts as unchecked', async () => {
    const found = await verify([], '--account', 'tarnstead')
    expect(found).toMatchObject({ code: 2, result: 'could-not-look', findings: [] })
    expect(found.incomplete.join()).toMatch(/no object to look at in .*listRaffles/)
    expect(await verify([], '--account', 'tarnstead', '--write')).toMatchObject({
      code: 0,
      findings: [],
      incomplete: [],
    })
    expect(await leftOvers('tarnstead')).toEqual([])
  }, 60_000)

  it('an operation that returns 403 is not reported as drift, and can be skipped explicitly', async () => {
    const reader = (await (await fetch(`${api.origin}/mock-provider/tokens/account-reader`)).text()).trim()
    const args = ['verify', '--base-url', base(), '--token', reader, ...fast]
    const found = await report(...args)
    expect(found).toMatchObject({
      code: 2,
      findings: [],
      incomplete: [
        'getAggregatedAnalytics: the answer is 403; it needs admin:read or admin:write, or --skip getAggregatedAnalytics leaves it out',
      ],
    })
    expect(await report(...args, '--skip', 'getAggregatedAnalytics')).toMatchObject({ code: 0, findings: [] })
  }, 60_000)

  it('an unreachable service, and missing or wrong settings, are reported', async () => {
    const reader = (await (await fetch(`${api.origin}/mock-provider/tokens/account-reader`)).text()).trim()
    for (const args of [
      ['--base-url', 'http://127.0.0.1:1/x', '--token', 't'],
      ['--token', 't'],
      ['--base-url', base()],
      ['--base-url', base(), '--token', 't', '--write'],
      ['--base-url', base(), '--token', token, '--account', 'no-such-account'],
      ['--base-url', `${api.origin}/elsewhere`, '--token', token],
      ['--base-url', base(), '--token', reader, '--write', '--account', 'brindlewick'],
    ]) {
      const { code, out } = await run(['verify', ...args])
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
  }, 60_000)

  it('a request without a response times out, and the others are still checked', async () => {
    const hang: Fault = {
      after: ({ path }) => (path === '/levels' ? new Promise(() => undefined) : undefined),
    }
    const found = await verify([hang], '--account', 'brindlewick', '--timeout', '1')
    expect(found).toMatchObject({
      code: 2,
      findings: [],
      incomplete: ['listLevels: no answer within 1 seconds'],
    })
    // With or without the list that does not respond.
    expect([size.reads, size.reads - 1]).toContain(Number.parseInt(found.looked, 10))
    expect(found.looked).toContain(` of ${size.operations} operations`)
    const { code, err } = await run([
      'verify',
      '--base-url',
      base(),
      '--token',
      'anything',
      '--timeout',
      '31',
    ])
    expect(code).toBe(2)
    expect(err).toMatch(/at most 30/)
  }, 60_000)

  it('a request is repeated after the time that a 429 specifies', async () => {
    let refused = 0
    const fault: Fault = {
      after: (exchange) => {
        if (exchange.path !== '/teams' || refused++ > 0) return
        Object.assign(exchange, { status: 429, body: { error: 'slow down' } })
        exchange.headers['retry-after'] = '1'
      },
    }
    const started = Date.now()
    const found = await verify([fault], '--account', 'brindlewick')
    expect(found).toMatchObject({ code: 0, findings: [] })
    expect(Date.now() - started).toBeGreaterThan(1000)
  }, 60_000)
})

// biome-ignore format: a table
const writeFaults: [string, string[], Fault][] = [
  ['unknown fields lost', ['unknown-field-lost/updateMission', 'unknown-field-lost/updateMission/objectives'], { before: ({ method, path, sent }) => { if (method === 'PUT' && path === '/missions') { delete sent.contractKitUnknown; delete sent.objectives?.contractKitUnknown } } }],
  ['an update that does nothing', ['update-ignored/updateTeam/name'], { before: ({ method, path, sent }) => { if (method === 'PUT' && path === '/teams' && sent.name.includes('changed')) sent.name = 'Contract kit' } }],
  ['a field lost on creation', ['sent-field-lost/createEvent/category'], { before: ({ method, path, sent }) => { if (path === '/events' && method === 'POST') delete sent.category } }],
  ['a field lost on update', ['field-lost-on-update/updateLevel/ordinal'], { before: ({ method, path, sent }) => { if (path === '/levels' && method === 'PUT') delete sent.ordinal } }],
  ['200 in place of 201', ['undocumented-status/createPrize/200'], { after: (exchange) => { if (exchange.path === '/prizes' && exchange.status === 201) exchange.status = 200 } }],
  ['a blank name accepted', ['undocumented-status/createSurvey/418'], { after: (exchange) => { if (exchange.path === '/surveys' && exchange.status === 422) exchange.status = 418 } }],
  ['deleting twice', ['wrong-status/deleteQuiz/404'], { after: (exchange) => { if (/^\/quizzes\/.*/.test(exchange.path) && exchange.status === 404) Object.assign(exchange, { status: 204, body: undefined, text: '' }) } }],
]

describe('contract verify --write', () => {
  it('calls every operation that can be undone, finds nothing and leaves nothing', async () => {
    const found = await verify([], '--write', '--account', 'quillmoor')
    expect(found).toMatchObject({ code: 0, findings: [], incomplete: [] })
    expect(found.looked).toContain(`${size.operations} of ${size.operations} operations`)
    expect(await leftOvers('quillmoor')).toEqual([])
  }, 60_000)

  it('reports every fault and nothing else', async () => {
    const found = await verify(
      writeFaults.map(([, , fault]) => fault),
      '--write',
      '--account',
      'quillmoor',
    )
    expect(ids(found)).toEqual(
      writeFaults.flatMap(([, expected]) => expected.map((id) => `answer/${id}`)).toSorted(),
    )
    expect(await leftOvers('quillmoor')).toEqual([])
  }, 60_000)

  it('reports what it cannot delete', async () => {
    const refuse: Fault = {
      before: (call) => {
        if (call.method === 'DELETE' && call.path.startsWith('/rules/')) call.path = '/nowhere'
      },
      after: (exchange) => {
        if (exchange.path === '/nowhere') exchange.status = 500
      },
    }
    const found = await verify([refuse], '--write', '--account', 'tarnstead', '--only', 'rules')
    expect(found.findings.map(({ rule }) => rule)).toContain('left-behind')
  }, 60_000)

  /** Runs `verify --write` and sends it a signal after it has created a streak. */
  async function interrupted(server: Awaited<ReturnType<typeof drifting>>, ...signals: NodeJS.Signals[]) {
    const only = ['--only', 'streaks,accounts']
    const settings = ['--token', token, '--write', '--account', 'quillmoor', '--rate', '60', ...only]
    return runProcess(['verify', '--base-url', server.base, ...settings], (child) => {
      const watch = setInterval(() => {
        if (!server.calls.includes('POST /streaks')) return
        clearInterval(watch)
        for (const signal of signals) child.kill(signal)
      }, 5)
    })
  }

  it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    '%s in the middle leaves nothing behind',
    async (signal) => {
      const server = await drifting([])
      const { code, out, err } = await interrupted(server, signal)
      await server.stop()
      expect(code).toBe(2)
      expect(out).toMatch(/interrupted/)
      expect(err).toMatch(/cleaning up [1-9]/)
      // The run was stopped in the middle, when there were objects to delete.
      expect(server.calls).not.toContain('POST /accounts')
      expect(server.calls.at(-1)).toMatch(/^DELETE /)
      expect(await leftOvers('quillmoor')).toEqual([])
    },
    60_000,
  )

  it('deletes an object whose creation got no response', async () => {
    let created = false
    const hang: Fault = {
      after: ({ method, path }) => {
        if (method !== 'POST' || path !== '/streaks') return
        created = true
        throw new Error('the line breaks after the object is there')
      },
    }
    const found = await verify([hang], '--write', '--account', 'quillmoor')
    expect(created).toBe(true)
    expect(found).toMatchObject({ code: 2 })
    expect(found.incomplete.join()).toMatch(/createStreak/)
    expect(await leftOvers('quillmoor')).toEqual([])
  }, 60_000)

  it('never prints a secret', async () => {
    const recording = pathFor('secrets.har')
    const leak = inObjects('/teams', (object) => {
      object[token] = 1
    })
    const server = await drifting([leak])
    const args = [
      'verify',
      '--base-url',
      server.base,
      '--token',
      token,
      '--account',
      'fennmarsh',
      '--only',
      'teams',
      '--har',
      recording,
      ...fast,
    ]
    for (const format of ['human', 'json', 'junit', 'github', 'sarif', 'markdown']) {
      // A separate process also shows output of Node itself.
      const start = format === 'human' ? runProcess : run
      const { out, err } = await start([...args, '--format', format])
      expect(out.length).toBeGreaterThan(100)
      expect(out + err).not.toContain(token)
    }
    await server.stop()
    const recorded = readFileSync(recording, 'utf8')
    const key = (
      await (await fetch(`${base()}/accounts`, { headers: { Authorization: `Bearer ${token}` } })).json()
    )[0].apikey
    expect(key.length).toBeGreaterThan(5)
    expect(recorded).not.toContain(key)
    expect(recorded).not.toContain(token)
  }, 120_000)
})

describe('contract har', () => {
  const entry = (url: string, response: object) => ({
    request: { method: 'GET', url, headers: [] },
    response: { status: 200, headers: [], ...response },
  })
  const url = 'https://api.example.com/admin/api/v0/teams?account=a'
  const har = (...entries: object[]) => fileWith({ log: { entries } }, 'har')
  const mimeType = 'application/json'

  it('reads bodies in base64', async () => {
    const text = Buffer.from(JSON.stringify([{ id: 1, account: 'ä' }])).toString('base64')
    const found = await report('har', har(entry(url, { content: { mimeType, encoding: 'base64', text } })))
    expect(ids(found)).toEqual(['answer/wrong-type/listTeams/200/id'])
  })

  it('reports what it skipped, and is never clean if it checked nothing', async () => {
    const nothing = await report(
      'har',
      har(entry('https://elsewhere.example/', { content: { mimeType, text: '[]' } })),
    )
    expect(nothing).toMatchObject({
      code: 2,
      result: 'could-not-look',
      notes: ['1 of 1 entries left out: not a call of the API'],
    })
    const noBody = await report('har', har(entry(url, { content: { mimeType } })))
    expect(noBody).toMatchObject({ code: 2, result: 'could-not-look' })
  })

  it('reports calls that the contract does not have, without ids', async () => {
    const unknown = 'https://api.example.com/admin/api/v0/badges/secret-id'
    const found = await report(
      'har',
      har(
        entry(unknown, { content: { mimeType, text: '[]' } }),
        entry(url, { content: { mimeType, text: '[]' } }),
      ),
    )
    expect(ids(found)).toEqual(['answer/undocumented-call/GET-/badges/…'])
  })
})
