import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { reset } from '../../mocks/reset'
import { start } from '../../openapi/kit/mocks/server'
import { tempFolder } from '../tempFolder'
import { type Fault, inResponse, withDrift } from './drifting'
import { contract, type Json, load, type Report, run, size } from './support'

// Runs in test:all: it runs the checks of all mocks several times.

const base = 'http://localhost:4173/admin/api/v0'
const entry = (method: string, path: string, { body, status = 200, text = '[]', page }: Json = {}) => ({
  request: {
    method,
    url: base + path,
    headers: [],
    ...(body && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
  },
  response: { status, headers: [], content: { mimeType: 'application/json', text } },
  _page: page,
})
const list = '/teams?account=a&limit=500&skip=0&availability=all&timeframe=all&player='

afterEach(reset)

/** A folder with one recorded test. */
function traffic(...entries: object[]) {
  const folder = tempFolder('contract-traffic')
  if (entries.length > 0) writeFileSync(join(folder, 'one.har'), JSON.stringify({ log: { entries } }))
  return folder
}
/** A request for each operation that only the end-to-end run covers, from each of its screens. */
const seen = async () => {
  const { default: map } = await import('../../openapi/kit/screens/screens.json')
  const { createChecker } = await load('openapi/kit/check/contract.ts')
  const checker = createChecker()
  return Object.entries<string[]>(map.seen).flatMap(([id, screens]) =>
    screens.map((screen) => {
      const [type, place] =
        Object.entries(map.pages).find(([, { form, list }]) => form === screen || list === screen) ?? []
      const { method, path } = checker.byId(id)
      expect(place, screen).toBeDefined()
      return {
        request: { method: method.toUpperCase(), url: base + path.replace('{account}', 'a') },
        response: { status: 0 },
        _page: place?.list === screen ? `/${type}/list` : `/${type}/new`,
      }
    }),
  )
}

/** The report of the command about recorded traffic. */
async function recorded(folder: string): Promise<Report & { code: number }> {
  const { checkTraffic } = await load('openapi/kit/mocks/traffic.ts')
  const { createChecker } = await load('openapi/kit/check/contract.ts')
  const { createReport, exitCode } = await load('openapi/kit/report/findings.ts')
  const report = createReport('mocks', 'x')
  checkTraffic(folder, { checker: createChecker(), report })
  return { ...report, findings: report.findings, code: exitCode(report, 'risky') }
}

describe('contract mocks', () => {
  // The step 'traffic fits the contract' of `npm run test:all` runs the command, which also provokes every answer of the mocks.
  it('passes for recorded traffic that matches, and notes what was never called', async () => {
    const found = await recorded(traffic(entry('GET', list, { page: '/teams/list' }), ...(await seen())))
    expect(found).toMatchObject({ code: 0, findings: [], incomplete: [] })
    expect(found.notes.join()).toMatch(/never called in the end-to-end run: .*listRules/)
  })

  it('fails for a run that was not recorded', async () => {
    const found = await recorded(traffic())
    expect(found).toMatchObject({ code: 2, findings: [] })
    expect(found.incomplete.join()).toMatch(/nothing was recorded/)
    expect((await run(['mocks', '--traffic', 'no-such-folder'])).code).toBe(2)
  })

  it('reports a recorded request or response that does not match, even of refused calls and calls without a response', async () => {
    const team = { id: 'x', account: 'a', name: 'X' }
    const found = await recorded(
      traffic(
        entry('GET', '/teams?limit=many', { status: 400, text: '{"error": "limit"}' }),
        entry('POST', '/teams', {
          body: { ...team, colour: 'red' },
          status: 422,
          text: '{"error": "colour"}',
        }),
        entry('PUT', '/teams', { body: { ...team, points: '1' }, status: 0 }),
        entry('GET', list, { text: '[{"id": 1, "account": "a"}]' }),
        ...(await seen()),
      ),
    )
    expect(found.code).toBe(1)
    expect(found.findings.map(({ id }) => id).toSorted()).toEqual([
      'answer/wrong-type/listTeams/200/id',
      'request/missing-parameter/listTeams/account',
      'request/undocumented-field/createTeam/colour',
      'request/wrong-parameter/listTeams/limit',
      'request/wrong-type/updateTeam/points',
    ])
  })

  it('reports a recorded token', async () => {
    const { origin, stop } = await start()
    const token = await (await fetch(`${origin}/mock-provider/tokens/service-admin`)).text()
    await stop()
    const leak = entry('GET', list, { page: '/teams/list' })
    const found = await recorded(traffic({ ...leak, comment: token }, ...(await seen())))
    expect(found.findings.map(({ id }) => id)).toEqual(['mocks/secret-recorded'])
  })

  it('reports a screen that the map does not know', async () => {
    const strange = entry('GET', '/rules?account=a', { page: '/teams/list' })
    const found = await recorded(traffic(strange, ...(await seen())))
    expect(found.findings.map(({ id }) => id)).toContain('mocks/screens-outdated')
  })

  it('provokes each documented status of each operation, and reports mocks that drift', async () => {
    const statuses = Object.values<Json>(contract().paths)
      .flatMap((item) => Object.values<Json>(item))
      .flatMap(({ responses }) => Object.keys(responses))
    const faults: Fault[] = [
      inResponse('GET', '/levels', (body) => body.forEach((level: Json) => { level.ordinal = 'first' })),
      { after: (exchange) => { if (exchange.path === '/copy' || exchange.status === 429) delete exchange.headers['retry-after'] } },
      { after: (exchange) => { if (exchange.method === 'POST' && exchange.path.startsWith('/accounts/image') && exchange.status === 200) exchange.body = {} } },
    ] // biome-ignore format: a table
    const mocks = await start()
    const { provokeAll } = await load('openapi/kit/mocks/responses.ts')
    const { createChecker } = await load('openapi/kit/check/contract.ts')
    const { createReport } = await load('openapi/kit/report/findings.ts')
    const { examplesOf } = await load('openapi/kit/contract/bundle.ts')
    const checker = createChecker()
    const drift = createReport('mocks', 'x')
    const looked: Json = await withDrift(faults, ({ origin }) =>
      provokeAll(
        { origin, setFault: mocks.setFault },
        { checker, report: drift, examples: examplesOf(contract()) },
      ),
    )
    await mocks.stop()
    expect(looked.responses).toBe(statuses.length)
    expect(drift.incomplete).toEqual([])
    const ids: string[] = drift.findings.map(({ id }: { id: string }) => id)
    expect(ids).toContain('answer/wrong-type/listLevels/200/ordinal')
    expect(ids).toContain('answer/missing-field/uploadAccountImage/200/path')
    expect(ids.filter((id) => id.startsWith('answer/missing-header/'))).toHaveLength(size.operations)
    expect(ids).toHaveLength(66)
  })
})
